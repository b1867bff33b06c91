"""An apartment: living room with a sofa by a big window, kitchen with open shelves along the back wall."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from bedroom import *
from bath import glaze, tiles
from food import croissant, fruit, m_fruit, m_pastry, ring_cake
from outdoor import bush, pot
from shot import load, shoot
from tableware import cake_stand, cup, jar, m_cappuccino, m_ceramic, plate
from trees import m_leafy

WIN = (-2.2, 0.6, 0.35, 2.45)


def sofa(at, turn, cloth, cushions, wood, w=2.2):
    """A low sofa with loose cushions."""

    def build():
        box("frame", (w, 0.9, 0.14), (0, 0, 0.2), wood, 0.02)
        for sx in (-1, 1):
            for sy in (-0.36, 0.36):
                lathe("leg", [(0, 0), (0.014, 0), (0.022, 0.14), (0, 0.14)], (sx * (w / 2 - 0.12), sy, 0), wood, 20)
            box("arm", (0.2, 0.88, 0.36), (sx * (w / 2 - 0.1), 0, 0.42), cloth, 0.08, 6)
        box("rear", (w - 0.1, 0.2, 0.56), (0, 0.36, 0.5), cloth, 0.08, 6, (-0.12, 0, 0))
        half = (w - 0.4) / 2
        for s in (-1, 1):
            box("seat", (half - 0.012, 0.7, 0.2), (s * half / 2, -0.08, 0.37), cloth, 0.075, 6)
            box("back", (half - 0.03, 0.2, 0.42), (s * half / 2, 0.22, 0.62), cloth, 0.085, 6, (-0.24, 0, 0))
        for k, (mat, x, turn_) in enumerate(zip(cushions, (-w / 2 + 0.38, w / 2 - 0.4, -w / 2 + 0.66), (0.2, -0.25, -0.1))):
            p = pillow("pillow_p5_0.5_0.32" if k == 2 else "pillow_p4_0.66_0.46", *((0.5, 0.32) if k == 2 else (0.66, 0.46)), 34, 1.0, mat, 0.0, seed=5 if k == 2 else 4)
            p.location, p.rotation_euler = (x, -0.02 - (0.12 if k == 2 else 0), 0.66 - (0.06 if k == 2 else 0)), (math.radians(66), 0, turn_)
            p.scale = (0.72,) * 3 if k < 2 else (0.9,) * 3

    return grouped(build, at, turn)


def dining_chair(at, turn, wood, seat):
    """A bentwood chair."""

    def build():
        lathe("seat", [(0, 0.43), (0.19, 0.43), (0.205, 0.445), (0.2, 0.465), (0, 0.468)], (0, 0, 0), seat, 64)
        for sx in (-1, 1):
            tube("leg", [(sx * 0.15, -0.14, 0.44), (sx * 0.19, -0.19, 0)], 0.014, wood, bez=False)
            tube("leg", [(sx * 0.15, 0.15, 0.44), (sx * 0.18, 0.21, 0)], 0.014, wood, bez=False)
        hoop = [(-0.17, 0.14, 0.44), (-0.2, 0.2, 0.62), (-0.19, 0.24, 0.78), (-0.1, 0.26, 0.87), (0.1, 0.26, 0.87), (0.19, 0.24, 0.78), (0.2, 0.2, 0.62), (0.17, 0.14, 0.44)]
        tube("hoop", hoop, 0.014, wood)
        inner = [(-0.1, 0.15, 0.44), (-0.11, 0.2, 0.6), (-0.06, 0.235, 0.74), (0.06, 0.235, 0.74), (0.11, 0.2, 0.6), (0.1, 0.15, 0.44)]
        tube("hoop", inner, 0.01, wood)

    return grouped(build, at, turn)


def kitchen(x0, x1, y, front, top, metal, oak, cer, zellige):
    """Base cabinets with a sink and a hob, tiles, two long shelves of crockery."""
    w = x1 - x0
    box("base", (w, 0.58, 0.78), ((x0 + x1) / 2, y - 0.3, 0.49), front, 0.006)
    box("toe", (w, 0.5, 0.1), ((x0 + x1) / 2, y - 0.26, 0.05), m_plain("toe", "#2c2620", 0.7), 0)
    box("top", (w + 0.04, 0.64, 0.04), ((x0 + x1) / 2, y - 0.31, 0.90), top, 0.008)
    n = round(w / 0.6)
    for i in range(n):
        cx = x0 + (i + 0.5) * w / n
        box("door", (w / n - 0.014, 0.02, 0.74), (cx, y - 0.6, 0.49), front, 0.006)
        tube("pull", [(cx - 0.07, y - 0.61, 0.78), (cx - 0.07, y - 0.64, 0.78), (cx + 0.07, y - 0.64, 0.78), (cx + 0.07, y - 0.61, 0.78)], 0.006, metal, bez=False)
    tiles(x0, x1, 0.92, 1.5, y, (0.1, 0.1), zellige)
    for z in (1.55, 1.95):
        box("shelf", (w - 0.3, 0.26, 0.04), ((x0 + x1) / 2, y - 0.14, z), oak, 0.006)
        rnd, x = random.Random(int(z * 100)), x0 + 0.28
        while x < x1 - 0.3:
            kind, mat = rnd.random(), rnd.choice(cer)
            if kind < 0.35:
                for k in range(rnd.randint(3, 6)):
                    lathe("bowl", [(0, 0), (0.04, 0), (0.085, 0.045), (0.08, 0.045), (0.03, 0.006), (0, 0.006)], (x, y - 0.14, z + 0.02 + k * 0.018), mat, 48)
                x += 0.24
            elif kind < 0.6:
                lathe("jug", [(0, 0), (0.05, 0), (0.065, 0.06), (0.05, 0.15), (0.04, 0.2), (0.045, 0.22), (0.038, 0.22), (0.035, 0.19), (0, 0.18)], (x, y - 0.14, z + 0.02), mat, 48)
                x += 0.2
            elif kind < 0.8:
                for k in range(2):
                    lathe("cup", [(0, 0), (0.03, 0), (0.04, 0.07), (0.037, 0.07), (0.027, 0.006), (0, 0.006)], (x + k * 0.09, y - 0.14, z + 0.02), mat, 40)
                x += 0.28
            else:
                for k in range(4):
                    o = lathe("plate", [(0, 0), (0.06, 0), (0.12, 0.014), (0.118, 0.018), (0.06, 0.006), (0, 0.006)], (x, y - 0.05 - k * 0.014, z + 0.14), mat, 64, rot=(math.pi / 2 - 0.16, 0, 0))
                x += 0.3
    sx = x0 + w * 0.3
    tube("tap", [(sx, y - 0.12, 0.92), (sx, y - 0.12, 1.22), (sx, y - 0.16, 1.27), (sx, y - 0.27, 1.27), (sx, y - 0.3, 1.24), (sx, y - 0.3, 1.2)], 0.012, metal)
    box("sink", (0.6, 0.42, 0.012), (sx, y - 0.32, 0.924), m_plain("sink", "#efe8da", 0.2, clear=0.4), 0.005)
    box("bowl", (0.52, 0.34, 0.006), (sx, y - 0.32, 0.93), m_plain("sinkshade", "#8f897c", 0.4), 0.003)


def laid(at, cer):
    """Breakfast on a table: three places, a ring cake on its stand, croissants, a jar of jam."""
    x, y, z = at
    for k, a in enumerate((-2.2, -0.75, 0.9)):
        c, s = math.cos(a), math.sin(a)
        plate((x + 0.37 * c, y + 0.37 * s, z), 0.105, cer[0])
        cup((x + 0.33 * math.cos(a + 0.5), y + 0.33 * math.sin(a + 0.5), z), cer[0], m_cappuccino(), r=0.042, h=0.056, rot=a + 2)
    cake_stand((x + 0.08, y + 0.24, z), 0.15, 0.12, cer[0])
    ring_cake((x + 0.08, y + 0.24, z + 0.122), 0.078, 0.047, m_pastry("cake", "#c7833f", "#8d4c1e", "#dca862", 0.95, 10))
    golden = m_pastry("golden", "#cd8a3e", "#8f4c1b", "#e5b368", 0.0, 26)
    plate((x - 0.27, y + 0.12, z), 0.13, cer[2], 0.012)
    for i, (dx, dy, turn) in enumerate(((-0.3, 0.09, 0.4), (-0.24, 0.17, 2.2))):
        croissant((x + dx, y + dy, z + 0.018), mat=golden, rot=turn, seed=i + 1)
    jar((x + 0.1, y - 0.12, z), m_plain("apricot", "#c9701f", 0.2, spec=0.5), m_glass("jarglass", "#f6faf6"), m_plain("lid", "#b79a63", 0.4, metal=1))


def main():
    shot = load()
    reset()
    lime, oak = m_plaster("lime", "#efe8dc", "#e3d9c8", 0.22), m_oakfloor("oakfloor", "#c9a577", "#8c6743")
    ash, black = m_wood("ash", "#c9a777", "#9a7446", 2.6, "X", 0.45, bump=0.15), m_plain("iron", "#2b2825", 0.45)
    brass, stone = m_plain("brass", "#c9a25e", 0.28, metal=1), m_plaster("stone", "#e6ddcf", "#c9bda8", 0.06, 3)
    flax = m_linen("flax", "#d9ccb4", coord="Object", var=0.05, sheen=0.4, wr=0.1, wrscale=18)
    cushions = [m_linen(n, c, var=0.05, coord="Object", wr=0.2, wrscale=16) for n, c in (("rust", "#b0683f"), ("sage", "#868d6c"), ("gold", "#c9a25e"))]
    cer = [m_ceramic("cer", "#f1eadd"), m_ceramic("cer2", "#c98f68"), m_ceramic("cer3", "#8ea0a0"), m_ceramic("cer4", "#8b9272")]
    x0, x1, y0, y1, h = -3.0, 3.4, -4.2, 2.6, 2.9
    planks_herringbone(x0 - 0.6, x1, y0, y1 + 0.1, L=0.7, W=0.12, mat=oak, seed=4)
    mesh_obj("sub", [(-5, -6, -0.004), (5, -6, -0.004), (5, 5, -0.004), (-5, 5, -0.004)], [(0, 1, 2, 3)], m_plain("sub", "#3a2a1c", 0.9))
    room(x0, x1, y0, y1, h=h, wall=lime, back=lime, win=WIN, thick=0.5)
    skirting(lime, x0, x1, y0, y1, 0.1, left=False)
    window_frame(x0 - 0.3, *WIN, m_plain("casement", "#3a3a34", 0.45), bars=1)
    box("sill", (0.62, WIN[1] - WIN[0] + 0.1, 0.05), (x0 - 0.22, (WIN[0] + WIN[1]) / 2, WIN[2] - 0.015), ash, 0.012)
    tube("rod", [(x0 + 0.1, -2.95, 2.62), (x0 + 0.1, 1.35, 2.62)], 0.012, black, bez=False)
    cloth = m_linen("curtain", "#e2d8c4", coord="Object", var=0.03, translucent=0.4, wr=0.1, wrscale=20)
    curtain(33, x0 + 0.1, 0.62, 1.3, 0.02, 2.6, cloth, folds=8, depth=0.055)
    curtain(35, x0 + 0.1, -2.9, -2.22, 0.02, 2.6, cloth, folds=8, depth=0.055)

    front = m_plain("front", "#7f8768", 0.45, spec=0.4)
    zellige = [glaze("z1", "#e9e2d2", 0), glaze("z2", "#dfd5c0", 0.02), glaze("z3", "#f1ebde", -0.02)]
    kitchen(-0.7, x1, y1, front, stone, brass, ash, cer, zellige)
    # On the worktop: board, bottle, bowl of lemons.
    box("choppingboard", (0.03, 0.3, 0.42), (0.0, y1 - 0.12, 1.13), ash, 0.012, 3, (0, 0.14, 0))
    lathe("oilbottle", [(0, 0), (0.035, 0), (0.037, 0.16), (0.014, 0.22), (0.012, 0.28), (0, 0.28)], (1.7, y1 - 0.2, 0.92), m_plain("oil", "#6a6a24", 0.06, spec=0.6, clear=0.6), 48)
    lathe("lemonbowl", [(0, 0), (0.06, 0), (0.15, 0.08), (0.144, 0.08), (0.05, 0.01), (0, 0.01)], (2.35, y1 - 0.3, 0.92), cer[2], 64)
    lemon = m_fruit("lemon", "#e3b63a", "#ecc95c", 0.38, 20, 0.25, 220)
    for i, (dx, dy, dz) in enumerate(((-0.05, 0.02, 0.05), (0.05, 0.03, 0.05), (0.0, -0.05, 0.05), (0.01, 0.0, 0.1))):
        fruit((2.35 + dx, y1 - 0.3 + dy, 0.92 + dz), 0.036, lemon, 0.93, None, seed=i + 1, lemon=True)
    # Dining table in front of the kitchen, under a pendant.
    tx, ty = 1.75, 0.75
    places = ((tx, ty), (-0.75, -0.1)) if shot.has("breakfast room") else ((tx, ty),)
    for px, py in places:
        lathe("tabletop", [(0, 0.72), (0.56, 0.72), (0.585, 0.735), (0.58, 0.755), (0, 0.757)], (px, py, 0), ash, 96)
        lathe("tablefoot", [(0, 0), (0.3, 0), (0.31, 0.02), (0.08, 0.06), (0.06, 0.3), (0.07, 0.66), (0.2, 0.72), (0, 0.72)], (px, py, 0), ash, 64)
        for k, a in enumerate((-2.2, -0.75, 0.9, 2.5)):
            dining_chair((px + 0.78 * math.cos(a), py + 0.78 * math.sin(a), 0), a - math.pi / 2 + math.pi * 0, black, ash)
        if shot.has("breakfast room"):
            laid((px, py, 0.757), cer)
    vase((tx - 0.05, ty + 0.03, 0.757), cer[1], 0.24, 0.085, 0.035)
    leaf, stem = m_linen("leaf", "#7c8462", coord="Object", var=0.2, rough=0.55, translucent=0.25), m_plain("stem", "#5d4a35", 0.8)
    for i in range(7):
        olive_branch((tx - 0.05, ty + 0.03, 0.97), 0.46, leaf, stem, seed=30 + i, n=24, spread=0.8)
    tube("cord", [(tx, ty, 2.05), (tx, ty, h)], 0.004, black, bez=False)
    straw = m_boucle("straw", "#d0a868", 70)
    shade_smooth(lathe("pendant", [(0.04, 0.28), (0.12, 0.25), (0.25, 0.12), (0.3, 0.0), (0.295, 0.0), (0.24, 0.12), (0.11, 0.24)], (tx, ty, 1.78), straw, 96)).visible_shadow = False
    point((tx, ty, 1.86), shot.get("lamps", 9), "#ffbe78", 0.06)

    # Living corner by the window.
    if not shot.has("breakfast room"):
        rug(-2.5, 0.5, -2.9, -0.55, m_rug("rugliving", "#e2d8c4", "#b79d76", 0.05), n=130)
        sofa((-0.95, -0.15, 0), 0, flax, cushions, ash)
        lathe("low", [(0, 0.34), (0.4, 0.34), (0.42, 0.355), (0.415, 0.375), (0, 0.377)], (-1.05, -1.6, 0), ash, 80)
        for k in range(3):
            a = k * 2.094 + 0.4
            tube("leg", [(-1.05 + 0.24 * math.cos(a), -1.6 + 0.24 * math.sin(a), 0.35), (-1.05 + 0.33 * math.cos(a), -1.6 + 0.33 * math.sin(a), 0)], 0.018, ash, bez=False)
        book(0.22, 0.3, 0.028, (-1.15, -1.58, 0.392), 0.4, m_linen("cover", "#5d6b58", coord="Object"), m_plain("paper", "#efe7d6", 0.9))
        book(0.17, 0.24, 0.022, (-1.14, -1.57, 0.418), 0.7, m_linen("cover2", "#b46a45", coord="Object"), m_plain("paper2", "#efe7d6", 0.9))
        lathe("cup", [(0, 0), (0.03, 0), (0.042, 0.07), (0.039, 0.07), (0.028, 0.006), (0, 0.006)], (-0.85, -1.72, 0.377), cer[0], 48)
        barrel_chair((-2.25, -2.15, 0), math.radians(-20), m_boucle("boucle", "#e8dfd0"), ash, 0.42)
    tube("stand", [(-2.45, 0.05, 0), (-2.45, 0.05, 1.42)], 0.011, black, bez=False)
    lathe("foot", [(0, 0), (0.14, 0), (0.145, 0.012), (0.02, 0.024), (0, 0.024)], (-2.45, 0.05, 0), black, 48)
    shade((-2.45, 0.05, 1.32), m_sheer("shade", "#f3e2c4", 1.0, 0.55), 0.2, 0.15, 0, 0.28)
    glow((-2.45, 0.05, 1.44), shot.get("lamps", 9), "#ffb870", 1.0)
    # Behind the sofa a low bookcase divides the room from the kitchen.
    for z in (0.06, 0.42, 0.76):
        box("board", (2.1, 0.3, 0.03), (-1.75, y1 - 0.16, z), ash, 0.004)
    for x in (-2.79, -1.75, -0.71):
        box("side", (0.03, 0.3, 0.74), (x, y1 - 0.16, 0.41), ash, 0.004)
    for z in (0.075, 0.435):
        rnd, x = random.Random(int(z * 100) + 3), -2.75
        while x < -0.8:
            if abs(x + 1.75) < 0.06:
                x = -1.7
            t, tall = rnd.uniform(0.02, 0.05), rnd.uniform(0.2, 0.28)
            box("book", (t, 0.2, tall), (x + t / 2, y1 - 0.15, z + tall / 2), m_plain("b", rnd.choice(["#6d3b2a", "#2f4236", "#8a6a3d", "#c9b48c", "#2d3a4a", "#d8cbb0", "#7d8166"]), 0.7), 0.002, 1)
            x += t + (0.002 if rnd.random() < 0.9 else 0.12)
    frame_picture(1.2, 0.86, (-1.85, y1 - 0.02, 1.62), print_("hills"), ash, m_plain("mount", "#f4efe6", 0.9), border=0.08)
    vase((-2.45, y1 - 0.16, 0.776), cer[3], 0.26, 0.09, 0.04)
    for i in range(5):
        olive_branch((-2.45, y1 - 0.16, 1.0), 0.4, leaf, stem, seed=60 + i, n=20, spread=0.6)
    pot((-2.55, 1.75, 0), 0.24, 0.42, m_plaster("clay", "#b9724b", "#96553a", 0.4, 2), m_plain("soil", "#3a2a1e", 0.95))
    bush((-2.55, 1.75, 0.38), 0.4, m_leafy("plant", "#3d5a2c", "#86a05a", 6), 91, 5200, 1.2, stem=0.4)
    view(shot, **shot.get("view", {}))
    daylight(shot, WIN, x=x0 - 0.2)
    shoot(shot)


main()
