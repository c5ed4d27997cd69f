# /// script
# requires-python = ">=3.10"
# dependencies = ["fonttools[woff]==4.66.1"]
# ///
"""Subsets the shop's two typefaces to the glyphs of Spanish and English. Run: `uv run src/styles/fonts/subset.py`"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
SOURCES = HERE.parents[2] / "node_modules/@fontsource-variable"

ASCII = "".join(map(chr, range(0x20, 0x7F)))
# Nobody writes these in a shop; they would be in the fallback font.
UNUSED = "\\^`{}|~"
GLYPHS = f"{ASCII}áéíóúüñÁÉÍÓÚÜÑ¿¡ª°º·×«»“”‘’–—…©®€\u00a0½−"
# In headings, these are rare enough for the fallback font.
NOT_IN_HEADINGS = "@#[]_<>=*ª®½−"
# At the largest heading on a screen of two pixels to the point, a unit is 0.3 of a pixel (decision 032).
UNITS_PER_EM = 512


def without(glyphs: str, left_out: str) -> str:
    return "".join(glyph for glyph in glyphs if glyph not in left_out)


def subset(source: str, target: str, glyphs: str, weight: float | tuple[float, float], features: list[str]) -> None:
    font = instantiateVariableFont(TTFont(SOURCES / source, recalcTimestamp=False), {"wght": weight})
    options = Options(layout_features=features, name_IDs=[0, 1, 2, 14])
    options.drop_tables += ["STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(text=glyphs)
    subsetter.subset(font)
    scale_upem(font, UNITS_PER_EM)
    font.flavor = "woff2"
    font.save(HERE / target)
    print(f"{target}: {(HERE / target).stat().st_size / 1024:.1f} KB")


subset(
    "fraunces/files/fraunces-latin-wght-normal.woff2",
    "fraunces.woff2",
    without(GLYPHS, UNUSED + NOT_IN_HEADINGS),
    # A single weight; a variable font is twice the size.
    weight=580,
    features=["kern"],
)
subset(
    "figtree/files/figtree-latin-wght-normal.woff2",
    "figtree.woff2",
    without(GLYPHS, UNUSED) + "←→↑✓",
    weight=(400, 650),
    features=["kern", "tnum"],
)
