"""The city hotel's lobby at night: green panelling, fluted reception desk, key rack, velvet armchairs, brass lamps."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from bedroom import *
from outdoor import bush, pot
from shot import load, shoot
from trees import m_leafy


def desk(x, y, w, walnut, brass, stone):
    """A fluted desk with a stone top and a brass foot."""
    n = 46

    def front(u, v):
        f = (u * n) % 1
        return (x + (u - 0.5) * w, y - 0.014 * abs(math.sin(math.pi * f)) ** 0.6, 0.1 + v * 0.94)

    shade_smooth(grid("flutes", n * 10, 1, front, walnut), 60)
    box("body", (w, 0.6, 0.94), (x, y + 0.305, 0.57), walnut, 0.004)
    box("foot", (w - 0.04, 0.56, 0.1), (x, y + 0.31, 0.05), brass, 0.004)
    box("top", (w + 0.1, 0.74, 0.05), (x, y + 0.28, 1.07), stone, 0.012)


def key_rack(x, y, z, cols, rows, walnut, brass):
    """Pigeon-holes behind the desk, a key with its tassel in most of them."""
    s, d = 0.22, 0.16
    w, h = cols * s, rows * s
    box("back", (w, 0.02, h), (x, y - 0.01, z + h / 2), walnut, 0)
    for i in range(cols + 1):
        box("side", (0.02, d, h + 0.02), (x - w / 2 + i * s, y - d / 2, z + h / 2), walnut, 0.003)
    for j in range(rows + 1):
        box("shelf", (w + 0.02, d, 0.02), (x, y - d / 2, z + j * s), walnut, 0.003)
    rnd = random.Random(4)
    tassel = m_linen("tassel", "#8e2f25", coord="Object", sheen=0.4)
    for i in range(cols):
        for j in range(rows):
            cx, cz = x - w / 2 + (i + 0.5) * s, z + j * s
            if rnd.random() < 0.7:
                lathe("tag", [(0, 0), (0.018, 0.004), (0.02, 0.05), (0.008, 0.075), (0, 0.075)], (cx, y - d + 0.02, cz + 0.05), brass, 24)
                tube("cord", [(cx, y - d + 0.02, cz + 0.125), (cx, y - d + 0.015, cz + 0.18)], 0.003, tassel, bez=False)
            if rnd.random() < 0.35:
                box("letter", (0.15, 0.11, 0.004), (cx, y - d / 2, cz + 0.014), m_plain("paper", "#efe7d6", 0.9), 0, 1, (0, 0, rnd.uniform(-0.2, 0.2)))


def globe(at, h, brass, power):
    """A hanging lamp of opal glass."""
    x, y, z = at
    tube("rod", [(x, y, z + 0.14), (x, y, h)], 0.014, m_plain("rod", "#2a241c", 0.5), bez=False)
    ball = lathe("ball", [(0.13 * math.sin(math.pi * i / 24) + 1e-4, -0.13 * math.cos(math.pi * i / 24)) for i in range(25)], at, m_emit("opal", "#ffd9a6", 3.2), 48)
    shade_smooth(ball).visible_shadow = False
    lathe("cap", [(0, 0.12), (0.06, 0.12), (0.05, 0.16), (0, 0.17)], at, brass, 32)
    point((x, y, z), power, "#ffc386", 0.13)


def main():
    shot = load()
    reset()
    green, cream = m_plaster("green", "#3f5245", "#37493d", 0.1), m_plaster("cream", "#e9dfcd", "#dccfb8", 0.2)
    walnut, oak = m_wood("walnut", "#80542f", "#3a2214", 3, "Z", 0.36, clear=0.2), m_oakfloor("oakfloor", "#ab8054", "#654426", 0.26)
    brass, stone = m_plain("brass", "#c9a25e", 0.24, metal=1), m_plaster("stone", "#e8e0d2", "#c2b8a8", 0.05, 3)
    velvet, rust = m_linen("velvet", "#a0532f", var=0.03, coord="Object", sheen=0.9, rough=0.7), m_linen("gold", "#b98d4c", var=0.03, coord="Object", sheen=0.9, rough=0.7)
    cloth_shade = m_sheer("shade", "#f3e2c4", 1.0, 0.55)
    leafy = m_leafy("palm", "#2f4a26", "#6f8a4a", 6)
    x0, x1, y0, y1, h = -4.6, 4.2, -5.2, 3.0, 3.5
    planks_herringbone(x0 - 0.1, x1, y0, y1 + 0.1, L=0.7, W=0.11, mat=oak)
    mesh_obj("sub", [(-6, -7, -0.004), (6, -7, -0.004), (6, 5, -0.004), (-6, 5, -0.004)], [(0, 1, 2, 3)], m_plain("sub", "#2a1c12", 0.9))
    room(x0, x1, y0, y1, h=h, wall=green, back=green, ceil=cream)
    joinery = m_plain("joinery", "#43574a", 0.4, spec=0.4)
    for a, b in ((-4.4, -2.9), (-2.6, -1.55), (2.35, 4.0)):
        for za, zb in ((0.3, 1.1), (1.28, 3.0)):
            panel("y", y1 - 0.005, a, b, za, zb, joinery, 0.04, 0.022)
    for k in range(4):
        a = y0 + 0.3 + k * 2.0
        for x in (x0 + 0.005, x1 - 0.005):
            for za, zb in ((0.3, 1.1), (1.28, 3.0)):
                panel("x", x, a, a + 1.7, za, zb, joinery, 0.04, 0.022)
    skirting(joinery, x0, x1, y0, y1, 0.18)
    box("skirtleft", (0.02, y1 - y0, 0.18), (x0 + 0.01, (y0 + y1) / 2, 0.09), joinery, 0.005)
    for z, w in ((3.46, 0.1), (3.36, 0.05)):
        box("cornice", (x1 - x0, w, 0.1), ((x0 + x1) / 2, y1 - w / 2, z), cream, 0.015)
        for x, s in ((x0, 1), (x1, -1)):
            box("cornice", (w, y1 - y0, 0.1), (x + s * w / 2, (y0 + y1) / 2, z), cream, 0.015)

    # Reception on the back wall.
    desk(0.4, 1.5, 3.2, walnut, brass, stone)
    key_rack(0.4, y1, 1.25, 13, 6, walnut, brass)
    for k in (-1.25, 2.05):
        lamp((k, 1.75, 1.095), brass, cloth_shade, power=7, s=0.85, ribs=False)
    lathe("bell", [(0, 0), (0.045, 0), (0.045, 0.01), (0.04, 0.02), (0.028, 0.042), (0.006, 0.05), (0.006, 0.058), (0, 0.06)], (0.55, 1.62, 1.095), brass, 48)
    book(0.3, 0.22, 0.03, (0.1, 1.66, 1.11), 0.1, m_linen("ledger", "#2f4236", coord="Object"), m_plain("paper", "#efe7d6", 0.9))
    vase((1.3, 1.75, 1.095), m_plain("pale", "#d9cdb9", 0.35, clear=0.2), 0.3, 0.1, 0.045)
    for i in range(9):
        olive_branch((1.3, 1.75, 1.36), 0.55, m_linen("leaf", "#7c8462", coord="Object", var=0.2, rough=0.55, translucent=0.25), m_plain("stem", "#5d4a35", 0.8), seed=30 + i, n=24, spread=0.8)
    for x in (-0.7, 0.4, 1.5):
        globe((x, 0.9, 2.45), h, brass, 26)

    # Sitting corner on the left: two velvet chairs, a round table, a floor lamp, a tall mirror.
    rug(-4.1, -0.7, -2.9, 0.2, m_rug("ruglobby", "#c9a878", "#7a4a34", 0.06), n=120)
    barrel_chair((-3.15, -0.55, 0), math.radians(-100), velvet, walnut, 0.43)
    barrel_chair((-2.0, -2.0, 0), math.radians(62), velvet, walnut, 0.43)
    barrel_chair((-3.3, -2.0, 0), math.radians(15), rust, walnut, 0.43)
    lathe("table", [(0, 0), (0.22, 0), (0.23, 0.015), (0.03, 0.04), (0.03, 0.44), (0.34, 0.45), (0.35, 0.475), (0, 0.475)], (-2.35, -1.05, 0), brass, 72)
    lathe("tabletop", [(0, 0.475), (0.36, 0.475), (0.362, 0.49), (0, 0.49)], (-2.35, -1.05, 0), stone, 72)
    book(0.2, 0.27, 0.025, (-2.4, -1.1, 0.503), 0.5, m_linen("cover", "#5d6b58", coord="Object"), m_plain("paper2", "#efe7d6", 0.9))
    lathe("cup", [(0, 0), (0.025, 0), (0.038, 0.06), (0.035, 0.06), (0.024, 0.006), (0, 0.006)], (-2.18, -0.95, 0.49), m_plain("china", "#f1ece2", 0.15, clear=0.4), 48)
    tube("stand", [(-4.1, -1.25, 0), (-4.1, -1.25, 1.5)], 0.012, brass, bez=False)
    lathe("foot", [(0, 0), (0.16, 0), (0.165, 0.012), (0.02, 0.03), (0, 0.03)], (-4.1, -1.25, 0), brass, 48)
    shade((-4.1, -1.25, 1.35), cloth_shade, 0.22, 0.17, 0, 0.3)
    glow((-4.1, -1.25, 1.5), 16, "#ffb870", 1.1)
    mirror = m_plain("mirror", "#e6e3dc", 0.02, metal=1)
    box("mirror", (0.01, 1.1, 1.5), (x0 + 0.03, -1.0, 1.95), mirror, 0)
    for dy, dz, w, hh in ((0, 0.77, 1.18, 0.045), (0, -0.77, 1.18, 0.045), (0.57, 0, 0.045, 1.58), (-0.57, 0, 0.045, 1.58)):
        box("frame", (0.04, w, hh), (x0 + 0.03, -1.0 + dy, 1.95 + dz), brass, 0.008)
    for at, k in (((-4.05, 1.95, 0), 91), ((3.55, 2.35, 0), 95)):
        pot(at, 0.27, 0.46, m_plain("planter", "#c9b594", 0.4, clear=0.2), m_plain("soil", "#2a1e16", 0.95))
        bush((at[0], at[1], 0.42), 0.46, leafy, k, 6500, 1.25, stem=0.55)
    frame_picture(1.15, 0.85, (3.15, y1 - 0.02, 2.0), print_("hills"), brass, m_plain("mount", "#f1eadc", 0.9), border=0.07)
    box("bench", (1.3, 0.45, 0.42), (3.2, y1 - 0.3, 0.23), rust, 0.05, 5)

    area((0.5, -4.6, 3.2), (0, 1, 0.8), 3.5, 40, "#ffe2bd", 1.5)
    area((-2.4, -1.2, 3.4), (-2.4, -1.2, 0), 2.2, 18, "#ffd7a4", 2.2)
    world("#8a7d70", 0.10)
    shoot(shot)


main()
