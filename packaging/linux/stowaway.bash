# Bash completion for stowaway. None of the words it offers contains a space.
# shellcheck disable=SC2207

_stowaway() {
    local cur prev words cword
    _init_completion -s || return

    local levels='random easy normal hard expert'
    local command=${words[1]}

    case $prev in
        --seats)
            COMPREPLY=($(compgen -W "$levels" -- "$cur"))
            return
            ;;
        --format)
            COMPREPLY=($(compgen -W 'text link bgsplay csv' -- "$cur"))
            return
            ;;
        --sheet)
            COMPREPLY=($(compgen -W 'pad reference solo' -- "$cur"))
            return
            ;;
        --paper)
            COMPREPLY=($(compgen -W 'a4 letter' -- "$cur"))
            return
            ;;
        --language)
            COMPREPLY=($(compgen -W 'en de' -- "$cur"))
            return
            ;;
        --save | --smoke)
            _filedir -d
            return
            ;;
        -o | --output)
            _filedir
            return
            ;;
        --games | --seed | --option | --jobs | --to | --seat)
            return
            ;;
    esac

    if ((cword == 1)); then
        COMPREPLY=($(compgen -W 'games simulate replay review export verify repair print archive --help --version --smoke' -- "$cur"))
        _filedir stowaway
        _filedir stowaway-all
        return
    fi

    if [[ $command == archive ]] && ((cword == 2)); then
        COMPREPLY=($(compgen -W 'export import --help' -- "$cur"))
        return
    fi

    local options=
    case $command in
        games) options='--json' ;;
        simulate) options='--seats --games --seed --option --jobs --save --json' ;;
        replay) options='--to --json' ;;
        review) options='--seat --json' ;;
        export) options='--format --history --review --language --output' ;;
        verify) ;;
        repair) options='--output' ;;
        print) options='--sheet --paper --language --output' ;;
        archive)
            options='--json'
            [[ ${words[2]} == import ]] && options+=' --yes'
            ;;
        *) return ;;
    esac

    if [[ $cur == -* ]]; then
        COMPREPLY=($(compgen -W "$options --help" -- "$cur"))
    elif [[ $command == simulate || $command == print ]]; then
        local games
        games=$("${words[0]}" games 2>/dev/null | sed -n 's/^\([a-z][a-z0-9-]*\).*/\1/p')
        COMPREPLY=($(compgen -W "$games" -- "$cur"))
        if [[ $command == print ]]; then
            _filedir stowaway
        fi
    elif [[ $command == archive ]]; then
        _filedir stowaway-all
    elif [[ $command != games ]]; then
        _filedir stowaway
    fi
} &&
    complete -F _stowaway stowaway
