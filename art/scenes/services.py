"""Small still lifes for the services: key card, car key on a map."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from food import *
from furniture import *
from light import *
from plants import *
from shot import ART, load, shoot

PRINTS = os.path.join(ART, "prints")


def materials():
    return dict(
        plaster=m_plaster("plaster", "#e6dccb", "#d6c9b2", 0.3),
        brass=m_plain("brass", "#c2a067", 0.3, metal=1),
        black=m_plain("black", "#1a1817", 0.35, spec=0.5, clear=0.4),
        oak=m_wood("oak", "#9a7048", "#573822", 2.2, "Z", 0.45, bump=0.25),
        board=m_wood("board", "#a67a4e", "#5b3a22", 2.2, "X", 0.5, bump=0.35, ring=6),
        paper=m_plain("paper", "#efe7d6", 0.9),
        steel=m_plain("steel", "#c9c6c0", 0.3, metal=1),
        leather=m_linen("leather", "#8a5a34", coord="Object", var=0.12, sheen=0, rough=0.5, wr=0.4, wrscale=60),
        ceramic=m_ceramic("ceramic", "#efe7d8"),
        leaf=m_linen("leaf", "#7c8462", coord="Object", var=0.2, sheen=0.1, rough=0.55, translucent=0.25),
        stem=m_plain("stem", "#5d4a35", 0.8),
    )


def table_top(mat, z=0.0):
    rnd, y = random.Random(4), -0.6
    while y < 0.6:
        w = rnd.uniform(0.12, 0.17)
        box("plank", (2.4, w - 0.004, 0.04), (0, y + w / 2, z - 0.02 + rnd.uniform(-0.0008, 0.0008)), mat, 0.004, 2)
        y += w


def rounded_card(w, h, mat, r=0.0032):
    """A key card: the size of a bank card, thin, with round corners. It stands upright, its middle at the origin."""
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    outline = []
    for sx, sz, start in corners:
        for k in range(9):
            q = math.radians(start + 90 * k / 8)
            outline.append((sx * (w / 2 - r) + r * math.cos(q), 0, sz * (h / 2 - r) + r * math.sin(q)))
    o = mesh_obj("card", outline, [tuple(range(len(outline)))], mat)
    s = o.modifiers.new("s", "SOLIDIFY")
    s.thickness, s.offset = 0.001, 0
    return o


def key(m, shot):
    """Panelled door with a black reader, its brass lever, and the key card standing in the reader's slot."""
    oak, brass, black = m["oak"], m["brass"], m["black"]
    box("door", (1.1, 0.05, 2.2), (0.25, 0.03, 0), oak, 0.004)
    for za, zb in ((-0.95, -0.15), (0.12, 0.95)):
        for z in (za, zb):
            box("mould", (0.76, 0.03, 0.035), (0.25, -0.005, z), oak, 0.01)
        for x in (-0.13, 0.63):
            box("mould", (0.035, 0.03, zb - za + 0.035), (x, -0.005, (za + zb) / 2), oak, 0.01)
        box("panel", (0.70, 0.02, zb - za - 0.05), (0.25, 0.0, (za + zb) / 2), oak, 0.012)
    box("jamb", (0.09, 0.14, 2.4), (-0.36, 0.02, 0), oak, 0.008)
    box("wall", (1.6, 0.2, 3), (-1.21, 0.05, 0), m["plaster"], 0.01)
    box("reader", (0.075, 0.018, 0.26), (-0.225, -0.004, -0.01), black, 0.012, 4)
    ring = [(-0.225 + 0.014 * math.cos(t), -0.0145, 0.088 + 0.014 * math.sin(t)) for t in np.linspace(0, 6.28, 24, False)]
    tube("light", ring, 0.0014, m_emit("led", "#8be08a", 6), True, 3, False)
    lathe(
        "rose", [(0, 0), (0.024, 0), (0.024, 0.008), (0.02, 0.012), (0, 0.012)], (-0.225, -0.013, -0.07), brass, 48, rot=(math.pi / 2, 0, 0)
    )
    lever = [
        (-0.225, -0.02, -0.07, 1),
        (-0.225, -0.055, -0.07, 1),
        (-0.21, -0.068, -0.07, 1),
        (-0.16, -0.07, -0.071, 1),
        (-0.075, -0.068, -0.073, 0.9),
    ]
    tube("lever", lever, 0.0095, brass, res=8)
    # The card stands in the slot of the reader: a good third of it is inside.
    card = rounded_card(0.054, 0.0856, m_plain("card", "#c19d68", 0.42, spec=0.4, clear=0.15))
    stripe = m_plain("stripe", "#7a5638", 0.45)
    for za, zb, mat in ((0.022, 0.0255, stripe),):
        o = box("stripe", (0.0538, 0.0013, zb - za), (0, 0, (za + zb) / 2), mat, 0)
        o.parent = card
    pale = m_plain("pale", "#efe2c4", 0.5)
    for r in (0.0085,):  # a small round mark, as if embossed
        ring = [(r * math.cos(q), -0.0007, 0.0075 + r * math.sin(q)) for q in np.linspace(0, 2 * math.pi, 40, False)]
        tube("mark", ring, 0.0005, pale, True, 3, False).parent = card
    hill = [(-0.0062, -0.0007, 0.0045), (-0.002, -0.0007, 0.0098), (0.0008, -0.0007, 0.0062), (0.003, -0.0007, 0.0085), (0.0062, -0.0007, 0.0045)]
    tube("mark", hill, 0.0005, pale, False, 3, False).parent = card
    card.location, card.rotation_euler = (-0.225, -0.008, 0.137), (math.radians(2), 0, 0)
    box("lip", (0.066, 0.017, 0.012), (-0.225, -0.0125, 0.119), black, 0.005, 4)
    area((-1.6, -1.2, 1.1), (0, 0, 0), 1.2, 45, "#eaf1ff", 1.2)
    area((1.5, -1.4, 0.6), (0, 0, 0), 1.2, 7, "#ffe9cf", 1.2)
    sun((0.8, 0.62, -0.5), 3.5, "#ffd3a0", 1.5)
    world("#e6e2da", 0.3)


def car_key(m, at, turn):
    """A smooth key without a blade: two dark shells, a chrome band, three buttons, a ring and a stitched strap."""
    shell = m_plain("shell", "#211f1d", 0.32, spec=0.5, clear=0.3)
    rubber, sign = m_plain("rubber", "#34302c", 0.65), m_plain("sign", "#d9d3c6", 0.6)
    hide = m_linen("hide", "#9a6236", coord="Object", var=0.05, sheen=0, rough=0.48, wr=0.1, wrscale=120)
    thread = m_plain("thread", "#e3cfa6", 0.8)
    a, b, c = 0.0195, 0.037, 0.0078  # half width, length and height

    def edge(q):
        power = lambda v: math.copysign(abs(v) ** 0.62, v)
        narrow = 1 - 0.16 * math.sin(q)
        return a * narrow * power(math.cos(q)), b * power(math.sin(q))

    def fob(u, v):
        q, p = u * 2 * math.pi, (v - 0.5) * math.pi
        x, y = edge(q)
        k = abs(math.cos(p)) ** 0.5
        return (x * k, y * k, c + c * math.copysign(abs(math.sin(p)) ** 0.62, math.sin(p)))

    def build():
        shade_smooth(grid("fob", 96, 40, fob, shell))
        band = [(x * 1.003, y * 1.003, c) for x, y in (edge(q) for q in np.linspace(0, 2 * math.pi, 120, False))]
        tube("band", band, 0.0011, m["steel"], True, 4, False)
        for y, wide in ((0.018, 0.017), (0.003, 0.019), (-0.012, 0.019)):
            box("button", (wide, 0.0105, 0.003), (0, y, 2 * c - 0.0004), rubber, 0.0014, 4)
            ring = [(0.0022 * math.cos(q), y + 0.0022 * math.sin(q), 2 * c + 0.0012) for q in np.linspace(0, 6.28, 20, False)]
            tube("sign", ring, 0.00035, sign, True, 2, False)
            box("sign", (0.0005, 0.0026, 0.0003), (0, y, 2 * c + 0.0012), sign, 0)
        loop = [(0.0048 * math.cos(q), -b - 0.0005 + 0.0048 * math.sin(q), c) for q in np.linspace(0, 6.28, 32, False)]
        tube("loop", loop, 0.0014, m["steel"], True, 4, False)
        for k, dz in enumerate((0.0, 0.0018)):
            ring = [(0.013 * math.cos(q), -b - 0.0155 + 0.013 * math.sin(q), 0.0035 + dz + 0.0035 * math.sin(q)) for q in np.linspace(0, 6.28, 48, False)]
            tube("ring", ring, 0.0009, m["steel"], True, 4, False)
        # The strap is doubled round the ring, riveted below it and stitched along both edges.
        y0, long_, half = -b - 0.026, 0.078, 0.0095
        for z in (0.0013, 0.0042):
            round_end = [(half * math.cos(q), y0 - long_ + half * math.sin(q)) for q in np.linspace(math.pi, 2 * math.pi, 20)]
            outline = [(half, y0), (-half, y0)] + round_end
            flat = mesh_obj("strap", [(x, y, z) for x, y in outline], [tuple(range(len(outline)))], hide)
            s = flat.modifiers.new("s", "SOLIDIFY")
            s.thickness, s.offset = 0.0026, 0
            bevel = flat.modifiers.new("b", "BEVEL")
            bevel.width, bevel.segments, bevel.limit_method = 0.0009, 3, "ANGLE"
        fold = [(0, y0, 0.0013), (0, y0 + 0.004, 0.0012), (0, y0 + 0.0062, 0.0028), (0, y0 + 0.004, 0.0044), (0, y0, 0.0042)]
        for x in np.linspace(-half + 0.0022, half - 0.0022, 6):
            tube("fold", [(x, y, z) for _, y, z in fold], 0.0019, hide, res=4)
        for s in (-1, 1):
            for k in range(17):
                box("stitch", (0.0007, 0.0028, 0.0007), (s * (half - 0.0018), y0 - 0.016 - k * 0.0038, 0.0056), thread, 0.0003, 2)
        lathe("rivet", [(0, 0), (0.0036, 0), (0.0033, 0.001), (0, 0.0014)], (0, y0 - 0.008, 0.0054), m["brass"], 32)

    return grouped(build, at, turn)


def car(m, shot):
    """Car key with a leather strap on an unfolded road map, a cappuccino beside it."""
    table_top(m["board"])
    fold = lambda u, v: (
        (u - 0.5) * 0.62,
        (v - 0.5) * 0.42 + 0.05,
        0.003 + 0.003 * abs(((u * 4) % 1) * 2 - 1) + 0.002 * abs(((v * 2) % 1) * 2 - 1),
    )
    sheet = grid("map", 64, 32, fold, m_print("map", os.path.join(PRINTS, "map.png"), 0.75))
    sheet.rotation_euler = (0, 0, 0.16)

    car_key(m, (-0.03, -0.02, 0.0085), -0.75)
    cup((0.19, 0.14, 0.0075), m["ceramic"], m_cappuccino(), r=0.044, h=0.056, rot=0.6)
    olive_branch((-0.34, 0.24, 0.02), 0.24, m["leaf"], m["stem"], seed=81, n=16, spread=5, lean=(3, -2))
    area((-1.2, 0.8, 0.9), (0, 0, 0), 1.1, 26, "#eaf1ff", 1.0)
    sun((0.8, -0.5, -0.6), 6, "#ffd3a0", 1.3)
    world("#e6e2da", 0.3)
    area((1.2, -0.8, 1), (0, 0, 0), 1, 4, "#ffe9cf")


shot = load()
reset()
{"key": key, "car": car}[shot["still"]](materials(), shot)
shoot(shot)
