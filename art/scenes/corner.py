"""Corners of the rooms and houses of the template pages: beds, a tray, a desk, a pool's edge, pots, a hotel's counter."""

from near import *
from bedroom import on_top
from food import croissant
from trees import leaf_tree
from shot import ART

PRINTS = os.path.join(ART, "prints")
DEG = math.radians


def one_window(plaster, sun_way, strength=7, x=-2.1, y=-0.9, power=45, sky="#eef2fb", ambient=("#d3c9ba", 0.2), bars=3):
    """Daylight through one window on the left and from nowhere else."""
    for size, at in (((0.1, 3, 4), (x, y - 2.1, 0.7)), ((0.1, 3, 4), (x, y + 2.1, 0.7)), ((0.1, 8, 2), (x, 0, 2.55)), ((0.1, 8, 1), (x, 0, -0.45))):
        box("frame", size, at, plaster, 0).visible_camera = False
    for k in range(bars):
        box("bar", (0.03, 0.04, 1.7), (x + 0.05, y + 0.42 * (k - (bars - 1) / 2), 0.8), None, 0).visible_camera = False
    area((x, y, 0.85), (0, 0, 0.2), 1.1, power, sky, 1.4)
    if strength:
        sun(sun_way, strength, "#ffd3a0", 0.8)
    world(*ambient)


BEDS = {
    "generic": dict(white="#e9e5dc", second="#cdd0cc", accent="#a9714d", throw="#5f7183", head="#c3b18f", wall="#ded3c0", foot="#b0714c"),
    "resort": dict(white="#efece4", second="#dfe2da", accent="#c99a72", throw="#6d9791", head="#d0b286", wall="#e6e2d6", foot="#7fa9a4"),
    "city": dict(white="#e8e2d6", second="#d6c9b4", accent="#8d4f36", throw="#2f3a36", head="#6b2f28", wall="#3f5145", foot="#a5803f"),
    "hostel": dict(white="#ece6da", second="#d3cbd0", accent="#4c5c80", throw="#a8603f", head="#b98d56", wall="#c9923c", foot="#66805a"),
    "apartment": dict(white="#eeebe4", second="#c6ccda", accent="#d0a35c", throw="#c9aa70", head="#b7986c", wall="#8792b0", foot="#e0d8ca"),
}


def throw_(mat, front, slant=0.08, fringe=None):
    """A blanket drawn over the duvet, not quite straight, its edge doubled."""

    def height(x, y):
        v = (-0.74 - y) / 1.3
        rise = math.sqrt(max(0, 1 - (1 - min(1, max(0, v) / 0.05)) ** 2))
        n = noise.noise((x * 1.8, v * 1.3 * -2.4 + 1.776, 8))
        return (0.075 + 0.03 * noise.noise((x * 2.2, y * 2.6, 9)) + (1 - abs(noise.noise((x * 2.4 + n, y * 3.4 - n, 10)))) ** 6 * 0.02) * rise - 0.004

    def fn(u, v):
        x = (u - 0.5) * 2.6
        edge = front + slant * x + 0.02 * noise.noise((x * 2, 3, 1))
        y = edge - 0.9 * v
        roll = math.sqrt(max(0, 1 - (1 - min(1, v / 0.02)) ** 2))
        crease = (1 - abs(noise.noise((x * 3 + 2 * y, y * 1.5, 21)))) ** 8 * 0.018 + 0.004 * noise.noise((x * 9, y * 9, 22))
        return (x, y, height(x, y) + 0.006 + 0.02 * roll + crease)

    o = grid("throw", 320, 160, fn, mat)
    for loop in o.data.loops:
        c = o.data.vertices[loop.vertex_index].co
        o.data.uv_layers[0].data[loop.index].uv = (c.x, c.y)
    return o


def made_bed(shot):
    """A bed of another house: other linen, another head, another hour."""
    s = BEDS[shot["style"]]
    white, second = m_woven("white", s["white"], 0.0006, wr=0.08, wrscale=5), m_woven("second", s["second"], 0.0008, wr=0.08, wrscale=5)
    accent, blanket = m_woven("accent", s["accent"], 0.0012, translucent=0.03), m_woven("blanket", s["throw"], 0.0022, relief=1.0, sheen=0.4, translucent=0.0, wr=0.12, wrscale=9)
    bed_surface(white, second, half=shot.get("half"))
    if "throw" in shot:
        throw_(blanket, *shot["throw"])
    lay = shot.get("lay", 0)
    sets = (
        (("p1", 0.72, 0.5, (-0.43, -0.2, 0.23), (69, 2, 4), second, 0.045), ("p2", 0.72, 0.5, (0.41, -0.22, 0.23), (62, -2, -5), second, 0.045), ("p3", 0.66, 0.46, (-0.36, -0.42, 0.19), (56, 4, 8), white, 0.0), ("p4", 0.66, 0.46, (0.45, -0.42, 0.2), (54, -3, -6), white, 0.0), ("p5", 0.5, 0.32, (-0.06, -0.6, 0.16), (50, -4, -9), accent, 0.0)),
        (("p3", 0.66, 0.46, (-0.44, -0.2, 0.22), (66, -3, -6), white, 0.0), ("p1", 0.72, 0.5, (0.44, -0.19, 0.24), (66, 3, 7), white, 0.045), ("p4", 0.66, 0.46, (0.4, -0.4, 0.185), (50, 5, 12), second, 0.0), ("p5", 0.5, 0.32, (-0.36, -0.4, 0.16), (56, 3, 5), accent, 0.0)),
        (("p2", 0.72, 0.5, (-0.42, -0.22, 0.22), (60, 3, 9), white, 0.045), ("p4", 0.66, 0.46, (0.4, -0.26, 0.2), (58, -2, -12), second, 0.0), ("p5", 0.5, 0.32, (0.2, -0.5, 0.135), (46, -1, 9), accent, 0.0)),
    )[lay]
    for k, w, h, at, turn, mat, flange in sets:
        p = pillow(f"pillow_{k}_{w}_{h}", w, h, 34, 1.0, mat, flange, seed=int(k[1:]))
        p.location, p.rotation_euler = at, tuple(DEG(q) for q in turn)
    plaster = m_plaster("wall", s["wall"], a_mix(s["wall"], "#5d5038", 0.18), 0.45, 1.4)
    box("wall", (7, 0.2, 4), (0, 0.24, 1), plaster, 0)
    kind = shot["style"]
    if kind == "city":
        headboard_channels(1.9, 0.98, (0, 0.13, -0.34), m_velvet("velvet", s["head"]), n=9)
    elif kind == "generic":
        cloth_ = m_cover("headcloth", s["head"], 0.0016)
        for k in (-1, 1):
            box("cushion", (0.93, 0.1, 0.56), (k * 0.47, 0.08, 0.31 + 0.004 * k), cloth_, 0.045, 8, (0, 0.008 * k, 0))
            for x in (-0.28, 0.28):
                box("loop", (0.05, 0.03, 0.1), (k * 0.47 + x, 0.09, 0.63), cloth_, 0.008)
        tube("rod", [(-1.05, 0.09, 0.665), (1.05, 0.09, 0.665)], 0.012, m_plain("brass", "#a98548", 0.3, metal=1), bez=False)
    elif kind == "resort":
        wood = m_board("oak", s["head"], a_mix(s["head"], "#5d4326", 0.5), "Z", 0.008, 0.5, 0.3)
        for k in range(23):
            box("slat", (0.05, 0.03, 0.72), (-0.94 + 0.0855 * k, 0.09, 0.25), wood, 0.012, 4, (0, 0.004 * math.sin(k * 2.1), 0))
        box("rail", (2.0, 0.05, 0.07), (0, 0.09, 0.62), m_board("rail", s["head"], a_mix(s["head"], "#5d4326", 0.5), "X", 0.008, 0.5, 0.3), 0.02, 5)
    else:
        wood = m_board("oak", s["head"], a_mix(s["head"], "#4d3520", 0.55), "X", 0.009, 0.5, 0.3)
        for k in range(3 if kind == "hostel" else 2):
            h = 0.18 if kind == "hostel" else 0.3
            box("board", (1.9, 0.04, h), (0.003 * k, 0.1, 0.1 + (h + 0.035) * k), wood, 0.012, 4, (0.012 * (k - 1), 0, 0.002))
        for x in (-0.86, 0.86):
            box("post", (0.07, 0.05, 1.1), (x, 0.135, 0.0), wood, 0.012)
    table = m_board("side", *shot.get("table", ("#8a6340", "#452c18")), "X", 0.007, 0.45, 0.15)
    clay = m_plaster("clay", s["foot"], a_mix(s["foot"], "#4a3020", 0.25), 0.3, 5) if kind not in ("city",) else m_plain("brass", s["foot"], 0.24, metal=1)
    sx = shot.get("side", 1)
    tx = 1.24 * sx
    box("side", (0.46, 0.4, 0.032), (tx, -0.12, 0.009), table, 0.006, 3)
    for dx in (-0.19, 0.19):
        for dy in (-0.15, 0.15):
            lathe("leg", [(0, 0), (0.014, 0), (0.018, 0.5), (0, 0.5)], (tx + dx, -0.12 + dy, -0.51), table, 20)
    box("drawer", (0.42, 0.36, 0.1), (tx, -0.12, -0.06), table, 0.006)
    lamp((tx + 0.04 * sx, -0.06, 0.025), clay, m_sheer("shade", "#f3e2c4", 1.0, 0.55), power=shot.get("lamp", 0), ribs=False, s=0.92)
    closed_book((tx - 0.1 * sx, -0.2, 0.025), 0.5 * sx, m_cover("cover", s["throw"]), m_pages(), 0.125, 0.19, 0.024)
    spectacles((tx - 0.1 * sx, -0.21, 0.0492), 0.9 * sx, m_plain("horn", "#4a2c1a", 0.2, spec=0.5, clear=0.5))
    tumbler((tx + 0.12 * sx, -0.24, 0.025), m_glass("tg", "#f7fbf9", 0.0, 1.9), m_clear("water", "#fbfdfd", 1.33), fill=0.5)
    if shot.has("book"):
        open_book((-0.16, -0.98, 0.085), 0.5, m_cover("cover2", s["accent"]), m_pages())
    if shot.has("tray"):
        breakfast_tray(shot)
    if "sun" in shot:
        one_window(plaster, (0.82, shot["sun"][0], -shot.get("fall", 0.4)), shot["sun"][1], y=-0.9 + shot.get("opening", 0), power=shot.get("window", 70), ambient=("#d8cdbd", 0.2))
    else:
        area((-2.1, -0.9, 0.9), (0, -0.4, 0.1), 1.1, shot.get("window", 16), shot.get("dusk", "#a9b6e4"), 1.5)
        world("#8f98c4", shot.get("ambient", 0.08))


def breakfast_tray(shot):
    """Breakfast in bed, begun: one croissant broken into, the cup half empty, crumbs."""
    bpy.context.view_layer.update()
    x, y = shot.get("tray", (0.05, -1.05))
    turn = shot.get("tray_turn", 0.2)
    z = sum(on_top(x + dx, y + dy) for dx in (-0.2, 0, 0.2) for dy in (-0.13, 0, 0.13)) / 9
    for o in (bpy.data.objects["duvet"], bpy.data.objects.get("throw")):  # the tray presses the cloth flat, and the cloth rises around it
        for v in o.data.vertices if o else ():
            dx, dy = v.co.x - x, v.co.y - y
            a, b = abs(dx * math.cos(turn) + dy * math.sin(turn)) - 0.255, abs(dy * math.cos(turn) - dx * math.sin(turn)) - 0.17
            t = min(1, max(0, a, b) / 0.09)
            t = t * t * (3 - 2 * t)
            v.co.z = (z - 0.001) * (1 - t) + (v.co.z + 0.012 * math.sin(math.pi * t)) * t
    wood, short, cream = *(m_board("tray" + k, "#a87f52", "#5f3f24", k, 0.006, 0.45, 0.15) for k in "XY"), m_ceramic("cream", "#ece4d6")
    golden = m_pastry("golden", "#c2803a", "#7d4218", "#dfae66", 0.12, 26)

    def build():
        box("tray", (0.5, 0.33, 0.012), (0, 0, 0.006), wood, 0.004)
        for s in (-1, 1):
            box("rim", (0.5, 0.012, 0.04), (0, s * 0.16, 0.022), wood, 0.005)
            box("rim", (0.012, 0.33, 0.05), (s * 0.245, 0, 0.026), short, 0.006)
        cloth_ = m_woven("napkin", "#d9d2c3", 0.0009, wr=0.15, wrscale=9)
        o = grid("cloth", 90, 60, lambda u, v: ((u - 0.5) * 0.34 - 0.06, (v - 0.5) * 0.24 + 0.01, 0.0145 + 0.002 * noise.noise((u * 5, v * 5, 2)) + 0.003 * (1 - abs(noise.noise((u * 3, v * 5, 7)))) ** 8), cloth_)
        for loop in o.data.loops:
            c = o.data.vertices[loop.vertex_index].co
            o.data.uv_layers[0].data[loop.index].uv = (c.x, c.y)
        plate((-0.1, 0.0, 0.016), 0.105, cream)
        croissant((-0.125, 0.02, 0.027), mat=golden, rot=0.5, seed=1)
        croissant((-0.065, -0.03, 0.027), 0.12, 0.032, golden, rot=2.5, seed=4)
        rnd = random.Random(3)
        for _ in range(26):
            shade_smooth(lathe("crumb", [(0, 0), (0.0018, 0.0006), (0.0014, 0.0018), (0, 0.002)], (-0.1 + rnd.gauss(0, 0.055), rnd.gauss(-0.02, 0.05), 0.0245 if rnd.random() < 0.5 else 0.0185), golden, 7)).scale = (rnd.uniform(0.4, 1.2), rnd.uniform(0.4, 1.0), 0.7)
        cup((0.12, -0.055, 0.013), cream, m_cappuccino(), r=0.044, h=0.056, rot=0.4)
        spoon((0.168, -0.1, 0.026), 1.35, m_plain("steel", "#c4bfb6", 0.22, metal=1), 0.12)
        jar((0.15, 0.075, 0.012), m_jam(), m_glass("jarglass", "#f4f4ee", 0.0, 1.6), None, 0.03, 0.06, 0.7)
        tumbler((0.04, 0.1, 0.012), m_glass("juiceglass", "#f7fbf9", 0.0, 1.8), m_plain("juice", "#d9862a", 0.15, spec=0.4), 0.03, 0.085, 0.6)

    grouped(build, (x, y, z), turn)


def scribble(name, paper="#ece2cc"):
    """A postcard's back, half written by hand."""
    a = N(name)
    uv = a.n("SeparateXYZ")
    wob = a.noise(a.coord("UV", (6, 3, 1)), 1, 2, 0.5)
    a.t.links.new(a.coord("UV"), uv.inputs[0])
    u, v = uv.outputs[0], uv.outputs[1]
    inside = lambda x, lo, hi: a.math("MULTIPLY", a.math("GREATER_THAN", x, lo), a.math("LESS_THAN", x, hi))
    row = a.math("FRACT", a.math("ADD", a.math("MULTIPLY", v, 11), a.math("MULTIPLY", wob, 0.5)))
    pen = a.noise(a.coord("UV", (75, 26, 1)), 1.0, 3, 0.7, 1.5)
    stroke = a.math("MULTIPLY", a.ramp(pen, [(0.455, 0.0), (0.475, 1.0), (0.525, 1.0), (0.545, 0.0)]), inside(row, 0.25, 0.75))
    left = a.math("MULTIPLY", a.math("MULTIPLY", inside(u, 0.05, 0.46), inside(v, 0.42, 0.93)), stroke)
    right = a.math("MULTIPLY", a.math("MULTIPLY", inside(u, 0.56, 0.9), inside(v, 0.2, 0.48)), stroke)
    rule = a.math("MULTIPLY", inside(u, 0.505, 0.508), inside(v, 0.08, 0.92))
    stamp = a.math("MULTIPLY", inside(u, 0.84, 0.96), inside(v, 0.66, 0.93))
    c = a.mix(a.math("MULTIPLY", a.noise(a.coord("UV", (9, 9, 1)), 1, 4, 0.6), 0.3), paper, "#cdbd9b")
    c = a.mix(stamp, c, "#8d4a38")
    a.principled(a.mix(a.math("MINIMUM", a.math("ADD", a.math("ADD", left, right), rule), 1), c, "#27324a"), 0.8, spec=0.15)
    return a.m


def card(at, turn, mat, w=0.148, d=0.105, curl=0.004):
    o = grid("postcard", 24, 12, lambda u, v: ((u - 0.5) * w, (v - 0.5) * d, 0.0006 + curl * (2 * u - 1) ** 2), mat)
    o.location, o.rotation_euler = at, (0, 0, turn)
    return o


def writing(shot):
    """The room's small table in the evening: a postcard half written, a pen, two more cards, the lamp."""
    oak = m_board("desk", "#9c744a", "#54371f", "X", 0.008, 0.42, 0.2)
    for k in range(6):
        box("top", (1.5, 0.158, 0.03), (0, -0.24 + 0.16 * k, -0.015), oak, 0.003, 3)
    plaster = m_plaster("wall", "#d9cdb8", "#c4b497", 0.2, 1.2)
    box("wall", (6, 0.2, 4), (0, 0.74, 0.6), plaster, 0)
    card((-0.02, -0.05, 0), 0.14, scribble("message"))
    card((0.16, 0.075, 0), -0.35, m_print("sea", os.path.join(PRINTS, "sea.png"), 0.35), curl=0.003)
    card((0.19, 0.045, 0.0035), 0.1, m_print("hillcard", os.path.join(PRINTS, "hills.png"), 0.35), curl=0.003)
    lacquer, steel = m_plain("lacquer", "#22303c", 0.16, spec=0.5, clear=0.8), m_plain("gold", "#b8914e", 0.22, metal=1)

    def pen():
        turn = (0, math.pi / 2, 0)
        shade_smooth(lathe("barrel", [(0, 0), (0.0046, 0.001), (0.0054, 0.02), (0.0058, 0.075), (0.0056, 0.078)], (0, 0, 0), lacquer, 40, rot=turn))
        shade_smooth(lathe("ring", [(0.0056, 0.078), (0.006, 0.0785), (0.006, 0.081), (0.0045, 0.082)], (0, 0, 0), steel, 40, rot=turn))
        shade_smooth(lathe("grip", [(0.0045, 0.082), (0.004, 0.098), (0.0043, 0.1), (0.0032, 0.101)], (0, 0, 0), lacquer, 40, rot=turn))
        shade_smooth(lathe("nib", [(0.0032, 0.101), (0.0034, 0.106), (0.0018, 0.115), (0.0003, 0.123)], (0, 0, 0), steel, 24, rot=turn))

    e = grouped(pen, (0.005, -0.055, 0.0058), 0.6)
    e.rotation_euler = (0, 0.02, DEG(205))
    shade_smooth(lathe("cap", [(0, 0), (0.005, 0.001), (0.0066, 0.01), (0.0068, 0.055), (0.0066, 0.056), (0.006, 0.05), (0, 0.048)], (0.085, -0.13, 0.0068), lacquer, 40, rot=(0, math.pi / 2, 0.9)))
    spectacles((-0.17, 0.04, 0), -0.5, m_plain("horn", "#4a2c1a", 0.2, spec=0.5, clear=0.5))
    clay = m_plaster("clay", "#b0714c", "#7d4a30", 0.3, 5)
    lamp((0.3, 0.28, 0), clay, m_sheer("shade", "#f3e2c4", 1.0, 0.55), power=shot.get("lamp", 5), ribs=False, s=0.9)
    cup((-0.2, 0.2, 0), m_ceramic("cream", "#e4dac8"), m_plain("tea", "#5a2a10", 0.05, spec=0.5), r=0.042, h=0.056, rot=2.4)
    vase((0.02, 0.36, 0), m_ceramic("vase", "#8fa0a3"), 0.17, 0.055, 0.022)
    leaf_, stem = m_leaf("oliveleaf", "#666f4c", "#9aa36f", 0.25), m_plain("stem", "#5d4a35", 0.8)
    for i in range(4):
        olive_branch((0.02, 0.36, 0.13), 0.34, leaf_, stem, seed=110 + i, n=20, spread=0.6)
    box("chairback", (0.06, 0.5, 0.6), (-0.75, -0.1, 0.0), m_board("chair", "#7d5836", "#3a2515", "Z", 0.008, 0.42, 0.2), 0.02)
    area((-1.8, -0.6, 0.9), (0, 0, 0.1), 1.0, shot.get("window", 9), "#9fb0e6", 1.3)
    world("#8088b0", 0.06)


def casement(shot):
    """A window ajar in the morning: linen that the light comes through, vine leaves outside, too bright to see far."""
    paint = m_board("sash", "#b59a74", "#7d6140", "Z", 0.007, 0.45, 0.35)
    rail = m_board("rail", "#b59a74", "#7d6140", "X", 0.007, 0.45, 0.35)
    plaster = m_plaster("wall", "#ddd3c2", "#c9bda6", 0.25, 1.2)
    for x in (-2.0, 2.0):
        box("wall", (2.6, 0.4, 4), (x, 0.25, 0.6), plaster, 0.02)
    box("under", (3, 0.4, 2), (0, 0.25, -1.04), plaster, 0)
    box("over", (3, 0.4, 2), (0, 0.25, 2.6), plaster, 0)
    box("sill", (1.6, 0.42, 0.04), (0, 0.16, -0.02), rail, 0.01, 4)
    for x in (-0.68, 0.68):
        box("jamb", (0.06, 0.08, 1.8), (x, 0.36, 0.8), paint, 0.008)

    def sash(w, h):
        for x in (0.025, w - 0.025):
            box("stile", (0.05, 0.042, h), (x, 0, h / 2), paint, 0.007, 3)
        for z, t in ((0.03, 0.06), (h * 0.5, 0.026), (h - 0.025, 0.05)):
            box("rail", (w, 0.04, t), (w / 2, 0, z), rail, 0.006, 3)
        mesh_obj("pane", [(0.04, 0, 0.05), (w - 0.04, 0, 0.05), (w - 0.04, 0, h), (0.04, 0, h)], [(0, 1, 2, 3)], m_glass("pane", "#f4f8f6", 0.0, 1.4))

    grouped(lambda: sash(0.64, 1.6), (-0.65, 0.34, 0.005), shot.get("ajar", 0.0))
    e = grouped(lambda: sash(0.64, 1.6), (0.65, 0.34, 0.005), math.pi)
    e.rotation_euler = (0, 0, math.pi + DEG(shot.get("open", 48)))
    brass = m_plain("brass", "#a98548", 0.28, metal=1)
    box("plate", (0.022, 0.006, 0.13), (-0.038, 0.315, 0.42), brass, 0.002)
    tube("handle", [(-0.038, 0.31, 0.42), (-0.038, 0.28, 0.42), (-0.042, 0.272, 0.41), (-0.05, 0.27, 0.33)], 0.0065, brass, res=6)
    linen = m_woven("curtain", "#d9cdb4", 0.0013, translucent=0.5, wr=0.05, wrscale=6)
    for k, (a_, b_) in enumerate(((-1.05, -0.52), (0.62, 1.1))):
        o = curtain(5 + k, 0.0, a_, b_, -0.9, 1.9, linen, folds=5 + k, depth=0.045, axis="X", n=260)
        for loop in o.data.loops:
            i = loop.vertex_index
            o.data.uv_layers[0].data[loop.index].uv = ((i % 261) / 260 * 1.0, (i // 261) / 40 * 2.8)
    glass, water = m_glass("tg", "#f7fbf9", 0.0, 1.9), m_clear("water", "#fbfdfd", 1.33)
    carafe((0.13, 0.1, 0), glass, water, 0.19, 0.048)
    tumbler((0.235, 0.05, 0), glass, water, 0.031, 0.085, 0.4)
    closed_book((-0.22, 0.08, 0), 0.3, m_cover("cover", "#5f7183"), m_pages(), 0.13, 0.195, 0.026)
    green = m_leafy("far", "#55663a", "#a9b070", 5)
    for x, y, rr, k in ((-2.6, 7.5, 1.3, 1), (-0.9, 10.5, 1.4, 2), (2.6, 8.5, 1.2, 3), (0.9, 15, 1.6, 4), (-4.5, 14, 1.8, 5), (4.6, 16, 1.9, 6)):
        o = leaf_tree("tree", 40 + k, green, rr, rr * 1.15, 11000, 0.9, (0.06, 0.017), 0.02, "#4a5034", 0)
        o.location = (x, y, -3.1)
    box("ground", (60, 60, 0.1), (0, 32, -2.2), m_plaster("field", "#b7ad86", "#99996c", 0.2, 0.3), 0)
    for y, z, c, k, amp in ((60, -0.2, "#b9bfa9", 4, 1.6), (95, 1.8, "#ccd3d0", 5, 2.6)):
        ridge = [(-90 + 3 * i, y, z + amp * noise.noise((i * 0.13, k, 1)) + 0.2 * amp * noise.noise((i * 0.6, k, 2))) for i in range(61)]
        mesh_obj("ridge", ridge + [(a, b, -40) for a, b, _ in ridge], [(i, i + 1, i + 62, i + 61) for i in range(60)], m_emit("haze" + str(k), c, 1.2))
    gradsky([(0, "#ffeed2"), (10, "#f8efdc"), (26, "#dfe6e8"), (60, "#b5cbdc"), (90, "#9dbbd4")], (0.7, 0.7, 0.42), "#ffd79a", 5, 1.0, 80, 1.5, shot.get("sky", 1.3))
    sun((-0.72, -0.72, -0.5), 8, "#ffdcae", 0.7)
    area((0.4, -2.2, 1.6), (0, 0, 0.4), 2.0, 14, "#f3ece0", 2.0)


def washstand(shot):
    """By the basin in the morning: two wooden brushes in a glass, a bottle, towels, pale tiles."""
    a_, b_ = shot.get("tiles", ("#cfd3cf", "#dfdfd7"))
    mesh_obj("grout", [(-2, 0.3, -1), (2, 0.3, -1), (2, 0.3, 1.8), (-2, 0.3, 1.8)], [(0, 1, 2, 3)], m_plaster("grout", "#b5ada0", "#9c9484", 0.3, 4))
    tiles(-1.6, 1.6, -0.6, 1.4, 0.3, shot.get("tile", (0.15, 0.075)), [glaze("t1", a_, 0), glaze("t2", a_mix(a_, b_, 0.5), 0.02), glaze("t3", b_, -0.02)], gap=0.0013)
    oak = m_board("shelf", "#9f7a50", "#573a22", "X", 0.008, 0.45, 0.25)
    box("top", (2.6, 0.34, 0.035), (0, 0.13, -0.0175), oak, 0.006, 4)
    glass, water = m_glass("tg", "#f7fbf9", 0.0, 1.9), m_clear("water", "#fbfdfd", 1.33)
    shade_smooth(lathe("beaker", [(0, 0), (0.034, 0), (0.036, 0.003), (0.038, 0.1), (0.0365, 0.101), (0.0345, 0.006), (0, 0.006)], (-0.03, 0.1, 0), m_ceramic("beaker", "#d8cfbd"), 96), 60)
    bamboo, bristle = m_board("bamboo", "#c7a26b", "#8f6b3c", "Z", 0.004, 0.5, 0.2), m_plain("bristle", "#e3dccb", 0.9)
    for k, (turn, lean, c) in enumerate(((0.3, 0.2, "#4f6a70"), (3.0, 0.24, "#8d5a42"))):
        def brush():
            def handle(u, v):
                q = v * 2 * math.pi
                w = 0.0042 + 0.0022 * math.sin(math.pi * min(1, u * 1.3)) + (0.0018 if u > 0.86 else 0)
                return (w * math.cos(q), 0.0034 * math.sin(q), u * 0.185)

            grid("handle", 50, 16, handle, bamboo)
            rnd = random.Random(k)
            for i in range(5):
                for j in range(12):
                    x, z = -0.004 + 0.002 * i, 0.157 + 0.0021 * j
                    tube("tuft", [(x, -0.002, z), (x + rnd.gauss(0, 0.0008), -0.0135, z + rnd.gauss(0, 0.0007))], 0.00085, bristle, bez=False, res=1)

        e = grouped(brush, (-0.03 - 0.018 * math.cos(turn), 0.1 - 0.018 * math.sin(turn), 0.007), 0)
        e.rotation_euler = (lean * math.sin(turn) * -1, lean * math.cos(turn), turn * 1.3)
    black = m_plain("black", "#1c1916", 0.35)
    flask((-0.17, 0.16, 0), m_clear("brownglass", "#9a6a3c", 1.38), black)
    plate((0.065, 0.03, 0), 0.055, m_ceramic("dish", "#b9ab92"), 0.008)
    box("soap", (0.064, 0.042, 0.02), (0.065, 0.03, 0.0155), m_plain("soap", "#d3c49f", 0.42, spec=0.4), 0.0095, 5, (0, 0.03, 0.4))
    white, second = m_towel("towel1", "#e9e4d9"), m_towel("towel2", shot.get("towel", "#7f8f99"))
    towels((0.33, 0.13, 0), 3, [second, white, white], 0.26, 0.2, turn=-0.12)
    plaster = m_plaster("wall", "#d9d0c0", "#c5baa4", 0.3, 1.2)
    box("behind", (6, 0.1, 4), (0, -3.0, 0.9), plaster, 0)
    one_window(plaster, (0.84, 0.42, -0.34), 5.5, x=-2.0, y=-0.85, power=46, ambient=("#d5d2cb", 0.24), bars=1)


def spa(shot):
    """Warm stones, rolled towels and a candle on wet slate, the wall of the steam room behind."""
    slate = N("slate")
    v = slate.coord("Object")
    wet = slate.ramp(slate.noise(v, 5, 5, 0.6), [(0.42, 0.0), (0.58, 1.0)])
    c = slate.mix(slate.noise(v, 14, 6, 0.7), "#2c3133", "#4d5352")
    slate.principled(slate.mix(slate.math("MULTIPLY", wet, 0.5), c, "#191c1d"), slate.math("MULTIPLY_ADD", wet, -0.36, 0.5), spec=0.5, normal=slate.bump(slate.noise(v, 22, 6, 0.7), 0.3, 0.004))
    box("top", (2.6, 0.7, 0.04), (0, 0.1, -0.02), slate.m, 0.008, 4)
    mesh_obj("grout", [(-2, 0.55, -1), (2, 0.55, -1), (2, 0.55, 1.8), (-2, 0.55, 1.8)], [(0, 1, 2, 3)], m_plaster("grout", "#6d7a74", "#55625c", 0.3, 4))
    tiles(-1.8, 1.8, -0.6, 1.4, 0.55, (0.05, 0.05), [glaze("t1", "#4f7f78", 0), glaze("t2", "#6a958c", 0.02), glaze("t3", "#3f6b66", -0.02), glaze("t4", "#86aaa0", 0)], gap=0.0012)

    def pebble(at, r, flat, seed, col):
        a = N("pebble")
        vv = a.coord("Object")
        a.principled(a.mix(a.noise(vv, 30, 5, 0.7), a_mix(col, "#000000", 0.3), col), 0.32, spec=0.45, normal=a.bump(a.noise(vv, 120, 4, 0.7), 0.15, 0.001))

        def fn(u, v_):
            q, p = u * 2 * math.pi, (v_ - 0.5) * math.pi
            d = Vector((math.cos(q) * math.cos(p), math.sin(q) * math.cos(p), math.sin(p)))
            k = r * (1 + 0.12 * noise.noise(d * 1.1 + Vector((seed, 0, 0))))
            return (d.x * k, d.y * k * 0.86, d.z * k * flat)

        o = grid("pebble", 64, 40, fn, a.m)
        o.location, o.rotation_euler = at, (0.03 * seed % 0.1, 0.02, seed * 1.3)

    z = 0.0
    for k, (r, f, c) in enumerate(((0.062, 0.4, "#4b4a47"), (0.048, 0.42, "#6a665e"), (0.034, 0.45, "#3b3c3c"))):
        pebble((-0.1 + 0.004 * k, 0.02, z + r * f * 0.94), r, f, k + 2, c)
        z += r * f * 1.86
    white, second = m_towel("towel1", "#e6e0d2"), m_towel("towel2", "#8fa79f")

    def roll(at, r, w, turn, mat, seed):
        def fn(u, v_):
            q, s = u * 2 * math.pi, v_
            end = 1 - abs(2 * s - 1)
            k = r * min(1, (end / 0.06) ** 0.4 if end > 0 else 0)
            k *= 1 + 0.03 * noise.noise((math.cos(q) * 2, math.sin(q) * 2, s * 3 + seed)) + (0.05 * max(0, 1 - abs((q - 2.2)) / 0.25))
            return ((s - 0.5) * w, k * math.cos(q), r + k * math.sin(q) * 0.97)

        o = grid("roll", 96, 60, fn, mat)
        fluffy(o, 60000, 0.0017, seed)
        o.location, o.rotation_euler = at, (0, 0, turn)
        spiral = [(-w / 2 - 0.001, (0.006 + r * 0.84 * t) * math.cos(t * 17 + 1), r + (0.006 + r * 0.84 * t) * math.sin(t * 17 + 1)) for t in np.linspace(0, 1, 90)]
        tube("fold", spiral, 0.0042, mat, res=4).parent = o

    roll((0.2, 0.14, 0), 0.052, 0.26, 0.12, white, 1)
    roll((0.22, 0.25, 0), 0.05, 0.25, 0.06, second, 2)
    roll((0.21, 0.19, 0.087), 0.05, 0.25, 0.16, white, 3)
    wax = m_plain("wax", "#e6dcc6", 0.5, spec=0.35)
    shade_smooth(lathe("candle", [(0, 0), (0.034, 0), (0.036, 0.004), (0.036, 0.062), (0.033, 0.066), (0.02, 0.06), (0, 0.058)], (-0.27, 0.16, 0.004), wax, 64))
    shade_smooth(lathe("flame", [(0, 0), (0.004, 0.003), (0.0056, 0.01), (0.0033, 0.021), (0, 0.032)], (-0.27, 0.16, 0.07), m_emit("flame", "#ffb45c", 60), 24))
    tube("wick", [(-0.27, 0.16, 0.06), (-0.27, 0.16, 0.074)], 0.0009, m_plain("wick", "#1b1512", 0.9), bez=False)
    point((-0.27, 0.15, 0.105), 1.4, "#ff9d48", 0.012)
    amber, black = m_clear("amber", "#c07a35", 1.38), m_plain("black", "#1c1916", 0.35)
    flask((-0.02, 0.2, 0), amber, black, 0.85)
    area((-1.6, -0.7, 0.9), (0, 0.1, 0.1), 0.9, shot.get("window", 16), "#cfdcf0", 1.2)
    glow((0.7, 0.35, 0.75), shot.get("lamp", 3), "#ffb870", 0.8)
    world("#7f8f98", 0.07)


def pots(shot):
    """A corner of the courtyard: clay pots on a stone step, lavender in the low sun, a zinc can that has seen years."""
    a = N("clay")
    v = a.coord("Object")
    bloom, stain = a.ramp(a.noise(v, 9, 6, 0.72, 0.5), [(0.48, 0.0), (0.66, 1.0)]), a.noise(a.coord("Object", (1, 1, 0.4)), 14, 5, 0.65)
    tone = a.ramp(a.n("ObjectInfo").outputs["Random"], [(0, "#a9623f"), (0.5, "#b9764f"), (1, "#98553a")])
    c = a.mix(a.math("MULTIPLY", bloom, 0.55), a.mix(a.math("MULTIPLY", stain, 0.5), tone, "#7d4a32"), "#d9c8b2")
    a.principled(c, 0.88, spec=0.15, normal=a.bump(a.math("ADD", a.noise(v, 60, 5, 0.7), bloom), 0.4, 0.002))
    soil = N("soil")
    lumps = soil.noise(soil.coord("Object"), 90, 5, 0.75)
    soil.principled(soil.ramp(lumps, [(0.3, "#1d140d"), (0.7, "#4a3624")]), 0.95, spec=0.1, normal=soil.bump(lumps, 1.0, 0.008))
    rock = m_plaster("rock", "#c8bca4", "#9d917a", 0.3, 4)
    x = -1.6
    rnd = random.Random(4)
    while x < 1.8:
        w = rnd.uniform(0.42, 0.7)
        ashlar((x + w / 2, 0.1, -0.09 + rnd.uniform(-0.003, 0.003)), (w + 0.002, 0.62, 0.18), rock, rnd.randint(1, 99), 0.005)
        x += w
    p = N("roughcast")
    v = p.coord("Object")
    big, mid, fine = p.noise(v, 1.1, 5, 0.6, 0.5), p.noise(v, 6, 6, 0.66, 0.3), p.noise(v, 70, 5, 0.7)
    stain = p.noise(p.coord("Object", (3, 3, 0.5)), 1.6, 5, 0.6)
    col = p.mix(p.ramp(stain, [(0.5, 0.0), (0.75, 0.5)]), p.mix(big, "#bfa781", "#dbc8a6"), "#8d7a60")
    p.principled(col, 0.92, spec=0.15, normal=p.bump(p.math("ADD", mid, p.math("MULTIPLY", fine, 0.4)), 0.5, 0.012))
    grid("wall", 160, 120, lambda u, w_: (-2.6 + 5.2 * u, 0.62 + 0.02 * noise.noise((u * 7, w_ * 5, 1)), -0.4 + 2.6 * w_), p.m)
    stalk, bud = m_plain("stalk", "#7f8b62", 0.8), [m_leaf(f"bud{k}", c_, d_, 0.2) for k, (c_, d_) in enumerate((("#6d6196", "#a99bd0"), ("#5d5288", "#9184bb"), ("#7f74a8", "#b9add6")))]
    needle = m_leaf("needle", "#7f8b6a", "#b5bf95", 0.3)

    def lavenders(at, r, count, seed, tall=(0.16, 0.3)):
        rn = random.Random(seed)
        for _ in range(count):
            az, lean, h = rn.uniform(0, 6.28), abs(rn.gauss(0, 0.32)), rn.uniform(*tall)
            turn, out = rn.uniform(0, 6.28), r * 0.72 * rn.random() ** 0.7
            q0 = Vector(at) + Vector((out * math.cos(turn), out * math.sin(turn), 0))
            q1 = q0 + Vector((math.cos(az) * lean * h, math.sin(az) * lean * h, h * (1 - 0.25 * lean)))
            tube("stalk", [q0, q0.lerp(q1, 0.55) + Vector((0, 0, 0.015)), q1], 0.0011, stalk, res=1)
            d = (q1 - q0).normalized()
            for k in range(rn.randint(6, 9)):
                for j in range(5):
                    ang = j * 1.26 + k * 0.8
                    side = Vector((math.cos(ang), math.sin(ang), 0.25))
                    o = lathe("bud", [(0, 0), (0.003, 0.0022), (0.0023, 0.0058), (0, 0.0078)], q1 + d * (0.0046 * k + rn.gauss(0, 0.0006)) + side * 0.0016, rn.choice(bud), 6)
                    o.rotation_euler = side.to_track_quat("Z", "Y").to_euler()
        for _ in range(count * 5):
            az, h = rn.uniform(0, 6.28), rn.uniform(0.03, 0.12)
            turn, out = rn.uniform(0, 6.28), r * 0.78 * rn.random() ** 0.6
            q0 = Vector(at) + Vector((out * math.cos(turn), out * math.sin(turn), rn.uniform(0, 0.04)))
            o = grid("needle", 4, 2, lambda u, w_: (u * 0.045, (w_ - 0.5) * 0.004 * math.sin(math.pi * min(1, u + 0.1)), 0.004 * u * u), needle)
            o.location, o.rotation_euler = q0, (rn.uniform(-0.5, 0.5), rn.uniform(-1.4, -0.3), az)

    pot((-0.02, 0.12, 0), 0.105, 0.19, a.m, soil.m)
    lavenders((-0.02, 0.12, 0.168), 0.1, 64, 5)
    pot((0.27, 0.2, 0), 0.085, 0.15, a.m, soil.m)
    leaf_, stem = m_leaf("sage", "#76806a", "#a9b394", 0.35), m_plain("stem", "#6b6048", 0.85)
    for i in range(13):
        olive_branch((0.27 + 0.03 * math.cos(i * 2.4), 0.2 + 0.03 * math.sin(i * 2.4), 0.12), 0.2, leaf_, stem, seed=200 + i, n=18, spread=0.9)
    pot((-0.27, 0.28, 0), 0.075, 0.13, a.m, soil.m)
    small = lathe("stack", [(0, 0), (0.045, 0), (0.048, 0.006), (0.062, 0.075), (0.069, 0.076), (0.07, 0.092), (0.066, 0.094), (0.061, 0.09), (0.046, 0.01), (0, 0.01)], (0.13, -0.03, 0.047), a.m, 64)
    shade_smooth(small, 50)
    small.rotation_euler = (DEG(74.5), 0, DEG(-38))
    zinc = N("zinc")
    n = zinc.noise(zinc.coord("Object"), 16, 6, 0.7)
    zinc.principled(zinc.ramp(n, [(0.3, "#6d6f6e"), (0.7, "#a9aaa6")]), zinc.math("MULTIPLY_ADD", n, 0.35, 0.3), metal=0.85, normal=zinc.bump(zinc.noise(zinc.coord("Object"), 8, 4, 0.6), 0.2, 0.01))
    wx, wy = -0.52, 0.2
    shade_smooth(lathe("can", [(0, 0), (0.1, 0), (0.103, 0.004), (0.103, 0.012), (0.1, 0.016), (0.095, 0.2), (0.099, 0.204), (0.097, 0.21), (0.09, 0.204), (0.094, 0.02), (0, 0.01)], (wx, wy, 0), zinc.m, 96), 50)
    tube("spout", [(wx + 0.085, wy - 0.02, 0.05, 1.5), (wx + 0.16, wy - 0.05, 0.12, 1.1), (wx + 0.24, wy - 0.08, 0.23, 0.8)], 0.015, zinc.m, res=8, bez=False)
    tube("handle", [(wx - 0.09, wy + 0.01, 0.06), (wx - 0.19, wy + 0.02, 0.12), (wx - 0.19, wy + 0.02, 0.24), (wx - 0.08, wy + 0.01, 0.27), (wx + 0.05, wy, 0.2)], 0.0085, zinc.m, res=6)
    dry = [m_leaf("dry1", "#7d6a3a", "#b59a58", 0.2), m_leaf("dry2", "#6d5a30", "#9a8246", 0.2)]
    strew((0.05, -0.06, 0.002), 9, 0.16, bud + dry, 7)
    greens = [m_leaf("vine1", "#4c5f24", "#9db33a", 0.55), m_leaf("vine2", "#5d6d2c", "#b9b848", 0.5)]
    leaves(greens, 70, (-2.4, -1.2), (-1.3, -0.5), (0.5, 1.5), 3)
    leaves(greens, 40, (-0.9, 0.6), (-0.5, 0.2), (0.8, 1.2), 8, (0.6, 1.1))
    gradsky([(0, "#f4dcb4"), (10, "#dcdad0"), (24, "#b3c6d2"), (55, "#86a6c2"), (90, "#6f94b8")], (-0.8, -0.5, 0.4), "#ffd79a", 5, 0.6, 80, 1.2, 0.55)
    sun((0.8, 0.5, -0.46), 7, "#ffd09a", 0.7)


def pool(shot):
    """The pool's edge in the late sun: travertine, a towel, a book put down; water, and the sea as a bright line."""
    s = N("travertine")
    v = s.coord("Object")
    big, pit = s.noise(s.coord("Object", (0.6, 3, 1)), 3, 5, 0.65, 0.5), s.noise(s.coord("Object", (1, 2.4, 1)), 50, 5, 0.7)
    holes = s.ramp(pit, [(0.27, 1.0), (0.33, 0.0)])
    tone = s.ramp(s.n("ObjectInfo").outputs["Random"], [(0, "#cbbda2"), (1, "#ddd1ba")])
    damp = s.ramp(s.noise(v, 3.5, 4, 0.6), [(0.55, 0.0), (0.62, 1.0)])
    c = s.mix(s.math("MULTIPLY", big, 0.5), tone, "#b09f80")
    c = s.mix(s.math("MULTIPLY", holes, 0.5), c, "#85765c")
    s.principled(s.mix(s.math("MULTIPLY", damp, 0.4), c, "#8d7d63"), s.math("MULTIPLY_ADD", damp, -0.35, 0.72), spec=0.35, normal=s.bump(s.math("SUBTRACT", s.math("MULTIPLY", pit, 0.4), holes), 0.6, 0.004))
    rnd = random.Random(3)
    y = -1.4
    while y < 4.6:
        h = rnd.uniform(0.55, 0.62)
        box("coping", (0.4, h - 0.006, 0.05), (0.3, y + h / 2, 0.025 + rnd.uniform(-0.001, 0.001)), s.m, 0.012, 5)
        x = 0.506
        while x < 4:
            w = rnd.choice((0.4, 0.6, 0.8))
            box("slab", (w - 0.006, h - 0.006, 0.05), (x + w / 2, y + h / 2, 0.022 + rnd.uniform(-0.0015, 0.0015)), s.m, 0.004, 3)
            x += w
        y += h
    for k in range(9):
        box("far", (0.6, 0.4, 0.05), (0.2 - 0.606 * k, 4.75, 0.025), s.m, 0.012, 4)
    def mosaic(rot=(0, 0, 0)):
        t = N("mosaic")
        uv = t.coord("Object", rot=rot)
        br = t.n("TexBrick")
        t.t.links.new(uv, br.inputs["Vector"])
        for key, val in (("Color1", hexc("#4a8fa2")), ("Color2", hexc("#6aa8b4")), ("Mortar", hexc("#a5c9cc")), ("Scale", 10.0), ("Mortar Size", 0.012), ("Brick Width", 0.4), ("Row Height", 0.4)):
            br.inputs[key].default_value = val
        caustic = t.n("TexVoronoi", feature="DISTANCE_TO_EDGE")
        warp = t.noise(uv, 2.2, 3, 0.6, 0.8, "Color")
        moved = t.n("VectorMath", operation="MULTIPLY_ADD")
        t.t.links.new(warp, moved.inputs[0])
        moved.inputs[1].default_value = (0.5, 0.5, 0.5)
        t.t.links.new(uv, moved.inputs[2])
        t.t.links.new(moved.outputs[0], caustic.inputs["Vector"])
        caustic.inputs["Scale"].default_value = 3.2
        line = t.math("MULTIPLY", t.ramp(caustic.outputs["Distance"], [(0.0, 1.0), (0.03, 0.4), (0.16, 0.0)]), t.noise(uv, 1.3, 3, 0.6))
        t.principled(t.mix(t.math("MULTIPLY", line, 0.75), br.outputs["Color"], "#e6f6e8"), 0.6, spec=0.2)
        return t.m

    box("bottom", (9, 8, 0.1), (-4.4, 1.2, -1.15), mosaic(), 0)
    box("side", (0.1, 8, 1.2), (0.13, 1.2, -0.58), mosaic((0, math.pi / 2, 0)), 0)

    def wave(u, w_):
        x, yy = 0.12 - 8 * (1 - u) ** 1.6, -1.5 + 6.05 * w_
        k = 0.004 * noise.noise((x * 2.2, yy * 2.0, 1)) + 0.0022 * noise.noise((x * 6 + yy, yy * 5, 2)) + 0.0007 * noise.noise((x * 17, yy * 15, 3))
        return (x, yy, -0.045 + k)

    w = N("poolwater")
    tr, gl, fr, mx = w.n("BsdfRefraction"), w.n("BsdfGlossy"), w.n("Fresnel"), w.n("MixShader")
    tr.inputs["Color"].default_value, tr.inputs["IOR"].default_value, tr.inputs["Roughness"].default_value = hexc("#d6f0ea"), 1.33, 0.0
    gl.inputs["Roughness"].default_value = 0.02
    fr.inputs["IOR"].default_value = 1.33
    through, mx2 = w.n("BsdfTransparent"), w.n("MixShader")
    through.inputs[0].default_value = hexc("#cfe8e2")
    path = w.n("LightPath")
    w.set(mx, 0, w.math("MULTIPLY", fr.outputs[0], 0.45))  # a polarising filter takes half of the reflection away
    w.t.links.new(tr.outputs[0], mx.inputs[1])
    w.t.links.new(gl.outputs[0], mx.inputs[2])
    w.set(mx2, 0, w.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"]))
    w.t.links.new(mx.outputs[0], mx2.inputs[1])
    w.t.links.new(through.outputs[0], mx2.inputs[2])
    grid("water", 620, 620, wave, w.surf(mx2.outputs[0]))
    sea = N("sea")
    glit = sea.noise(sea.coord("Object", (0.02, 0.006, 1)), 1.0, 6, 0.75)
    sea.principled(sea.mix(glit, "#4f7d8d", "#7fa3ac"), 0.25, spec=0.5, normal=sea.bump(glit, 1.0, 4.0))
    mesh_obj("sea", [(-9000, 30, -22), (9000, 30, -22), (9000, 30000, -22), (-9000, 30000, -22)], [(0, 1, 2, 3)], sea.m)
    box("terraceedge", (40, 1.2, 0.4), (0, 5.4, -0.2), s.m, 0)
    white, second = m_towel("towel1", "#e9e3d5"), m_towel("towel2", "#6d9791")
    towels((0.74, 0.5, 0.05), 2, [second, white], 0.36, 0.24, turn=0.5)
    e = open_book((0.36, 0.06, 0.0425), -0.5, m_cover("cover", "#a8503a"), m_pages())
    e.scale = (0.9, 0.9, 0.9)
    dark = m_plain("dark", "#15110e", 0.05, spec=0.5, clear=0.6)

    def shades():
        rim = m_plain("shell", "#3a2114", 0.18, spec=0.5, clear=0.6)
        for k in (-1, 1):
            ring = [(k * 0.034 + 0.026 * math.copysign(abs(math.cos(q)) ** 0.8, math.cos(q)), 0, 0.022 + 0.02 * math.copysign(abs(math.sin(q)) ** 0.8, math.sin(q))) for q in np.linspace(0, 2 * math.pi, 48, False)]
            tube("rim", ring, 0.0028, rim, True, 4, False)
            mesh_obj("lens", ring, [tuple(range(48))], dark)
            tube("arm", [(k * 0.061, 0.001, 0.03), (k * 0.066, 0.01, 0.03), (k * 0.066, 0.07, 0.03), (k * 0.062, 0.12, 0.022), (k * 0.06, 0.135, 0.008)], 0.0024, rim, res=4)
        tube("bridge", [(-0.009, 0, 0.03), (-0.003, -0.002, 0.034), (0.003, -0.002, 0.034), (0.009, 0, 0.03)], 0.0028, rim, res=4)

    grouped(shades, (0.5, 0.27, 0.0485), -0.35)
    tumbler((0.3, 0.5, 0.05), m_glass("tg", "#f7fbf9", 0.0, 1.9), m_clear("lemonade", "#f3e3a0", 1.34), 0.036, 0.11, 0.62)
    gradsky([(0, "#ffdcb0"), (6, "#f6dfc2"), (20, "#cdd6dc"), (55, "#93b2cf"), (90, "#7fa3c6")], (-0.75, 0.75, 0.3), "#ffcf90", 5, 1.0, 120, 2.0, 0.85)
    sun((0.7, -0.72, -0.42), 7, "#ffd09a", 0.7)


def counter(shot):
    """The hotel's counter in the evening: the bell, a key with its brass weight, the open book, lamps behind."""
    wood = m_board("counter", "#5d3a24", "#25140b", "X", 0.007, 0.24, 0.05)
    box("top", (3, 1.05, 0.04), (0, 0.275, -0.02), wood, 0.008, 4)
    brass = N("brass")
    tarn = brass.noise(brass.coord("Object"), 22, 5, 0.7)
    brass.principled(brass.mix(tarn, "#8f6f38", "#cda45c"), brass.math("MULTIPLY_ADD", tarn, 0.22, 0.12), metal=1)
    tube("edge", [(-1.6, -0.252, -0.004), (1.6, -0.252, -0.004)], 0.006, brass.m, bez=False)
    bx, by = 0.06, 0.0
    black = m_plain("black", "#171412", 0.28, spec=0.5, clear=0.4)
    shade_smooth(lathe("base", [(0, 0), (0.046, 0), (0.049, 0.004), (0.047, 0.012), (0.036, 0.017), (0, 0.018)], (bx, by, 0), black, 96), 50)
    dome = [(0.043, 0.019), (0.0445, 0.0195), (0.0435, 0.026)] + [(0.043 * math.cos(q), 0.026 + 0.031 * math.sin(q)) for q in np.linspace(0.05, 1.5, 22)] + [(0, 0.0572)]
    shade_smooth(lathe("dome", dome, (bx, by, 0), brass.m, 128), 50)
    shade_smooth(lathe("button", [(0, 0.056), (0.0035, 0.057), (0.0035, 0.064), (0.008, 0.0655), (0.0085, 0.068), (0.005, 0.0705), (0, 0.071)], (bx, by, 0), brass.m, 48))

    def key_():
        bow = [(0.014 * math.cos(q), 0.0125 * math.sin(q), 0) for q in np.linspace(0, 2 * math.pi, 40, False)]
        tube("bow", bow, 0.0026, brass.m, True, 5, False)
        tube("shank", [(0.014, 0, 0), (0.072, 0, 0)], 0.0032, brass.m, bez=False)
        shade_smooth(lathe("collar", [(0, 0), (0.0052, 0.0), (0.0052, 0.005), (0, 0.005)], (0.015, 0, 0), brass.m, 32, rot=(0, math.pi / 2, 0)))
        for k, h in ((0.058, 0.012), (0.066, 0.015)):
            box("bit", (0.005, h, 0.0026), (k, -h / 2 - 0.002, 0), brass.m, 0.0005)
        loop = [(-0.02 + 0.011 * math.cos(q), 0.011 * math.sin(q), 0.0022 * math.sin(q)) for q in np.linspace(0, 2 * math.pi, 40, False)]
        tube("loop", loop, 0.0012, brass.m, True, 4, False)
        weight = [(0, 0), (0.004, 0.001), (0.0055, 0.006), (0.0045, 0.01), (0.012, 0.022), (0.0165, 0.045), (0.0175, 0.062), (0.016, 0.07), (0.009, 0.073), (0, 0.0735)]
        shade_smooth(lathe("weight", weight, (-0.03, 0, 0.011), brass.m, 64, rot=(0, -math.pi / 2 - 0.13, 0)), 60)
        shade_smooth(lathe("felt", [(0.0176, 0.056), (0.0186, 0.058), (0.0186, 0.063), (0.0172, 0.065)], (-0.03, 0, 0.011), m_plain("felt", "#5a1f1c", 0.9), 48, rot=(0, -math.pi / 2 - 0.13, 0)))

    grouped(key_, (-0.085, -0.09, 0.0042), DEG(-28))
    open_spread((0.3, 0.1, 0), -0.2, m_cover("cover", "#3d2b22"), m_page_open())
    shade_smooth(lathe("pen", [(0, 0), (0.004, 0.002), (0.0048, 0.03), (0.005, 0.11), (0.002, 0.128), (0, 0.13)], (0.26, 0.02, 0.03), m_plain("pen", "#17202a", 0.2, spec=0.5, clear=0.6), 32, rot=(0, DEG(86), 0.5)))
    green = N("shadeglass")
    gp, gt, gm = green.principled("#0c3527", 0.08, spec=0.5, clear=0.6), green.n("BsdfTranslucent"), green.n("MixShader")
    gt.inputs[0].default_value = hexc("#1f5c40")
    gm.inputs[0].default_value = 0.3
    green.t.links.new(gp.outputs[0], gm.inputs[1])
    green.t.links.new(gt.outputs[0], gm.inputs[2])
    gmat = green.surf(gm.outputs[0])
    for lx, ly in ((-0.15, 0.6), (0.56, 0.5)):
        shade_smooth(lathe("foot", [(0, 0), (0.07, 0), (0.074, 0.006), (0.05, 0.018), (0.014, 0.026), (0.01, 0.05), (0.009, 0.23), (0, 0.23)], (lx, ly, 0), brass.m, 72))

        def hood(u, w_):
            q = DEG(-98 + 196 * w_)
            return (lx + (u - 0.5) * 0.26, ly - 0.03 + 0.062 * math.sin(q), 0.225 + 0.055 * math.cos(q))

        o = grid("hood", 30, 30, hood, gmat)
        o.modifiers.new("s", "SOLIDIFY").thickness = 0.003
        shade_smooth(lathe("bulb", [(0, -0.05), (0.016, -0.045), (0.016, 0.045), (0, 0.05)], (lx, ly - 0.03, 0.232), m_emit("bulb", "#ffcf96", 14), 24, rot=(0, math.pi / 2, 0)))
        point((lx, ly - 0.03, 0.19), shot.get("lamp", 2.6), "#ffbe7c", 0.03)
    walnut = m_board("rack", "#6b4429", "#2d190d", "Z", 0.008, 0.35, 0.1)
    shelf_ = m_board("rackx", "#6b4429", "#2d190d", "X", 0.008, 0.35, 0.1)
    y = 1.5
    box("rackback", (3.4, 0.03, 1.6), (0.1, y + 0.22, 0.5), walnut, 0)
    for i in range(13):
        box("upright", (0.016, 0.2, 1.4), (-1.5 + 0.26 * i, y + 0.1, 0.5), walnut, 0.002)
    rnd = random.Random(7)
    paper = [m_plain("p1", "#e6dcc4", 0.8), m_plain("p2", "#cfc0a0", 0.8), m_plain("p3", "#b9c3c4", 0.8)]
    for j in range(7):
        z = -0.15 + 0.2 * j
        box("shelf", (3.2, 0.2, 0.014), (0.06, y + 0.1, z), shelf_, 0.002)
        for i in range(12):
            x = -1.37 + 0.26 * i
            if rnd.random() < 0.6:
                tube("hook", [(x, y - 0.002, z + 0.165), (x, y - 0.02, z + 0.16)], 0.003, brass.m, bez=False)
                shade_smooth(lathe("hung", [(0, 0), (0.012, 0.002), (0.015, 0.02), (0.005, 0.05), (0, 0.052)], (x + rnd.gauss(0, 0.002), y - 0.018, z + 0.06), brass.m, 24))
                tube("hungkey", [(x, y - 0.018, z + 0.112), (x, y - 0.018, z + 0.15)], 0.003, brass.m, bez=False)
            if rnd.random() < 0.45:
                box("letter", (0.15, 0.1, 0.004), (x + rnd.gauss(0, 0.02), y + 0.08, z + 0.012), rnd.choice(paper), 0, 1, (0, 0, rnd.gauss(0, 0.2)))
    panel_ = m_plaster("wall", "#3c4a38", "#323f30", 0.15, 1.0)
    box("wall", (9, 0.2, 5), (0, y + 0.4, 1), panel_, 0)
    glow((-0.9, 1.1, 0.95), shot.get("wall", 7), "#ffb468", 1.0)
    glow((1.2, 1.1, 0.95), shot.get("wall", 7), "#ffb468", 1.0)
    area((0.1, -1.2, 1.5), (0, 0, 0), 0.9, shot.get("hall", 9), "#ffd9b0", 0.9)
    area((-2.0, -0.8, 0.9), (0, 0, 0.1), 1.0, 5, "#9fb0e6", 1.4)
    world("#6d6a70", 0.04)


def bar(shot):
    """A glass at the window of the hotel bar at night: the street is lights out of focus."""
    stone = N("marble")
    v = stone.coord("Object")
    vein = stone.ramp(stone.noise(v, 2.5, 4, 0.6, 1.2), [(0.485, 0.0), (0.5, 1.0), (0.515, 0.0)])
    stone.principled(stone.mix(stone.math("MULTIPLY", vein, 0.16), stone.mix(stone.noise(v, 9, 5, 0.6), "#2b312d", "#3d453f"), "#8d8a7c"), 0.16, spec=0.5)
    box("top", (3, 0.5, 0.03), (0, 0.05, -0.015), stone.m, 0.006, 4)
    glass, drink = m_glass("crystal", "#fbfaf8", 0.0, 2.0), m_clear("drink", "#d9702a", 1.345)
    gx, gy = shot.get("glass", (0.12, 0.02))
    foot = [(0, 0.003), (0.036, 0.0015), (0.038, 0), (0.038, 0.0015), (0.009, 0.005), (0.004, 0.012), (0.0035, 0.085), (0.005, 0.094), (0, 0.096)]
    shade_smooth(lathe("foot", foot, (gx, gy, 0), m_clear("stem", "#fbfcfc", 1.45), 72), 60)
    bowl_ = [(0.005, 0.094), (0.02, 0.098), (0.036, 0.108), (0.046, 0.126), (0.05, 0.15)]
    shade_smooth(lathe("coupe", bowl_, (gx, gy, 0), glass, 96), 80)
    shade_smooth(lathe("drink", [(0, 0.0965), (0.0185, 0.0995), (0.0345, 0.109), (0.0442, 0.1262), (0.0468, 0.139), (0.0458, 0.1396), (0, 0.1392)], (gx, gy, 0), drink, 96), 50)
    peel = m_pastry("peel", "#d98a2a", "#b86a18", "#eeb04a", 0.0, 60)
    o = grid("peel", 40, 4, lambda u, w_: (0.014 * math.cos(u * 7) * (1 - 0.3 * u), 0.014 * math.sin(u * 7) * (1 - 0.3 * u), u * 0.03 + (w_ - 0.5) * 0.008), peel)
    o.location, o.rotation_euler = (gx + 0.036, gy - 0.028, 0.142), (0.9, 0.5, 2.2)
    o.modifiers.new("s", "SOLIDIFY").thickness = 0.0016
    shade_smooth(lathe("bowl", [(0, 0.0), (0.03, 0), (0.034, 0.004), (0.05, 0.03), (0.052, 0.033), (0.048, 0.032), (0.032, 0.008), (0, 0.006)], (gx + 0.135, gy + 0.06, 0), m_plain("silver", "#c9c5bd", 0.2, metal=1), 72))
    nut = m_pastry("almond", "#a8683a", "#6d3a1c", "#c98f5a", 0.15, 40)
    rnd = random.Random(2)
    for k in range(22):
        n = lathe("almond", [(0, -0.011), (0.0045, -0.006), (0.0062, 0.001), (0.004, 0.008), (0, 0.011)], (gx + 0.135 + rnd.gauss(0, 0.016), gy + 0.06 + rnd.gauss(0, 0.016), 0.022 + 0.0009 * k), nut, 20)
        shade_smooth(n)
        n.rotation_euler, n.scale = (rnd.uniform(1.2, 1.9), rnd.uniform(0, 3), rnd.uniform(0, 6)), (1, 0.7, 1)
    cloth_ = m_woven("coaster", "#6b2f28", 0.001)
    box("coaster", (0.1, 0.1, 0.0016), (gx + 0.004, gy - 0.004, 0.0006), cloth_, 0.0004, 1, (0, 0, 0.35))
    frame = m_plain("frame", "#15130f", 0.35, spec=0.5)
    for x in (-0.95, 0.32, 1.6):
        box("mullion", (0.03, 0.06, 2.4), (x, 0.36, 1.0), frame, 0.004)
    box("sillbar", (4, 0.06, 0.05), (0, 0.36, 0.03), frame, 0.004)
    g = N("pane")
    tr, gl, fr, mx = g.n("BsdfTransparent"), g.n("BsdfGlossy"), g.n("Fresnel"), g.n("MixShader")
    gl.inputs["Roughness"].default_value = 0.01
    fr.inputs["IOR"].default_value = 1.35
    g.t.links.new(fr.outputs[0], mx.inputs[0])
    g.t.links.new(tr.outputs[0], mx.inputs[1])
    g.t.links.new(gl.outputs[0], mx.inputs[2])
    mesh_obj("glass", [(-3, 0.36, 0), (3, 0.36, 0), (3, 0.36, 3), (-3, 0.36, 3)], [(0, 1, 2, 3)], g.surf(mx.outputs[0]))
    drop = m_clear("rain", "#ffffff", 1.33)
    for _ in range(shot.get("rain", 240)):
        r = abs(rnd.gauss(0, 0.0016)) + 0.0007
        d = lathe("drop", [(0, -r), (r * 0.8, -r * 0.55), (r, 0), (r * 0.75, r * 0.6), (0, r)], (rnd.uniform(-1.0, 1.0), 0.363, rnd.uniform(0.05, 0.75)), drop, 10)
        d.scale = (1, 0.45, rnd.uniform(1.0, 1.5))
    warm = [m_emit(f"warm{k}", c, p) for k, (c, p) in enumerate((("#ffb060", 22), ("#ffd9a0", 16), ("#ff8a3a", 20), ("#fff0d8", 13), ("#e8442a", 18), ("#8fc0ff", 12), ("#5ad08a", 10)))]
    rn = random.Random(11)
    base = [lathe("lightsource", [(0, -0.05), (0.05, 0), (0, 0.05)], (0, -900, -900), m, 10) for m in warm]
    for _ in range(150):
        y = rn.uniform(7, 34)
        x, z = rn.uniform(-0.75, 0.75) * y, rn.triangular(-0.09, 0.24, 0.0) * y
        m = rn.choices(range(7), (8, 7, 5, 4, 2, 2, 1))[0]
        dup(base[m], (x, y, z), None, rn.uniform(0.35, 1.0) * (0.35 + y / 30))
    dark = m_plain("night", "#0d1018", 0.9)
    rooms = [m_emit(f"room{k}", c, p) for k, (c, p) in enumerate((("#ffc27a", 1.1), ("#ffe0b0", 0.8), ("#ff9d50", 0.7), ("#ffd090", 0.35)))]
    for k in range(9):
        x = -24 + 6 * k
        box("block", (5.4, 4, 9 + 5 * rn.random()), (x, 38 + 4 * rn.random(), 3), dark, 0)
        for i in range(5):
            for j in range(5):
                if rn.random() < 0.24:
                    box("lit", (0.55, 0.05, 0.9), (x - 2 + i + rn.gauss(0, 0.1), 35.4, -0.5 + 1.7 * j), rn.choice(rooms), 0)
    road = m_plain("road", "#14161c", 0.12, spec=0.5)
    mesh_obj("road", [(-40, 1, -1.4), (40, 1, -1.4), (40, 40, -1.4), (-40, 40, -1.4)], [(0, 1, 2, 3)], road)
    gradsky([(0, "#3d3a55"), (12, "#23284a"), (40, "#121838"), (90, "#0a0f28")], (0, 1, 0.1), "#ff9d60", 8, 0.1, 80, 0.0, 0.35)
    glow((0.75, -0.1, 0.75), shot.get("lamp", 6), "#ffb468", 0.8)
    area((-0.9, -0.5, 0.7), (0.1, 0, 0.05), 0.5, shot.get("hall", 9), "#ffcf9a", 0.8)
    box("room", (8, 0.1, 5), (0, -3, 1), m_plain("roomwall", "#2b3a30", 0.8), 0)


SETS.update(bed=made_bed, writing=writing, casement=casement, washstand=washstand, spa=spa, pots=pots, pool=pool, counter=counter, bar=bar)

if __name__ == "__main__":
    main()
