"""Breakfast: home-made cakes, fruit, coffee, by the window on the hills ("window") or on a tray on the bed ("tray")."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from cloth import *
from food import *
from furniture import *
from light import *
from outdoor import backdrop
from plants import *
from shot import load, shoot


def m_jam():
    a = N("jam")
    n = a.noise(a.coord("Object"), 60, 4, 0.6)
    a.principled(a.ramp(n, [(0.3, "#4a0d12"), (0.7, "#8e1f1c")]), 0.16, spec=0.5, clear=0.6, normal=a.bump(n, 0.5, 0.004))
    return a.m


def napkin(mat, table, key, cx, cy, turn):
    """A linen napkin dropped over a few small humps, so that it creases as cloth does."""
    humps = []
    for dx, dy, r in ((0.09, -0.03, 0.022), (0.03, -0.11, 0.018), (-0.09, -0.03, 0.016), (-0.03, 0.05, 0.012), (0.13, -0.11, 0.014)):
        profile = [(r * 2 * math.cos(math.pi / 2 * i / 8), r * 0.8 * math.sin(math.pi / 2 * i / 8)) for i in range(9)]
        o = lathe("hump", profile, (cx + dx, cy + dy, 0), None, 20)
        o.hide_render = True
        humps.append(o)
    c, s = math.cos(turn) * 0.4, math.sin(turn) * 0.4
    sheet = lambda u, v: (
        cx + (u - 0.5) * c - (v - 0.5) * s,
        cy + (u - 0.5) * s + (v - 0.5) * c,
        0.075 + 0.018 * math.sin(u * 12 + v * 5) + 0.014 * math.sin(v * 15 - 2 * u),
    )
    o = grid("napkin", 60, 60, sheet, mat)
    for loop in o.data.loops:
        p = o.data.vertices[loop.vertex_index].co
        o.data.uv_layers[0].data[loop.index].uv = (p.x, p.y)
    cloth(
        o,
        45,
        key,
        [table] + humps,
        mass=0.2,
        tension=12,
        compression=8,
        shear=4,
        bending=0.12,
        air=3,
        quality=7,
        dist=0.003,
        friction=30,
        shrink=-0.16,
    )
    o.modifiers.new("so", "SOLIDIFY").thickness = 0.0016
    return subsurf(o, 2)


def main():
    shot = load()
    reset()
    wood = m_wood("oldwood", "#a67a4e", "#5b3a22", 2.2, "X", 0.5, bump=0.35, ring=6)
    cream, sand, blue = m_ceramic("cream", "#f1eadd"), m_ceramic("sand", "#c9b594"), m_ceramic("blue", "#8ea0a0")
    pastry, cake = m_pastry("pastry"), m_pastry("cake", "#c7833f", "#8d4c1e", "#dca862", 0.95, 10)
    golden = m_pastry("golden", "#cd8a3e", "#8f4c1b", "#e5b368", 0.0, 26)
    black, glass = m_plain("black", "#1b1815", 0.35), m_glass("jarglass", "#f6faf6")
    linen = m_linen("napkin", "#e6dccb", var=0.03, weave=0.5, scale=700, wr=0.10, wrscale=8)
    leaf, stem = m_linen("leaf", "#7c8462", coord="Object", var=0.2, sheen=0.1, rough=0.55, translucent=0.25), m_plain(
        "stem", "#5d4a35", 0.8
    )
    peach, fig = m_fruit("peach", "#d9683c", "#e8b066", 0.6, 16, 0.05, 400), m_fruit("fig", "#3d2438", "#5f3a4d", 0.45, 20)
    lemon, grape = m_fruit("lemon", "#e3b63a", "#ecc95c", 0.38, 20, 0.25, 220), m_fruit("grape", "#2f1a33", "#4d2a4a", 0.3, 40, 0.0)

    rnd, y = random.Random(2), -0.62
    while y < 0.62:
        w = rnd.uniform(0.12, 0.17)
        box("plank", (2.4, w - 0.004, 0.04), (0, y + w / 2, -0.02 + rnd.uniform(-0.0008, 0.0008)), wood, 0.004, 2)
        y += w
    table = mesh_obj("simtable", [(-1.2, -0.62, 0.001), (1.2, -0.62, 0.001), (1.2, 0.62, 0.001), (-1.2, 0.62, 0.001)], [(0, 1, 2, 3)])
    table.hide_render = True
    napkin(linen, table, "breakfast_napkin", -0.33, -0.27, 0.6)

    plate((0, 0, 0), 0.155, sand, 0.012)
    crostata((0, 0, 0.010), 0.125, pastry, m_jam())
    cake_stand((0.30, 0.27, 0), 0.15, 0.12, cream)
    ring_cake((0.30, 0.27, 0.122), 0.078, 0.047, cake)
    moka((-0.27, 0.13, 0), m_alu(), black, rot=math.radians(-150))
    cup((-0.33, -0.08, 0), cream, m_cappuccino(), rot=math.radians(200), r=0.046, h=0.058)
    cup((0.235, -0.20, 0), cream, m_plain("coffee", "#2a140a", 0.12, spec=0.5), r=0.034, h=0.054, rot=math.radians(-20))
    jar((0.40, 0.03, 0), m_plain("honey", "#c07a1a", 0.12, spec=0.5), glass, None)
    jar((0.47, 0.10, 0), m_plain("apricot", "#c9701f", 0.2, spec=0.5), glass, m_plain("lid", "#b79a63", 0.4, metal=1))
    bowl = [
        (0, 0),
        (0.05, 0),
        (0.052, 0.004),
        (0.09, 0.03),
        (0.122, 0.075),
        (0.126, 0.078),
        (0.12, 0.078),
        (0.088, 0.036),
        (0.05, 0.012),
        (0, 0.010),
    ]
    shade_smooth(lathe("bowl", bowl, (-0.02, 0.36, 0), blue, 96))
    fruits = [
        (-0.06, 0.33, 0.035, peach),
        (0.03, 0.33, 0.035, peach),
        (-0.02, 0.41, 0.035, peach),
        (-0.015, 0.35, 0.082, fig),
        (0.045, 0.40, 0.05, lemon),
        (-0.08, 0.40, 0.05, fig),
    ]
    for i, (x, y, z, mat) in enumerate(fruits):
        fruit((x, y, z), 0.026 if mat is fig else 0.036, mat, 0.93, stem, seed=i + 1, lemon=mat is lemon)
    grapes((0.07, -0.30, 0.002), grape, stem, n=90, rg=0.0088)
    for i in range(2):
        olive_branch((-0.02 + 0.05 * i, -0.31, 0.006), 0.16, leaf, stem, seed=80 + i, n=12, spread=6, lean=(4, -1))
    for i, (x, y, turn) in enumerate(((-0.46, 0.30, 0.4), (-0.42, 0.42, 2.2), (-0.55, 0.40, 1.2))):
        croissant((x, y, 0.018), mat=golden, rot=turn, seed=i + 1)
    plate((-0.475, 0.37, 0), 0.14, cream, 0.012)
    vase((0.56, 0.44, 0), cream, 0.24, 0.085, 0.038)
    for i in range(6):
        olive_branch((0.56, 0.44, 0.20), 0.40, leaf, stem, seed=30 + i, n=24, spread=0.7)

    # Behind the table: a deep window in the thick wall, the hills outside.
    wall, frame = m_plaster("wall", "#e0d4bf", "#cdbda2", 0.3), m_wood("frame", "#8a6242", "#4d321e", 3, "Z", 0.5)
    x0, x1, z0, z1 = -0.95, 1.15, 0.02, 1.35
    for a, b, c, d in ((-3, x0, -1, 3), (x1, 3, -1, 3), (x0, x1, -1, z0), (x0, x1, z1, 3)):
        box("wall", (b - a, 0.42, d - c), ((a + b) / 2, 1.42, (c + d) / 2), wall, 0.01).visible_shadow = False
    for x in (x0 + 0.03, (x0 + x1) / 2, x1 - 0.03):
        box("frame", (0.07, 0.06, z1 - z0), (x, 1.50, (z0 + z1) / 2), frame, 0.006)
    for z in (z0 + 0.03, (z0 + z1) / 2, z1 - 0.03):
        box("frame", (x1 - x0, 0.05, 0.03 if z == (z0 + z1) / 2 else 0.06), ((x0 + x1) / 2, 1.50, z), frame, 0.006)
    backdrop(shot, {"width": 10.4, "x": 0.0, "y": 7.0, "z": 0.83, "strength": 2.6})
    side = box("wall", (0.1, 4, 3), (-2.6, 0.2, 0.8), wall, 0)
    side.visible_shadow = False
    # Bars that are not seen, but draw the window's shadow on the table.
    for k in range(4):
        box("bar", (0.02, 0.05, 3), (-1.9, 1.45 - 0.34 * k, 1.2), black, 0).visible_camera = False
    box("bar", (0.02, 2.2, 0.05), (-1.9, 0.9, 1.35), black, 0).visible_camera = False
    area((-1.5, 0.9, 1.15), (0, 0.05, 0), 1.3, 42, "#eaf1ff", 1.1)
    area((1.6, -0.6, 1.6), (0, 0.1, 0), 1.2, 7, "#ffe9cf", 1.2)
    sun((0.80, -0.55, -0.50), 7.5, "#ffd3a0", 1.2)
    world("#e6e2da", 0.28)
    shoot(shot)


main()
