"""The Reading Room: a wall of books, an armchair and its lamp, deep green."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from bedroom import *
from books import *
from shot import load, shoot

BED_Y = -0.9  # middle of the bed, whose head stands on the right wall


def bookcase(x0, x1, y, depth, height, mat, seed=4, shelves=7, bays=4):
    """Shelves on the wall y, filled with rows of books, some lying flat at their ends."""
    rnd = random.Random(seed)
    t, plinth = 0.03, 0.12
    box("back", (x1 - x0, 0.015, height), ((x0 + x1) / 2, y - 0.008, height / 2), mat, 0)
    for i in range(bays + 1):
        box("side", (t, depth, height), (x0 + (x1 - x0) * i / bays, y - depth / 2, height / 2), mat, 0.003)
    step = (height - plinth) / shelves
    for j in range(shelves + 1):
        box("shelf", (x1 - x0, depth - 0.004, t), ((x0 + x1) / 2, y - depth / 2 + 0.002, plinth + j * step - t / 2), mat, 0.003)
    box("plinth", (x1 - x0, depth - 0.03, plinth - 0.03), ((x0 + x1) / 2, y - depth / 2 + 0.01, plinth / 2 - 0.015), mat, 0)
    box("crown", (x1 - x0 + 0.06, depth + 0.05, 0.07), ((x0 + x1) / 2, y - depth / 2 - 0.01, height + 0.03), mat, 0.012)
    spines, pages = [m_cover(f"flat{c}", c) for c in SPINES[:6]], m_pages()
    for j in range(shelves):
        z = plinth + j * step
        for i in range(bays):
            a, b = x0 + (x1 - x0) * i / bays + t * 0.6, x0 + (x1 - x0) * (i + 1) / bays - t * 0.6
            gap = rnd.choice((0, 0, 0, 0.1, 0.24))
            row_of_books(a, b - 0.05, y - depth + 0.05, z, seed + 17 * j + i, 0.19, step - t - 0.035, b - gap - 0.02 if gap else None)
            if gap > 0.2:
                up = z
                for k in range(rnd.randint(2, 4)):
                    thick = rnd.uniform(0.018, 0.03)
                    closed_book((b - 0.11, y - depth + 0.14, up), rnd.uniform(-0.2, 0.2), rnd.choice(spines), pages, 0.14, 0.2, thick)
                    up += thick


def cushion(size, loc, mat, rot=(0, 0, 0), square=0.3, seed=1, piping=None):
    """Upholstery: a plump block whose sides swell and whose seams draw in."""
    x, y, z = (v / 2 for v in size)
    power = lambda v, e: math.copysign(abs(v) ** e, v)

    def fn(u, v):
        a, b = u * 2 * math.pi, (v - 0.5) * math.pi
        k = abs(math.cos(b)) ** square
        p = Vector((x * k * power(math.cos(a), square), y * k * power(math.sin(a), square), z * power(math.sin(b), square * 1.6)))
        n = noise.noise(p * 5 + Vector((seed * 3.7, 0, 0))) + 0.5 * noise.noise(p * 13 + Vector((0, seed * 2.3, 0)))
        return p * (1 + 0.022 * n) - Vector((0, 0, 0.02 * max(0, p.z / z) * math.exp(-((p.x / (0.5 * x)) ** 2) - (p.y / (0.5 * y)) ** 2)))

    o = grid("cushion", 120, 72, fn, mat)
    o.location, o.rotation_euler = loc, rot
    if piping:
        for s in (1,):
            ring = [(x * 0.985 * power(math.cos(a), square), y * 0.985 * power(math.sin(a), square), s * z * 0.72) for a in np.linspace(0, 2 * math.pi, 140, False)]
            tube("piping", ring, 0.005, piping, True, 3, False).parent = o
    return o


def armchair(at, turn, mat, wood):
    """A deep reading chair: seat cushion, sloping back, rolled arms, short turned legs; a cushion somebody has leant on."""

    def build():
        cushion((0.76, 0.74, 0.24), (0, 0, 0.27), mat, square=0.18, seed=1)
        cushion((0.55, 0.64, 0.2), (0, -0.07, 0.44), mat, square=0.34, seed=2, piping=mat)
        cushion((0.6, 0.24, 0.74), (0, 0.32, 0.68), mat, (-0.2, 0, 0), 0.36, 3)
        cushion((0.5, 0.17, 0.5), (0, 0.22, 0.72), mat, (-0.22, 0, 0), 0.42, 4, mat)
        for s in (-1, 1):
            cushion((0.17, 0.74, 0.44), (s * 0.365, -0.01, 0.42), mat, square=0.36, seed=5 + s)
            cushion((0.13, 0.26, 0.46), (s * 0.335, 0.27, 0.82), mat, (-0.2, 0, s * 0.12), 0.5, 8 + s)
            for d in (-0.28, 0.28):
                lathe("leg", [(0, 0), (0.014, 0), (0.024, 0.17), (0, 0.17)], (s * 0.3, d, 0), wood, 20)
        linen = m_woven("lumbar", "#8a8a63", 0.0012, wr=0.1, wrscale=6)
        p = pillow("pillow_p9_0.46_0.32", 0.46, 0.32, 30, 1.0, linen, 0.0, seed=9)
        p.location, p.rotation_euler = (0.07, 0.06, 0.66), (math.radians(58), 0.12, 0.12)

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
    leather = m_hide()
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

    bookcase(-1.95, 2.35, y1, 0.28, 2.52, joinery)

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
        open_spread((-0.57, 0.9, 0.53), -0.35, m_cover("cover", "#2f4a3e"), m_page_open())
    rug(-1.75, 0.45, -0.25, 1.75, m_rug("rugred", "#a98260", "#6e4a38", 0.05), n=120)
    frame_picture(
        0.6, 0.46, (2.475, BED_Y, 1.68), print_("sea"), brass, m_plain("mount", "#f1eadc", 0.9), border=0.05, rot=(0, 0, math.pi / 2 * -1)
    )

    balcony(m_plain("iron", "#2b2825", 0.5), m_plaster("slab", "#cdbfa6", "#b5a487", 0.4, 2))
    view(shot, **shot.get("view", {}))
    daylight(shot)
    shoot(shot)


main()
