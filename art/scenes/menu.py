"""The tables of the template's restaurant: each meal its table and its hour, one dish a picture."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from near import *


def pantry():
    """What the dishes are made of."""
    return dict(
        cream=m_ceramic("cream", "#f1eadd"),
        sand=m_ceramic("sand", "#c9b594"),
        blue=m_ceramic("blue", "#8ea0a0"),
        dark=m_ceramic("dark", "#5c6454"),
        pastry=m_pastry("pastry"),
        golden=m_pastry("golden", "#cd8a3e", "#8f4c1b", "#e5b368", 0.0, 26),
        cake=m_pastry("cake", "#c7833f", "#8d4c1e", "#dca862", 0.95, 10),
        bread=m_pastry("bread", "#b67a3c", "#6f3d18", "#dcae70", 0.35, 14),
        crumb=m_pastry("crumb", "#e9cf9d", "#c99a58", "#f4e3bf", 0.0, 40),
        dough=m_plain("dough", "#eccf8f", 0.4, spec=0.4, clear=0.15),
        egg=m_plain("egg", "#e6b95e", 0.42, spec=0.4, clear=0.15),
        tomato=m_sauce("tomatosauce", "#6e1a0a", "#b0401c"),
        ragu=m_sauce("ragu", "#4e1d0e", "#9a4420", 110, 0.35),
        red=m_plain("tomato", "#a82a16", 0.18, spec=0.5, clear=0.5),
        flesh=m_sauce("flesh", "#9c2a14", "#cc5a38", 120),
        white=m_plain("mozzarella", "#f3eee0", 0.3, spec=0.4, clear=0.25),
        basil=m_linen("basil", "#3f6b2a", coord="Object", var=0.2, sheen=0.1, rough=0.4, translucent=0.25),
        lettuce=m_linen("lettuce", "#86a544", coord="Object", var=0.25, sheen=0.05, rough=0.4, translucent=0.35),
        sage=m_linen("sage", "#8a9a76", coord="Object", var=0.15, sheen=0.3, rough=0.7),
        olive=m_plain("blackolive", "#2b2130", 0.2, spec=0.5, clear=0.4),
        green=m_plain("greenolive", "#7d8a3a", 0.22, spec=0.5, clear=0.4),
        oil=m_plain("oil", "#b59a2a", 0.05, spec=0.6, clear=0.8),
        lentils=m_sauce("lentils", "#5a3a1c", "#96683a", 150, 0.4),
        meat=m_pastry("meat", "#7d452a", "#3c1c10", "#a9653c", 0.0, 40),
        paste=m_pastry("paste", "#ecd79c", "#dfc383", "#f5e8c0", 0.0, 60),
        rind=m_pastry("rind", "#a8773c", "#7a5022", "#c29454", 0.0, 20),
        stick=m_wood("stick", "#d3b27c", "#a67d48", 6, "X", 0.6),
        oak=m_wood("boardwood", "#9a6a3c", "#5a371d", 3, "X", 0.45, bump=0.2),
        steel=m_plain("steel", "#c9c6c0", 0.22, metal=1),
        stem=m_plain("stem", "#5d4a35", 0.8),
        panna=m_plain("panna", "#f4ecdc", 0.25, spec=0.4, clear=0.3),
        berries=m_plain("berries", "#7c1324", 0.18, spec=0.5, clear=0.5),
        coulis=m_plain("coulis", "#8a0f22", 0.08, spec=0.6, clear=0.8),
    )


def breakfast_1(p):
    jam = m_sauce("jam", "#4a0d12", "#8e1f1c", 60, 0.16)
    plate((0, 0, 0), 0.15, p["sand"], 0.012)
    crostata((0, 0, 0.01), 0.122, p["pastry"], jam)


def breakfast_2(p):
    plate((-0.03, -0.01, 0), 0.13, p["cream"], 0.012)
    croissant((-0.06, 0.03, 0.014), mat=p["golden"], rot=0.5, seed=1)
    croissant((-0.01, -0.045, 0.014), mat=p["golden"], rot=0.1, seed=2)
    cup((0.17, 0.06, 0), p["cream"], m_cappuccino(), r=0.046, h=0.058, rot=-0.6)


def breakfast_3(p):
    cake_stand((0, 0, 0), 0.14, 0.07, p["cream"])
    ring_cake((0, 0, 0.072), 0.078, 0.046, p["cake"])


def breakfast_4(p):
    bowl_deep((0, 0, 0), 0.13, 0.075, p["blue"])
    peach, fig = m_fruit("peach", "#d9683c", "#e8b066", 0.6, 16, 0.05, 400), m_fruit("fig", "#3d2438", "#5f3a4d", 0.45, 20)
    lemon = m_fruit("lemon", "#e3b63a", "#ecc95c", 0.38, 20, 0.25, 220)
    spots = [(-0.045, -0.03, 0.014, peach), (0.046, -0.034, 0.014, peach), (-0.005, 0.05, 0.014, peach), (0.072, 0.042, 0.026, lemon), (-0.082, 0.045, 0.03, fig), (0.0, -0.002, 0.058, fig), (0.0, -0.088, 0.03, fig)]
    for i, (x, y, z, mat) in enumerate(spots):
        fruit((x, y, z), 0.027 if mat is fig else 0.036, mat, 0.93, p["stem"], seed=i + 1, lemon=mat is lemon)


def lunch_1(p):
    plate((0, 0, 0), 0.14, p["cream"], 0.02)
    nest(p["dough"], 96, 0.096, 0.04, 0.0017, seed=4)
    heap(p["tomato"], 0.056, 0.012, 0.039, 3)
    for k in range(3):
        leaf((0.004 * k, 0.002, 0.047), 0.036, p["basil"], k * 2.1, 0.25, 30 + k)


def lunch_2(p):
    board(0.34, 0.2, p["oak"])
    for k, (x, y, t) in enumerate(((-0.09, 0.03, 1.35), (0.0, -0.015, 1.5), (0.095, 0.02, 1.7))):
        toast((x, y, 0.018), t, p["bread"], p["crumb"], k + 1, 0.15, 0.075)
        before = set(bpy.data.objects)
        chunks(26, 0.0125, [p["flesh"], p["red"], p["red"]], 0.036, 0.0, k + 5, True, 0.012)
        for i in range(2):
            leaf((0.01 * i, 0.0, 0.018), 0.026, p["basil"], i * 2.4 + k, 0.25, 40 + k * 3 + i)
        e = link(bpy.data.objects.new("topping", None))
        for o in set(bpy.data.objects) - before - {e}:
            if o.parent is None:
                o.parent = e
        e.location, e.scale, e.rotation_euler = (x, y, 0.037), (0.75, 1.45, 1), (0, 0, t - math.pi / 2)


def lunch_3(p):
    bowl_deep((0, 0, 0), 0.14, 0.06, p["cream"])
    rise = lambda r: 0.034 + 0.036 * (1 - (r / 0.12) ** 2)
    heap(m_plain("under", "#3f5a26", 0.6), 0.105, 0.05, 0.012, 5)
    rnd = random.Random(7)
    for k in range(64):
        a, r = k * 2.399, 0.088 * math.sqrt((k + 0.5) / 64)
        leaf((r * math.cos(a), r * math.sin(a), rise(r) - 0.006), rnd.uniform(0.042, 0.062), p["lettuce"] if k % 4 else p["basil"], a + rnd.uniform(-1.6, 1.6), rnd.uniform(-0.15, 0.35), k, 0.4)
    for k in range(8):
        a, r = k * 2.4 + 0.5, 0.018 + 0.062 * ((k * 0.37) % 1)
        o = lathe("cherry", [(0.0155 * math.sin(math.pi * i / 16), -0.0155 * math.cos(math.pi * i / 16)) for i in range(17)], (r * math.cos(a), r * math.sin(a), rise(r) + 0.012), p["red"], 32)
        shade_smooth(o)
    for k in range(6):
        a, r = k * 2.4 + 1.7, 0.03 + 0.05 * ((k * 0.61) % 1)
        o = lathe("olive", [(0.0085 * math.sin(math.pi * i / 12), -0.0105 * math.cos(math.pi * i / 12)) for i in range(13)], (r * math.cos(a), r * math.sin(a), rise(r) + 0.008), p["olive"], 24)
        shade_smooth(o).rotation_euler = (1.3, 0.2, k)


def lunch_4(p):
    board(0.36, 0.24, p["oak"])
    wedge((-0.12, -0.06, 0.018), 0.5, 0.13, 0.05, 0.62, p["paste"], p["rind"])
    wedge((-0.06, 0.06, 0.018), -0.35, 0.11, 0.038, 0.8, p["white"], p["crumb"])
    grapes((0.1, -0.04, 0.02), m_fruit("grape", "#2f1a33", "#4d2a4a", 0.3, 40, 0.0), p["stem"], n=70, rg=0.0088)
    jar((0.125, 0.075, 0.018), m_plain("honey", "#c07a1a", 0.12, spec=0.5), m_glass("jarglass", "#f6faf6"), None, 0.03, 0.06)


def supper_1(p):
    plate((0, 0, 0), 0.145, p["dark"], 0.012)
    bowl_deep((0, 0, 0.012), 0.105, 0.058, p["cream"])
    lathe("soup", [(0, 0.0575), (0.0995, 0.0565)], (0, 0, 0), p["lentils"], 96)
    seeds = m_plain("lentil", "#7a5228", 0.35, clear=0.2)
    rnd = random.Random(2)
    model = lathe("lentil", [(0, -0.0016), (0.0026, 0), (0, 0.0016)], (0, -500, 0), seeds, 14)
    for _ in range(420):
        a, r = rnd.uniform(0, 6.28), 0.093 * math.sqrt(rnd.random())
        dup(model, (r * math.cos(a), r * math.sin(a), 0.0577), (rnd.uniform(-0.5, 0.5), rnd.uniform(-0.5, 0.5), 0), rnd.uniform(0.8, 1.3))
    for k in range(11):
        t = k / 10 * 5.2
        heap(p["oil"], rnd.uniform(0.004, 0.0085), 0.0012, 0.0585, k + 60, ((0.012 + 0.009 * t) * math.cos(t), (0.012 + 0.009 * t) * math.sin(t)))
    leaf((0.0, 0.0, 0.06), 0.04, p["basil"], 0.6, 0.2, 71)
    leaf((0.0, 0.0, 0.06), 0.034, p["basil"], 2.9, 0.2, 72)


def supper_2(p):
    board(0.36, 0.25, p["oak"])
    holes = random.Random(5)
    dimples = [(holes.uniform(-0.13, 0.13), holes.uniform(-0.085, 0.085)) for _ in range(30)]

    def fn(u, v):
        x, y = 2 * u - 1, 2 * v - 1
        e = max(0.0, 1 - abs(x) ** 9) * max(0.0, 1 - abs(y) ** 7)
        px, py = x * 0.145 * (1 + 0.02 * math.sin(9 * y)), y * 0.1 * (1 + 0.02 * math.sin(8 * x))
        z = 0.018 + 0.03 * e**0.35 + 0.003 * noise.noise((px * 30, py * 30, 1)) * e
        for a, b in dimples:
            z -= 0.011 * math.exp(-(((px - a) / 0.009) ** 2 + ((py - b) / 0.009) ** 2)) * e
        return (px, py, z)

    grid("focaccia", 180, 130, fn, m_pastry("focaccia", "#d79a48", "#9c5a1e", "#ecc888", 0.0, 22))
    for k, (a, b) in enumerate(dimples[:11]):
        o = lathe("olive", [(0.0075 * math.sin(math.pi * i / 12), -0.0085 * math.cos(math.pi * i / 12)) for i in range(13)], (a, b, 0.042), p["olive"] if k % 3 else p["green"], 24)
        shade_smooth(o).rotation_euler = (1.3, 0.2 * k, k)
    for k, (a, b) in enumerate(dimples[11:20]):
        rosemary((a, b, 0.047), 0.045, k)


def rosemary(at, length, seed):
    """A sprig with needles."""
    rnd = random.Random(seed)
    needle, turn = m_plain("rosemary", "#4b5e3a", 0.6), rnd.uniform(0, 6.28)
    c, s = math.cos(turn), math.sin(turn)
    x, y, z = at
    tube("twig", [(x, y, z), (x + c * length, y + s * length, z + 0.004)], 0.0009, m_plain("twig", "#5d4a35", 0.8), bez=False, res=2)
    for k in range(20):
        t, a = k / 20, turn + (0.8 if k % 2 else -0.8)
        q = (x + c * length * t, y + s * length * t, z + 0.003 * t)
        tube("needle", [(*q, 1), (q[0] + 0.011 * math.cos(a), q[1] + 0.011 * math.sin(a), q[2] + rnd.uniform(0, 0.005), 0.5)], 0.0009, needle, bez=False, res=2)


def supper_3(p):
    plate((0, 0, 0), 0.15, p["sand"], 0.012)
    for k in range(11):
        a = k / 11 * 2 * math.pi
        at = (0.078 * math.cos(a), 0.078 * math.sin(a), 0.011 + 0.004 * (k % 2))
        tilt = (0.22 * math.sin(a) * -1, 0.22 * math.cos(a))
        if k % 2:
            slice_round(at, 0.034, 0.009, p["white"], p["white"], tilt, a)
        else:
            slice_round(at, 0.036, 0.008, p["flesh"], p["red"], tilt, a)
    slice_round((0.0, 0.0, 0.012), 0.034, 0.009, p["white"], p["white"], (0.08, 0.05), 0)
    for k in range(9):
        a = k / 9 * 6.28 + 0.3
        leaf((0.058 * math.cos(a), 0.058 * math.sin(a), 0.023), 0.032, p["basil"], a + 0.7, 0.15, 50 + k)
    for k in range(3):
        leaf((0, 0, 0.022), 0.036, p["basil"], k * 2.1, 0.25, 80 + k)


def supper_4(p):
    board(0.36, 0.24, p["oak"])
    loaf((-0.06, 0.01, 0.018), 0.105, p["bread"])
    bowl_deep((0.115, -0.045, 0.018), 0.052, 0.036, p["blue"])
    before = set(bpy.data.objects)
    chunks(24, 0.0165, [p["olive"], p["green"], p["green"]], 0.036, 0.034, 3, False, 0.014)
    for o in set(bpy.data.objects) - before:
        o.location.x += 0.115
        o.location.y -= 0.045
    olive_branch((0.03, 0.115, 0.012), 0.16, p["sage"], p["stem"], seed=83, n=12, spread=6, lean=(5, -0.6))


def dinner_1(p):
    plate((0, 0, 0), 0.15, p["dark"], 0.012)
    for k in range(6):
        skewer((-0.005 + 0.004 * (k % 2), -0.05 + k * 0.017, 0.010 + 0.009 * (k % 2)), 0.06 * (k - 2.5) * 0.6 + 0.1, p["meat"], p["stick"], k + 1)
    lemon, pith = m_fruit("lemon", "#e3b63a", "#ecc95c", 0.38, 20, 0.25, 220), m_sauce("pulp", "#e6c24e", "#f3e08e", 90, 0.2)
    slice_round((0.07, 0.08, 0.012), 0.027, 0.022, pith, lemon, (0.1, -0.05))
    rosemary((-0.04, 0.08, 0.014), 0.07, 5)
    rosemary((-0.02, 0.085, 0.014), 0.06, 8)


def dinner_2(p):
    plate((0, 0, 0), 0.15, p["cream"], 0.02)
    spots = [(-0.05, -0.05), (0.02, -0.06), (0.066, -0.01), (-0.075, 0.01), (-0.005, 0.0), (0.05, 0.055), (-0.035, 0.06)]
    for k, (x, y) in enumerate(spots):
        raviolo((x, y, 0.008 + (0.01 if k == 4 else 0)), k * 0.9, 0.058, p["egg"], k)
    butter = m_plain("butter", "#d8a53a", 0.06, spec=0.6, clear=0.7)
    for k, (x, y) in enumerate(((0.0, -0.03), (-0.05, 0.03), (0.045, 0.02), (0.01, 0.06))):
        heap(butter, 0.022, 0.002, 0.0075, k + 4, (x, y))
    for k, (x, y, t) in enumerate(((-0.02, -0.02, 0.4), (0.03, 0.02, 2.0), (-0.045, 0.045, 4.2), (0.035, -0.045, 5.4))):
        leaf((x, y, 0.026), 0.045, p["sage"], t, 0.05, 90 + k, 0.2)


def dinner_3(p):
    board(0.36, 0.33, p["oak"])
    before = set(bpy.data.objects)
    pizza(0.15, m_pastry("rim", "#d9a55e", "#7a4420", "#eccb94", 0.15, 20), p["tomato"], p["white"], p["basil"])
    for o in set(bpy.data.objects) - before:
        if o.parent is None:
            o.location.z += 0.018


def dinner_4(p):
    plate((0, 0, 0), 0.145, p["sand"], 0.02)
    nest(p["egg"], 60, 0.094, 0.04, 0.0011, 3.2, seed=8)
    heap(p["ragu"], 0.058, 0.015, 0.037, 6)
    chunks(40, 0.006, [p["meat"], p["ragu"]], 0.042, 0.046, 4, True, 0.006)
    leaf((0.0, 0.0, 0.056), 0.034, p["basil"], 0.8, 0.25, 31)
    leaf((0.0, 0.0, 0.056), 0.03, p["basil"], 2.9, 0.25, 33)


def dinner_5(p):
    plate((0, 0, 0), 0.155, p["cream"], 0.012)
    courgette, aubergine = m_bands("courgette", "#d5d48e", "#4c3a18"), m_bands("aubergine", "#cdb98a", "#3a2614", 0.013)
    skin, purple = m_plain("courgetteskin", "#3f5a26", 0.35, clear=0.2), m_plain("aubergineskin", "#2a1626", 0.3, clear=0.3)
    pepper, yellow = m_bands("pepper", "#b8321a", "#3a140a", 0.03), m_bands("yellowpepper", "#dca02a", "#4c2a0a", 0.03)
    for k in range(7):
        slice_round((-0.085 + k * 0.021, 0.062 - 0.006 * k, 0.012 + 0.002 * k), 0.027, 0.006, courgette, skin, (0.25, -0.2), k * 0.5)
    for k in range(4):
        o = slice_round((-0.07 + k * 0.042, 0.0, 0.013 + 0.003 * (k % 2)), 0.04, 0.007, aubergine, purple, (0.1, -0.12), k * 0.8)
    for k in range(9):
        x, bend = -0.085 + k * 0.02, 0.006 + 0.004 * (k % 3)
        strip = lambda u, v, b=bend: ((v - 0.5) * 0.02, (u - 0.5) * 0.075, b * math.sin(math.pi * u) + 0.002 * math.cos(2 * math.pi * v))
        o = grid("strip", 20, 8, strip, pepper if k % 3 else yellow)
        o.modifiers.new("s", "SOLIDIFY").thickness = 0.004
        o.location, o.rotation_euler = (x, -0.068 + 0.004 * (k % 2), 0.016), (0, 0.1, 0.25 - 0.08 * (k % 4))
    for k in range(4):
        leaf((-0.04 + 0.03 * k, 0.03 - 0.02 * k, 0.03), 0.028, p["basil"], k * 1.7, 0.2, 61 + k)


def dinner_6(p):
    plate((0, 0, 0), 0.135, p["dark"], 0.012)
    heap(p["coulis"], 0.062, 0.002, 0.0075, 5, (0.008, -0.006))
    form = [(0, 0.002), (0.046, 0.002), (0.047, 0.006), (0.037, 0.045), (0.034, 0.049), (0.028, 0.0505), (0, 0.051)]
    shade_smooth(lathe("panna", form, (0, 0, 0.007), p["panna"], 96))
    heap(p["coulis"], 0.029, 0.0035, 0.0575, 9)
    for k, (x, y, z) in enumerate(((0.0, 0.004, 0.059), (0.013, -0.006, 0.059), (-0.012, -0.007, 0.059), (0.065, 0.02, 0.009), (0.074, 0.004, 0.009), (-0.06, -0.04, 0.009), (-0.07, -0.026, 0.009))):
        berry((x, y, z), p["berries"], 0.0082)
    leaf((0.0, 0.0, 0.07), 0.026, p["basil"], 0.7, 0.3, 11)
    leaf((0.0, 0.0, 0.07), 0.022, p["basil"], 2.6, 0.3, 12)


def cloth(mat, at, turn):
    """A napkin folded in three, lying soft."""

    def fn(u, v):
        x, y = (u - 0.5) * 0.2, (v - 0.5) * 0.34
        return (x, y, 0.009 + 0.0025 * math.sin(9 * u + 5 * v) + 0.0018 * math.sin(17 * v - 4 * u) - 0.006 * max(0, abs(2 * u - 1) - 0.9) * 10)

    o = grid("napkin", 60, 80, fn, mat)
    s = o.modifiers.new("s", "SOLIDIFY")
    s.thickness, s.offset = 0.007, -1
    subsurf(o, 1)
    o.location, o.rotation_euler = at, (0, 0, turn)


MEALS = {
    "breakfast": dict(napkin="#a9ab94", window=("#eef3ff", 30), sun=("#ffe6c4", 3.2, (0.8, -0.5, -0.42)), fill=3, sky=("#e6e8ec", 0.35)),
    "lunch": dict(napkin="#dcd3c0", window=("#f4f4f2", 14), sun=("#fff0d8", 6.5, (0.55, -0.6, -0.75)), fill=3, sky=("#cfd9e6", 0.55)),
    "supper": dict(napkin="#8c7f6c", window=("#dfe6f6", 16), sun=("#ffc58a", 4.0, (0.9, -0.3, -0.3)), fill=2, sky=("#b9bccb", 0.25)),
    "dinner": dict(napkin="#d9cdb8", window=("#a9b5da", 5), sun=None, fill=0, sky=("#7079a6", 0.1)),
}


def table(meal):
    """Linen at breakfast, pale boards outside at lunch, stone at supper, dark wood by lamplight at dinner."""
    if meal == "breakfast":
        cloth_ = m_woven("tablecloth", "#e4dccd", 0.0009, wr=0.12, wrscale=5)
        top = grid("tablecloth", 240, 180, lambda u, v: ((u - 0.5) * 2.2, -0.8 + v * 1.7, 0.003 * noise.noise((u * 6, v * 5, 1)) + 0.0012 * noise.noise((u * 22, v * 17, 2)) - 0.003 + 0.003 * math.exp(-(((u - 0.42) / 0.003) ** 2))), cloth_)
        for loop in top.data.loops:
            c = top.data.vertices[loop.vertex_index].co
            top.data.uv_layers[0].data[loop.index].uv = (c.x, c.y)
    elif meal == "supper":
        box("stone", (2.6, 1.8, 0.04), (0, 0, -0.02), m_plaster("stone", "#8d877b", "#726b5f", 0.35, 2.4), 0.004, 2)
    else:
        pale = meal == "lunch"
        planks(m_board("boards", "#b59c78" if pale else "#5c3d26", "#6f5a41" if pale else "#2a180d", "X", 0.008, 0.5, 0.35), y0=-0.85, y1=0.9, seed=4 if pale else 7, turn=0.06 if pale else -0.05)


shot = load()
reset()
meal = shot["dish"].split("-")[0]
look = MEALS[meal]
table(meal)
p = pantry()
rnd = random.Random(shot["dish"])
cloth(m_woven("napkin", look["napkin"], 0.0009), (-0.225 + rnd.uniform(-0.02, 0.02), -0.03 + rnd.uniform(-0.05, 0.05), 0), rnd.uniform(0.05, 0.5))
globals()[shot["dish"].replace("-", "_")](p)
if shot["dish"] not in ("breakfast-3", "breakfast-4", "lunch-4", "supper-4", "dinner-3"):
    fork((-0.235, -0.11, 0.0105), 1.35 + rnd.uniform(0, 0.4), p["steel"])
tumbler((0.2 + rnd.uniform(-0.03, 0.04), 0.22 + rnd.uniform(-0.03, 0.03), 0), m_glass("tumblerglass", "#f7fbf9", 0.0, 1.9), m_clear("water", "#fbfdfd", 1.33))
area((-1.3, 0.7, 0.9), (0, 0, 0), 1.0, look["window"][1], look["window"][0], 1.0)
if look["sun"]:
    color, strength, way = look["sun"]
    sun(way, strength, color, 1.0)
    if meal == "lunch":
        leaves([m_leaf("shade", "#4c5f24", "#9db33a", 0.4)], 46, (-1.5, -0.2), (0.2, 1.4), (1.0, 1.7), 3, (1.4, 2.6))
else:
    area((0.25, 0.3, 0.95), (0, 0, 0), 0.34, 14, "#ffc07c")
    glow((0.8, 0.75, 0.5), 5, "#ffb468", 0.7)
if look["fill"]:
    area((1.1, -0.9, 0.9), (0, 0, 0), 1.1, look["fill"], "#ffe9cf")
world(*look["sky"])
shoot(shot)
