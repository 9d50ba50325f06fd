"""Cuts the fonts down to what the page writes with them; run it when a font package is another.

`pip install fonttools brotli`, then `python scripts/fonts.py` in `web/`. What is cut is no longer the original, and
does not bear its name.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

WEB = Path(__file__).parents[1]
LATIN_1 = range(0x00A0, 0x0100)
WRITTEN = [ord(letter) for letter in "\u00a0§©ª«°±·º»½×ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãäåæçèéêíðñóôõöøúüýþ"]
"""What is written with it here: Portuguese, and the names of the Irish and the Norse."""
SIGNS = (0x2009, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x202F)
LATIN = [*range(0x0020, 0x007F), *WRITTEN, *SIGNS, 0x20AC, 0x2191, 0x2193, 0x2212]
POLISH = [ord(letter) for letter in "ĄąĆćĘęŁłŃńŚśŹźŻż"]
PARTS = {
    "latin": ("latin", LATIN),
    "latin-1": ("latin", [letter for letter in LATIN_1 if letter not in WRITTEN]),
    "polish": ("latin-ext", POLISH),
    "latin-extended-a": ("latin-ext", [letter for letter in range(0x0100, 0x0180) if letter not in POLISH]),
}
"""Of each file: from which it is cut, and its letters. Other languages' letters come only with a name that has them."""
FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "lnum", "tnum"]
FONTS = {"alegreya": "Meadhall Serif", "source-sans-3": "Meadhall Sans"}
NAMES = (1, 4, 6, 16, 25)


def main() -> None:
    for font, name in FONTS.items():
        for part, (package, letters) in PARTS.items():
            files = WEB / "node_modules" / "@fontsource-variable" / font / "files"
            cut = TTFont(files / f"{font}-{package}-wght-normal.woff2")
            options = Options()
            options.layout_features = FEATURES
            subsetter = Subsetter(options)
            subsetter.populate(unicodes=letters)
            subsetter.subset(cut)
            for record in cut["name"].names:
                if record.nameID in NAMES:
                    record.string = name.replace(" ", "") if record.nameID in (6, 25) else name
            cut.flavor = "woff2"
            target = WEB / "src" / "styles" / "fonts" / f"{font}-{part}.woff2"
            target.parent.mkdir(exist_ok=True)
            cut.save(target)
            print(f"{target.name}: {target.stat().st_size:,d} bytes")


if __name__ == "__main__":
    main()
