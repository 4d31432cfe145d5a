"""What a software centre shows keeps to Flathub's list of quality, in both languages."""

import colorsys
import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import bundle
import pytest
from linux import layout

from engine import catalog
from engine.store import APP_ID, APP_NAME

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it is for Linux")

SITE = "https://games.example/stowaway"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
ARTICLES = {"en": ("a ", "an ", "the "), "de": ("der ", "die ", "das ", "ein ", "eine ")}


@pytest.fixture(scope="module")
def page() -> ET.Element:
    return ET.fromstring(layout.metainfo(bundle.version(), 1_700_000_000, SITE))


def texts(page: ET.Element, tag: str) -> list[tuple[str, str]]:
    """What elements say, each after its language."""
    return [
        (item.get(LANG, "en"), " ".join("".join(item.itertext()).split()))
        for item in page.iterfind(tag)
    ]


def test_the_name_is_short(page: ET.Element) -> None:
    assert page.findtext("name") == APP_NAME
    assert len(APP_NAME) <= 15


def test_the_summary_is_short_and_begins_with_no_article(page: ET.Element) -> None:
    found = dict(texts(page, "summary"))
    assert set(found) == {"en", "de"}
    for language, text in found.items():
        assert 10 <= len(text) <= 35, text
        assert not text.lower().startswith(ARTICLES[language])
        assert text[0].isupper()
        assert not text.endswith(".")
        assert APP_NAME.lower() not in text.lower()


def test_two_brand_colours_are_colourful_and_not_the_icons(page: ET.Element) -> None:
    colours = {
        str(item.get("scheme_preference")): str(item.text)
        for item in page.iterfind("branding/color")
    }
    assert set(colours) == {"light", "dark"}
    assert {item.get("type") for item in page.iterfind("branding/color")} == {"primary"}
    icon = (layout.ART / "stowaway.svg").read_text(encoding="utf-8").lower()
    lightness = {}
    for scheme, colour in colours.items():
        assert re.fullmatch(r"#[0-9a-f]{6}", colour)
        assert colour not in icon
        red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
        _, lightness[scheme], saturation = colorsys.rgb_to_hls(red, green, blue)
        assert saturation > 0.3, "it is grey"
    assert lightness["light"] > lightness["dark"]


def test_the_description_is_neither_short_nor_long(page: ET.Element) -> None:
    for language in ("en", "de"):
        paragraphs = [text for each, text in texts(page, "description/p") if each == language]
        items = [text for each, text in texts(page, "description/ul/li") if each == language]
        assert 2 <= len(paragraphs) <= 6
        assert all(60 <= len(text) <= 300 for text in paragraphs)
        assert len(items) == len(catalog.ids()) <= 10


def test_the_release_has_notes(page: ET.Element) -> None:
    releases = page.findall("releases/release")
    assert [item.get("version") for item in releases] == [bundle.version()]
    (release,) = releases
    assert release.get("date") == "2023-11-14"
    items = texts(release, "description/ul/li")
    assert {language for language, _ in items} == {"en", "de"}
    for language in ("en", "de"):
        mine = [text for each, text in items if each == language]
        assert 3 <= len(mine) <= 10
        assert len(set(mine)) == len(mine)
        for text in mine:
            assert 20 <= len(text) <= 120
            assert not text.endswith(".")
            assert not re.search(r"bug ?fix|improvements|Fehlerbehebung", text, re.IGNORECASE)
    assert {language for language, _ in texts(release, "description/p")} == {"en", "de"}


def test_it_says_which_languages_the_program_speaks(page: ET.Element, tmp_path: Path) -> None:
    (translation,) = page.findall("translation")
    assert translation.get("type") == "qt"
    made = tmp_path / "bundle"
    languages = made / "_internal" / "resources" / "languages"
    languages.mkdir(parents=True)
    (made / "stowaway").touch()
    own = sorted((bundle.ROOT / "resources" / "languages").glob("*.qm"))
    for file in own:
        (languages / file.name).write_bytes(file.read_bytes())
    prefix = tmp_path / "usr"
    layout.lay_out(made, prefix, version="1.2.3", epoch=1_700_000_000)
    # A software centre adds `_<language>.qm` to what the tag says, and looks below `share`.
    place = prefix / "share" / str(translation.text)
    found = sorted(place.parent.glob(f"{place.name}_*.qm"))
    assert [file.name for file in found] == [file.name for file in own]
    assert [file.read_bytes() for file in found] == [file.read_bytes() for file in own]
    assert all(file.is_symlink() for file in found), "the same bytes are not shipped twice"


def test_there_are_screenshots_with_captions(page: ET.Element) -> None:
    shots = page.findall("screenshots/screenshot")
    assert 3 <= len(shots) <= 6
    assert [shot.get("type") for shot in shots] == ["default", *[None] * (len(shots) - 1)]
    seen = set()
    for shot in shots:
        captions = dict(texts(shot, "caption"))
        assert set(captions) == {"en", "de"}
        for text in captions.values():
            assert 20 <= len(text) <= 100, text
            assert text[0].isupper()
            assert not text.endswith((".", "!"))
            assert not re.search(r"[.!] ", text), "it is one sentence"
        seen |= set(captions.values())
    assert len(seen) == 2 * len(shots)


def test_each_game_has_a_caption_of_its_own() -> None:
    assert set(layout.CAPTIONS) == {"lounge", *catalog.ids()}
    shots = dict(zip(["lounge", *catalog.ids()], layout.screenshots(), strict=True))
    for name in catalog.ids():
        title = catalog.game(name).title.replace("'", "’")
        assert all(title in caption for caption in shots[name].captions.values())


def test_pictures_have_the_size_that_is_told(page: ET.Element) -> None:
    """The step that makes them asks the gallery for this size."""
    package = (bundle.ROOT / "packaging" / "package.py").read_text(encoding="utf-8")
    width, height = layout.SCREENSHOT_SIZE
    assert f"{width}x{height}/" in package
    for image in page.iter("image"):
        assert (image.get("width"), image.get("height")) == (str(width), str(height))
        assert str(image.text).endswith(".png")


def test_every_address_is_the_release_steps(page: ET.Element) -> None:
    """No file names a host: who builds a release says where it lies."""
    template = (layout.HERE / "metainfo.xml").read_text(encoding="utf-8")
    assert "://" not in template
    addresses = [str(item.text) for tag in ("url", "image") for item in page.iter(tag)]
    assert addresses
    assert all(address.startswith(SITE) for address in addresses)
    kinds = {str(item.get("type")) for item in page.iter("url")}
    assert kinds == {"homepage", "bugtracker", "vcs-browser"}


def test_an_address_cannot_break_the_page() -> None:
    page = ET.fromstring(layout.metainfo("1.2.3", 1_700_000_000, "https://x.example/?a&b<c>"))
    assert page.findtext("url") == "https://x.example/?a&b<c>"


def test_it_says_how_one_plays(page: ET.Element) -> None:
    assert [item.text for item in page.iterfind("recommends/control")] == ["pointing", "keyboard"]
    assert [item.text for item in page.iterfind("supports/control")] == ["touch"]
    rating = page.find("content_rating")
    assert rating is not None
    assert rating.get("type") == "oars-1.1"
    developer = page.find("developer")
    assert developer is not None
    assert APP_ID.startswith(f"{developer.get('id')}.")


def test_nothing_is_left_to_fill_in() -> None:
    for site in ("", SITE):
        assert b"@" not in layout.metainfo("1.2.3", 1_700_000_000, site)
