"""Tests of the themes: words are legible, fabrics are told apart whatever eyes look at them."""

from __future__ import annotations

import dataclasses
import itertools
import math

import numpy as np
import pytest
from PySide6.QtGui import QColor

from tests.vision import EYES, Floats
from ui.look.palette import COLOURS, THEMES, Theme, contrast, faded, luminance, mix

# Linear sRGB to XYZ (D65), and the matrices of CIECAM02.
TO_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
CAT02 = np.array([[0.7328, 0.4296, -0.1624], [-0.7036, 1.6975, 0.0061], [0.0030, 0.0136, 0.9834]])
HPE = np.array([[0.38971, 0.68898, -0.07868], [-0.22981, 1.18340, 0.04641], [0.0, 0.0, 1.0]])
WHITE = np.array([95.047, 100.0, 108.883])
ADAPTING = 64 / math.pi / 5


def linear(colour: QColor) -> Floats:
    values = np.array([colour.redF(), colour.greenF(), colour.blueF()])
    low = values / 12.92
    return np.where(values <= 0.04045, low, ((values + 0.055) / 1.055) ** 2.4)


def _adapted(xyz: Floats) -> tuple[Floats, float]:
    k = 1 / (5 * ADAPTING + 1)
    level = 0.2 * k**4 * 5 * ADAPTING + 0.1 * (1 - k**4) ** 2 * (5 * ADAPTING) ** (1 / 3)
    degree = 1 - math.exp((-ADAPTING - 42) / 92) / 3.6
    gain = degree * 100 / (CAT02 @ WHITE) + 1 - degree
    cones = HPE @ np.linalg.inv(CAT02) @ (gain * (CAT02 @ xyz))
    power = (level * np.abs(cones) / 100) ** 0.42
    return np.sign(cones) * 400 * power / (power + 27.13) + 0.1, level


def cam02_ucs(linear: Floats) -> Floats:
    """J', a', b' of a linear sRGB colour in an average surround (Y_b 20, sRGB's viewing light)."""
    ratio = 0.2
    base = 0.725 * (1 / ratio) ** 0.2
    exponent = 0.69 * (1.48 + math.sqrt(ratio))

    def achromatic(cones: Floats) -> float:
        return float((2 * cones[0] + cones[1] + cones[2] / 20 - 0.305) * base)

    cones, level = _adapted(100 * TO_XYZ @ linear)
    white, _ = _adapted(WHITE)
    a = cones[0] - 12 * cones[1] / 11 + cones[2] / 11
    b = (cones[0] + cones[1] - 2 * cones[2]) / 9
    hue = math.atan2(b, a)
    eccentric = (math.cos(hue + 2) + 3.8) / 4
    t = (50000 / 13 * base * eccentric * math.hypot(a, b)) / (
        cones[0] + cones[1] + 21 / 20 * cones[2]
    )
    lightness = 100 * (achromatic(cones) / achromatic(white)) ** exponent
    chroma = t**0.9 * math.sqrt(lightness / 100) * (1.64 - 0.29**ratio) ** 0.73
    colourful = math.log(1 + 0.0228 * chroma * level**0.25) / 0.0228
    return np.array(
        [
            1.7 * lightness / (1 + 0.007 * lightness),
            colourful * math.cos(hue),
            colourful * math.sin(hue),
        ]
    )


def _name(theme: Theme) -> str:
    return theme.name


def test_the_yardstick_is_right() -> None:
    """Known values of CAM02-UCS under sRGB's viewing conditions: white, and pure red."""
    assert cam02_ucs(linear(QColor("white"))) == pytest.approx([100.0, -1.917, -1.138], abs=0.01)
    assert cam02_ucs(linear(QColor("red"))) == pytest.approx([60.057, 38.679, 24.316], abs=0.01)


@pytest.mark.parametrize("theme", THEMES, ids=_name)
def test_every_text_has_contrast(theme: Theme) -> None:
    pale = {
        name: round(contrast(ink, ground), 2)
        for name, ink, ground in theme.text_pairs()
        if contrast(ink, ground) < 4.5
    }
    assert {} == pale


@pytest.mark.parametrize("theme", THEMES, ids=_name)
def test_the_focus_ring_stands_out(theme: Theme) -> None:
    grounds = (theme.linen, theme.card, theme.raised, theme.sunken, theme.lining, theme.tag)
    assert all(contrast(theme.focus, ground) >= 3 for ground in grounds)


@pytest.mark.parametrize("theme", THEMES, ids=_name)
@pytest.mark.parametrize(
    ("eyes", "least"), [("normal", 30), ("protan", 15), ("deutan", 15), ("tritan", 15)]
)
def test_fabrics_are_far_apart(theme: Theme, eyes: str, least: float) -> None:
    seen = [
        cam02_ucs(np.clip(EYES[eyes] @ linear(fabric.base), 0.0, 1.0)) for fabric in theme.fabrics
    ]
    near = min(float(np.linalg.norm(one - other)) for one, other in itertools.combinations(seen, 2))
    assert near >= least


def confused(theme: Theme, eyes: str, least: float) -> set[str]:
    """The pairs of players' colours that are nearer to each other than `least`."""
    seen = {
        colour: cam02_ucs(np.clip(EYES[eyes] @ linear(theme.player(colour)), 0.0, 1.0))
        for colour in COLOURS
    }
    return {
        f"{one} {other}"
        for one, other in itertools.combinations(COLOURS, 2)
        if np.linalg.norm(seen[one] - seen[other]) < least
    }


@pytest.mark.parametrize(
    ("eyes", "pairs"),
    [
        ("normal", set()),
        (
            "protan",
            {
                "slate teal",
                "ocean slate",
                "plum slate",
                "brick teal",
                "brick moss",
                "teal berry",
                "moss amber",
                "slate berry",
                "ocean plum",
                "brick amber",
            },
        ),
        (
            "deutan",
            {
                "slate teal",
                "ocean slate",
                "plum slate",
                "brick moss",
                "teal berry",
                "moss amber",
                "slate berry",
                "ocean plum",
                "brick amber",
            },
        ),
        (
            "tritan",
            {
                "slate teal",
                "ocean slate",
                "plum amber",
                "ocean moss",
                "amber berry",
                "brick berry",
                "moss slate",
                "brick amber",
            },
        ),
    ],
)
def test_which_players_colour_alone_does_not_tell_apart(eyes: str, pairs: set[str]) -> None:
    """Why a seat mark has an emblem: see `test_marks`."""
    least = 12 if eyes == "normal" else 15
    assert pairs == set().union(*(confused(theme, eyes, least) for theme in THEMES))


def test_players_are_eight_and_the_first_six_are_those_of_old_saves() -> None:
    assert ("brick", "ocean", "plum", "moss", "amber", "slate") == COLOURS[:6]
    for theme in THEMES:
        assert 8 == len({theme.player(colour).name() for colour in COLOURS})
        assert theme.player("brick") == theme.player("of another version")


@pytest.mark.parametrize("theme", THEMES, ids=_name)
def test_fabrics_differ_in_pattern_and_from_the_lining(theme: Theme) -> None:
    assert 4 == len({fabric.weave for fabric in theme.fabrics})
    assert all(contrast(fabric.edge, theme.lining) >= 3 for fabric in theme.fabrics)
    assert all(contrast(fabric.seam, fabric.base) >= 1.5 for fabric in theme.fabrics)


@pytest.mark.parametrize("theme", THEMES, ids=_name)
def test_every_ground_and_text_is_opaque(theme: Theme) -> None:
    clear = {
        field.name
        for field in dataclasses.fields(theme)
        if isinstance(getattr(theme, field.name), QColor)
        and getattr(theme, field.name).alpha() != 255
    }
    assert {"hatch", "shadow"} == clear


def test_contrast_and_mixing() -> None:
    black, white = QColor("black"), QColor("white")
    assert contrast(black, white) == pytest.approx(21)
    assert contrast(white, black) == pytest.approx(21)
    assert luminance(QColor("#777777")) == pytest.approx(0.1845, abs=1e-3)
    assert "#808080" == mix(black, white, 0.5).name()
    assert faded(white, 0.5).alphaF() == pytest.approx(0.5, abs=0.01)
    assert 1.0 == white.alphaF()
