"""Tests: deal codes: read out, typed in, and every slip of the hand noticed."""

from __future__ import annotations

import re

import pytest

from engine.core import Rng
from engine.match import codes


def some(count: int = 40) -> list[str]:
    stream = Rng("codes")
    numbers = [0, 1, codes.CODES_PER_GAME - 1]
    numbers += [stream.bits32() << 3 | stream.below(8) for _ in range(count)]
    return [codes.new(prefix, number) for number in numbers for prefix in ("PE", "CO")]


def test_a_code_looks_like_a_code() -> None:
    assert codes.new("PE", 0) == "PE-0000-000" + codes.new("PE", 0)[-1]
    for code in some():
        assert len(code) == 12
        assert code[2] == code[7] == "-"
        assert not set(code[3:]) & set("ILOU")


def test_different_numbers_have_different_codes() -> None:
    assert len({codes.new("PE", number) for number in range(5000)}) == 5000
    assert codes.new("PE", 7)[3:] != codes.new("CO", 7)[3:], "the check holds the game too"


def test_a_code_is_read_as_it_is_written() -> None:
    for code in some():
        assert codes.parse(code) == code
        assert codes.parse(code, code[:2]) == code


def test_how_a_person_types() -> None:
    code = codes.new("PE", 0b00001_00000_00001_11111_00000_00001_10001)
    assert code.startswith("PE-101Z-01H")
    for typed in (
        code.lower(),
        code.replace("-", ""),
        code.replace("-", " "),
        f"  {code}\n",
        code.replace("1", "I"),
        code.replace("1", "l"),
        code.replace("0", "o"),
        code.replace("-", "\u2013"),
        "p e " + code[3:],
        code[3:],
    ):
        assert codes.parse(typed, "PE") == code, typed


def test_every_single_slip_is_noticed() -> None:
    for code in some(12):
        for at in (0, 1, 3, 4, 5, 6, 8, 9, 10, 11):
            letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if at < 2 else codes.ALPHABET
            for char in letters:
                if char != code[at]:
                    with pytest.raises(codes.CodeError):
                        codes.parse(code[:at] + char + code[at + 1 :])


def test_every_exchange_of_two_characters_is_noticed() -> None:
    places = (3, 4, 5, 6, 8, 9, 10, 11)
    for code in some():
        for i in places:
            for j in places:
                if code[i] != code[j]:
                    chars = list(code)
                    chars[i], chars[j] = chars[j], chars[i]
                    with pytest.raises(codes.CodeError):
                        codes.parse("".join(chars))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "eight characters"),
        ("PE", "eight characters"),
        ("PE-7K3F-9QX2X", "eight characters"),
        ("12-7K3F-9QX2", "two letters"),
        ("PE-7K3F-9QXU", "do not contain 'U'"),
        ("PE-7K3F-9QX\u00e4", "do not contain 'Ä'"),
        ("x" * 101, "too long"),
        ("\u1e9e" * 10, "two letters"),
    ],
)
def test_what_is_no_code_gets_a_sentence(text: str, words: str) -> None:
    with pytest.raises(codes.CodeError, match=words):
        codes.parse(text)


@pytest.mark.parametrize("prefix", ["PE", "CO"])
def test_the_example_is_a_code_of_the_game(prefix: str) -> None:
    with pytest.raises(codes.CodeError) as caught:
        codes.parse("x", prefix)
    shown = re.findall(r"[A-Z]{2}-\w{4}-\w{4}", str(caught.value))
    assert [codes.parse(code, prefix) for code in shown] == [codes.example(prefix)]


def test_another_games_code_is_said_to_be_one() -> None:
    with pytest.raises(codes.CodeError, match="another game"):
        codes.parse(codes.new("CO", 99), "PE")


@pytest.mark.parametrize("entropy", [-1, codes.CODES_PER_GAME])
def test_entropy_is_bounded(entropy: int) -> None:
    with pytest.raises(ValueError, match="entropy"):
        codes.new("PE", entropy)
