"""The Reading Room: a wall of books, an armchair and its lamp, deep green."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from bedroom import *
from shot import load, shoot

SPINES = [
    "#6d3b2a",
    "#2f4236",
    "#8a6a3d",
    "#c9b48c",
    "#40342b",
    "#5b2f31",
    "#7d8166",
    "#a5552f",
    "#2d3a4a",
    "#d8cbb0",
    "#94794e",
    "#53573f",
]

BED_Y = -0.9  # middle of the bed, whose head stands on the right wall


def bookcase(x0, x1, y, depth, height, mat, paper, seed=4, shelves=7, bays=4):
    """Shelves on the wall y, filled with rows of books, a few lying flat, a few gaps with small things."""
    rnd = random.Random(seed)
    covers = [m_linen("spine" + c, c, coord="Object", var=0.08, sheen=0.1, rough=0.7) for c in SPINES]
    gilt = m_plain("gilt", "#c9a25e", 0.35, metal=1)
    t, plinth = 0.03, 0.12
    box("back", (x1 - x0, 0.015, height), ((x0 + x1) / 2, y - 0.008, height / 2), mat, 0)
    for i in range(bays + 1):
        x = x0 + (x1 - x0) * i / bays
        box("side", (t, depth, height), (x, y - depth / 2, height / 2), mat, 0.003)
    step = (height - plinth) / shelves
    for j in range(shelves + 1):
        box("shelf", (x1 - x0, depth, t), ((x0 + x1) / 2, y - depth / 2, plinth + j * step - t / 2), mat, 0.003)
    box("plinth", (x1 - x0, depth - 0.03, plinth - 0.03), ((x0 + x1) / 2, y - depth / 2 + 0.01, plinth / 2 - 0.015), mat, 0)
    box("crown", (x1 - x0 + 0.06, depth + 0.05, 0.07), ((x0 + x1) / 2, y - depth / 2 - 0.01, height + 0.03), mat, 0.012)
    front = y - depth + 0.03
    for j in range(shelves):
        z, room_ = plinth + j * step, step - t
        for i in range(bays):
            a, b = x0 + (x1 - x0) * i / bays + t, x0 + (x1 - x0) * (i + 1) / bays - t
            x, end = a, b - rnd.choice([0, 0, 0, 0.08, 0.2])
            while x < end - 0.02:
                w = rnd.uniform(0.018, 0.052)
                h = min(room_ - 0.02, rnd.uniform(0.19, 0.28))
                d = rnd.uniform(0.15, 0.2)
                if x + w > end:
                    break
                lean = 0.14 if x + w + 0.1 > end and end < b - 0.05 and rnd.random() < 0.7 else rnd.gauss(0, 0.006)
                o = box(
                    "book",
                    (w - 0.001, d, h),
                    (x + w / 2 + math.sin(abs(lean)) * h * 0.5, front + d / 2 + rnd.uniform(0, 0.02), z + h / 2),
                    rnd.choice(covers),
                    0.003,
                    1,
                    (0, -lean if lean < 0.1 else -lean, 0),
                )
                if rnd.random() < 0.45:
                    for dz in (0.36, -0.3):
                        band = box("band", (w - 0.0005, 0.001, 0.006), (0, -d / 2 - 0.0003, h * dz), gilt, 0)
                        band.parent = o
                x += w + 0.0015
            if end < b - 0.15:
                z2 = z
                for _ in range(rnd.randint(2, 4)):
                    th = rnd.uniform(0.02, 0.035)
                    box(
                        "flat",
                        (0.15, 0.19, th),
                        (b - 0.085, front + 0.1, z2 + th / 2),
                        rnd.choice(covers),
                        0.003,
                        1,
                        (0, 0, rnd.uniform(-0.15, 0.15)),
                    )
                    z2 += th


def armchair(at, turn, mat, wood):
    """A deep, rounded reading chair: seat cushion, sloping back, arms, short turned legs."""

    def soft(name, size, loc, rot=(0, 0, 0), bevel=0.08):
        o = box(name, size, loc, mat, bevel, 6, rot)
        return o

    def build():
        soft("base", (0.74, 0.72, 0.2), (0, 0, 0.27), bevel=0.05)
        soft("cushion", (0.56, 0.62, 0.17), (0, -0.05, 0.43), bevel=0.07)
        soft("back", (0.62, 0.2, 0.68), (0, 0.33, 0.66), (-0.2, 0, 0), 0.09)
        soft("pad", (0.52, 0.12, 0.48), (0, 0.23, 0.68), (-0.22, 0, 0), 0.055)
        for s in (-1, 1):
            soft("arm", (0.15, 0.72, 0.42), (s * 0.37, 0.0, 0.43), bevel=0.07)
            soft("wing", (0.12, 0.24, 0.42), (s * 0.345, 0.28, 0.80), (-0.2, 0, 0), 0.055)
            for d in (-0.28, 0.28):
                lathe("leg", [(0, 0), (0.014, 0), (0.024, 0.17), (0, 0.17)], (s * 0.3, d, 0), wood, 20)

    return grouped(build, at, turn)


def reading_lamp(at, brass, shade_mat, power, arm=0.42, turn=0.0):
    """A brass floor lamp with a bent arm and a small cone of cloth."""
    x, y, z = at
    lathe("foot", [(0, 0), (0.13, 0), (0.135, 0.012), (0.02, 0.024), (0, 0.024)], at, brass, 64)
    hx, hy = x + arm * math.cos(turn), y + arm * math.sin(turn)
    path = [
        (x, y, 0.02),
        (x, y, 0.8),
        (x, y, 1.42),
        (x + (hx - x) * 0.25, y + (hy - y) * 0.25, 1.56),
        (x + (hx - x) * 0.8, y + (hy - y) * 0.8, 1.58),
        (hx, hy, 1.52),
        (hx, hy, 1.46),
    ]
    tube("stand", path, 0.011, brass, res=6)
    shade((hx, hy, 1.22), shade_mat, 0.15, 0.085, 0, 0.2)
    if power:
        glow((hx, hy, 1.30), power, "#ffb468", 0.9)


def m_page(name="page"):
    """Paper with lines of print, too small to read."""
    a = N(name)
    uv = a.n("SeparateXYZ")
    a.t.links.new(a.coord("UV"), uv.inputs[0])
    u, v = uv.outputs[0], uv.outputs[1]
    line = a.math("LESS_THAN", a.math("FRACT", a.math("MULTIPLY", v, 26)), 0.42)
    words = a.ramp(a.noise(a.coord("UV", (60, 26, 1)), 1.0, 2, 0.5), [(0.40, 0.0), (0.44, 1.0)])
    inside = lambda x, lo, hi: a.math("MULTIPLY", a.math("GREATER_THAN", x, lo), a.math("LESS_THAN", x, hi))
    block = a.math("MULTIPLY", inside(u, 0.14, 0.88), inside(v, 0.1, 0.9))
    ink = a.math("MULTIPLY", a.math("MULTIPLY", line, words), block)
    a.principled(a.mix(a.math("MULTIPLY", ink, 0.62), "#f0e6d0", "#4a4038"), 0.85, spec=0.1)
    return a.m


def open_book(at, turn, cover, page):
    """A book lying open: two stacks of pages that curve down to the spine, on their boards."""

    def build():
        w, d, t = 0.14, 0.2, 0.017
        for s in (-1, 1):
            height = lambda u: 0.004 + t * (min(1, u / 0.16) ** 0.5) * (1 - 0.3 * u)
            top = grid("leaf", 28, 2, lambda u, v, s=s, h=height: (s * w * u, (v - 0.5) * d, h(u)), page)
            edge = [(s * w * u, height(u)) for u in np.linspace(0, 1, 29)]
            paper_edge = m_plain("edge", "#e2d6bd", 0.9)
            for y in (-d / 2, d / 2):
                verts = [(x, y, z) for x, z in edge] + [(x, y, 0.003) for x, _ in edge]
                mesh_obj("edge", verts, [(k, k + 1, k + 30, k + 29) for k in range(28)], paper_edge)
            x, z = edge[-1]
            mesh_obj("edge", [(x, -d / 2, 0.003), (x, d / 2, 0.003), (x, d / 2, z), (x, -d / 2, z)], [(0, 1, 2, 3)], paper_edge)
            box("board", (w + 0.005, d + 0.01, 0.003), (s * (w + 0.005) / 2, 0, 0.0015), cover, 0.001, 1)
            if s < 0:
                for loop in top.data.loops:  # print runs the same way on both pages
                    uv = top.data.uv_layers[0].data[loop.index].uv
                    uv.x = 1 - uv.x

    return grouped(build, at, turn)


def main():
    shot = load()
    reset()
    close = shot.has("close linen")
    green = m_plaster("green", "#46543f", "#3d4a38", 0.14, 1.0)
    cream = m_plaster("cream", "#e6dcc8", "#dacdb4", 0.22)
    oak, walnut = m_oakfloor("oakfloor", "#b08556", "#6a472b"), m_wood("walnut", "#7d5433", "#3a2314", 3, "Z", 0.4)
    joinery = m_plain("joinery", "#3b4936", 0.42, spec=0.4)
    white = m_linen("white", "#efe9dc", var=0.015, wr=0.2, wrscale=11, weave=0.35 if close else 0)
    oat = m_linen("oat", "#dccfb6", var=0.03, wr=0.22, wrscale=7)
    rust = m_linen("rust", "#a2603c", var=0.1, wr=0.25, wrscale=60)
    moss = m_linen("moss", "#5c6547", var=0.04, coord="Object", sheen=0.9, rough=0.75)
    leather = m_linen("leather", "#96613a", coord="Object", var=0.1, sheen=0.05, rough=0.45, wr=0.25, wrscale=9)
    brass = m_plain("brass", "#c2994f", 0.28, metal=1)
    cloth_shade, paper = m_sheer("shade", "#f3e2c4", 1.0, 0.55), m_plain("paper", "#efe7d6", 0.9)
    ceramic = m_plain("ceramic", "#cdbd9f", 0.4, spec=0.5, clear=0.2)
    leaf = m_linen("leaf", "#6f7b55", coord="Object", var=0.2, sheen=0.1, rough=0.55, translucent=0.25)
    stem = m_plain("stem", "#5d4a35", 0.8)
    x0, x1, y0, y1 = -2.3, 2.5, -3.3, 2.2

    planks_herringbone(x0 - 0.6, x1, y0, y1 + 0.1, mat=oak)
    mesh_obj("sub", [(-4, -5, -0.004), (4, -5, -0.004), (4, 4, -0.004), (-4, 4, -0.004)], [(0, 1, 2, 3)], m_plain("sub", "#2a1c12", 0.9))
    room(x0, x1, y0, y1, wall=green, back=green, ceil=cream, win=WINDOW, thick=0.5)
    window_frame(-2.62, *WINDOW, m_plain("casement", "#e4dac6", 0.45), bars=3)
    skirting(joinery, x0, x1, y0, y1, 0.16)
    if shot.has("no front wall"):  # the camera stands behind it: it keeps its light, but is not seen
        bpy.data.objects["wf"].visible_camera = False
    tube("rod", [(-2.19, -1.5, 2.58), (-2.19, 1.5, 2.58)], 0.012, brass, bez=False)
    linen = m_linen("curtain", "#c9b591", coord="Object", var=0.03, translucent=0.35, wr=0.1, wrscale=20)
    curtain(23, -2.19, 0.78, 1.34, 0.015, 2.56, linen, folds=7, depth=0.05)
    curtain(25, -2.19, -1.34, -0.78, 0.015, 2.56, linen, folds=7, depth=0.05)

    bookcase(-1.95, 2.35, y1, 0.28, 2.52, joinery, paper)

    # Bed with its head on the right wall, seen along its side.
    def bed_corner():
        cloths = dict(duvet_mat=white, sheet_mat=oat, throw_mat=rust, frame_mat=moss, leg_mat=walnut, mattress_mat=white)
        dress_bed("reading", 0, pillow_set(0, white, oat, moss), **cloths)
        lift = bpy.data.objects["throw"].modifiers.new("lift", "DISPLACE")  # else the duvet shows through at its hem
        lift.strength, lift.mid_level = 0.014, 0.0
        box("headboard", (1.86, 0.1, 0.98), (0, 2.13, 0.62), moss, 0.045, 6)
        fluted_drum(0.2, 0.5, (-1.16, 1.86, 0), walnut, top=walnut)
        lamp((-1.16, 1.9, 0.525), ceramic, cloth_shade, power=lamp_power(shot))
        book(0.14, 0.2, 0.03, (-1.12, 1.72, 0.54), 0.4, rust, paper)

    grouped(bed_corner, (0.3, BED_Y, 0), -math.pi / 2)

    if not shot.has("no corner"):  # the armchair's corner, where it would stand in front of the camera
        armchair((-1.22, 1.12, 0), math.radians(shot.get("chair_turn", 28)), leather, walnut)
        reading_lamp((-0.62, 1.62, 0), brass, cloth_shade, lamp_power(shot) * 1.5, 0.36, math.radians(200))
        lathe(
            "table",
            [(0, 0), (0.13, 0), (0.14, 0.01), (0.02, 0.03), (0.018, 0.5), (0.2, 0.51), (0.205, 0.53), (0, 0.53)],
            (-0.55, 0.92, 0),
            brass,
            64,
        )
        cover = m_linen("cover", "#2f4a3e", coord="Object")
        if shot.has("open book"):
            open_book((-0.57, 0.9, 0.53), -0.35, cover, m_page())
        else:
            book(0.15, 0.21, 0.03, (-0.56, 0.95, 0.547), 0.5, cover, paper)
            lathe("cup", [(0, 0), (0.025, 0), (0.038, 0.06), (0.035, 0.06), (0.024, 0.006), (0, 0.006)], (-0.47, 0.85, 0.53), ceramic, 48)
    rug(-1.75, 0.45, -0.25, 1.75, m_rug("rugred", "#a98260", "#6e4a38", 0.05), n=120)
    frame_picture(
        0.6, 0.46, (2.475, BED_Y, 1.68), print_("sea"), brass, m_plain("mount", "#f1eadc", 0.9), border=0.05, rot=(0, 0, math.pi / 2 * -1)
    )

    balcony(m_plain("iron", "#2b2825", 0.5), m_plaster("slab", "#cdbfa6", "#b5a487", 0.4, 2))
    view(shot, **shot.get("view", {}))
    daylight(shot)
    shoot(shot)


main()
