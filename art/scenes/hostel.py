"""The hostel: a dormitory with wooden bunks ("dorm") or its common room with a long table ("common")."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from bedroom import *
from outdoor import pot, bush
from shot import load, shoot
from tableware import m_ceramic
from trees import m_leafy

WIN = (-1.3, 1.2, 0.75, 2.5)
BLANKETS = {"terracotta": "#b46a45", "sage": "#7c8462", "mustard": "#c69a3e", "blue": "#5f7a86"}


def blanket(w, length, top, mat, seed=1):
    """A wool blanket tucked over the foot half of a mattress."""
    rnd = random.Random(seed)
    ph = [rnd.uniform(0, 6) for _ in range(4)]

    def fn(u, v):
        s, y = (u - 0.5) * (w + 0.30), -length / 2 - 0.012 + v * length * 0.58
        over = max(0.0, abs(s) - w / 2 + 0.02)
        x = math.copysign(min(abs(s), w / 2 + 0.014 + 0.006 * math.sin(9 * v + ph[2])), s)
        z = top + 0.014 - over + 0.006 * math.sin(11 * v + 5 * u + ph[0]) + 0.004 * math.sin(17 * u + 6 * v + ph[1])
        return (x, y, z)

    o = grid("blanket", 90, 80, fn, mat)
    o.modifiers.new("s", "SOLIDIFY").thickness = 0.009
    return subsurf(o, 1)


def bunk(at, turn, wood, white, colours, k, lights=True):
    """Two beds above each other, with a ladder, slats, mattresses, pillows and blankets. Head towards +y."""
    w, length = 0.92, 2.0

    def build():
        for sx in (-1, 1):
            for sy in (-1, 1):
                box("post", (0.075, 0.075, 1.86), (sx * (w / 2 + 0.05), sy * (length / 2 + 0.05), 0.93), wood, 0.012)
        for level, z in enumerate((0.34, 1.30)):
            for sx in (-1, 1):
                box("rail", (0.035, length + 0.1, 0.14), (sx * (w / 2 + 0.05), 0, z), wood, 0.008)
            for sy in (-1, 1):
                box("end", (w + 0.1, 0.035, 0.1), (0, sy * (length / 2 + 0.05), z), wood, 0.008)
            box("headboard", (w + 0.06, 0.025, 0.26), (0, length / 2 + 0.05, z + 0.3), wood, 0.008)
            box("mattress", (w - 0.01, length - 0.02, 0.17), (0, 0, z + 0.11), white, 0.05, 6)
            blanket(w, length, z + 0.195, colours[level], k + level)
            p = pillow("pillow_p3_0.66_0.46", 0.66, 0.46, 34, 1.0, white, 0.0, seed=3)
            p.location, p.rotation_euler = (0.02, 0.72, z + 0.285), (math.radians(14), 0.02, 0.04)
            if lights:
                lathe("spot", [(0, 0), (0.03, 0), (0.035, 0.05), (0.03, 0.05)], (0.28, length / 2 + 0.02, z + 0.56), m_plain("spotmetal", "#2b2825", 0.4), 32, rot=(math.pi / 2 + 0.5, 0, 0))
                lathe("bulb", [(0, 0.046), (0.029, 0.046)], (0.28, length / 2 + 0.02, z + 0.56), m_emit("bulb", "#ffcf8e", 9), 24, rot=(math.pi / 2 + 0.5, 0, 0))
                point((0.26, length / 2 - 0.12, z + 0.54), 1.4, "#ffb870", 0.05)
        # Guard rail and ladder on the side of the room.
        for z in (1.56, 1.68):
            box("guard", (0.025, length * 0.62, 0.05), (-(w / 2 + 0.065), 0.3, z), wood, 0.008)
        for y in (-0.95, -0.62):
            box("stile", (0.045, 0.045, 1.75), (-(w / 2 + 0.12), y, 0.875), wood, 0.01)
        for i in range(5):
            box("rung", (0.04, 0.33, 0.035), (-(w / 2 + 0.12), -0.785, 0.32 + i * 0.28), wood, 0.01)

    return grouped(build, at, turn)


def backpack(at, turn, cloth, strap):
    """A rucksack leaning where it was put down."""

    def build():
        box("bag", (0.32, 0.22, 0.46), (0, 0, 0.23), cloth, 0.09, 6)
        box("pocket", (0.24, 0.08, 0.2), (0, -0.12, 0.16), cloth, 0.036, 5)
        box("lid", (0.33, 0.25, 0.12), (0, -0.01, 0.45), cloth, 0.055, 5, (0.12, 0, 0))
        roll = lathe("mat", [(0, -0.2), (0.06, -0.2), (0.065, -0.19), (0.065, 0.19), (0.06, 0.2), (0, 0.2)], (0, -0.01, 0.57), m_plain("rolled", "#8a8f72", 0.9), 40, rot=(0, math.pi / 2, 0))
        shade_smooth(roll, 40)
        for s in (-0.09, 0.09):
            tube("strap", [(s, -0.145, 0.5), (s, -0.165, 0.36), (s, -0.17, 0.24)], 0.008, strap)
            tube("buckle", [(s, -0.12, 0.52), (s, -0.14, 0.6), (s, -0.02, 0.655)], 0.007, strap)

    return grouped(build, at, turn)


def lockers(x, y0, n, mats, knob):
    """Tall lockers along the right wall, doors in two colours."""
    for i in range(n):
        for j, (z, h) in enumerate(((0.52, 0.92), (1.46, 0.92))):
            y = y0 + i * 0.42
            box("locker", (0.46, 0.415, h), (x - 0.23, y, z), mats[2], 0.006)
            box("door", (0.022, 0.4, h - 0.02), (x - 0.47, y, z), mats[(i + j) % 2], 0.008)
            lathe("knob", [(0, 0), (0.014, 0), (0.016, 0.014), (0, 0.02)], (x - 0.48, y - 0.15, z), knob, 24, rot=(0, -math.pi / 2, 0))
            for k in range(3):
                box("vent", (0.006, 0.16, 0.012), (x - 0.482, y, z + h / 2 - 0.14 - k * 0.035), m_plain("slot", "#2c2620", 0.8), 0.002)


def pendant(x, y, z, h, metal, power):
    """A hanging lamp: cord, dome of enamelled metal, its light."""
    tube("cord", [(x, y, z + 0.24), (x, y, h)], 0.004, m_plain("cord", "#1c1916", 0.7), bez=False)
    dome = [(0.03, 0.24), (0.045, 0.22), (0.06, 0.17), (0.14, 0.11), (0.2, 0.03), (0.21, 0.0), (0.2, 0.0), (0.135, 0.1), (0.05, 0.16)]
    shade_smooth(lathe("dome", dome, (x, y, z), metal, 72)).visible_shadow = False
    lathe("bulb", [(0.03 * math.sin(math.pi * i / 10) + 1e-4, -0.03 * math.cos(math.pi * i / 10)) for i in range(11)], (x, y, z + 0.06), m_emit("bulb", "#ffd59a", 7), 24)
    d = bpy.data.lights.new("cone", "SPOT")
    d.energy, d.color, d.shadow_soft_size, d.spot_size, d.spot_blend = power, hexc("#ffbe78")[:3], 0.06, math.radians(125), 0.6
    o = link(bpy.data.objects.new("cone", d))
    o.location = (x, y, z + 0.05)


def stool(at, wood, metal):
    x, y, z = at
    lathe("seat", [(0, 0.43), (0.15, 0.43), (0.165, 0.445), (0.16, 0.465), (0, 0.46)], at, wood, 48)
    for k in range(4):
        a = k * math.pi / 2 + 0.78
        tube("leg", [(x + 0.1 * math.cos(a), y + 0.1 * math.sin(a), z + 0.44), (x + 0.18 * math.cos(a), y + 0.18 * math.sin(a), z)], 0.013, metal, bez=False)


def main():
    shot = load()
    reset()
    lime = m_plaster("lime", "#efe7d8", "#e2d7c3", 0.25)
    accent = m_plaster("accent", shot.get("wall", "#c48a66"), a_mix(shot.get("wall", "#c48a66"), "#7a4a30", 0.2), 0.3)
    pine = m_wood("pine", "#d6ac74", "#a5743f", 2.4, "Z", 0.5, bump=0.18)
    oak, black = m_oakfloor("oakfloor", "#c7a273", "#86613c"), m_plain("iron", "#2b2825", 0.45)
    white = m_linen("white", "#f0ebe0", var=0.015, coord="Object", wr=0.18, wrscale=11)
    wool = {k: m_linen("wool" + k, c, coord="Object", var=0.1, sheen=0.5, wr=0.2, wrscale=30) for k, c in BLANKETS.items()}
    x0, x1, y0, y1, h = -2.6, 2.9, -3.4, 2.3, 2.95
    planks_herringbone(x0 - 0.6, x1, y0, y1 + 0.1, L=0.9, W=0.14, mat=oak, seed=4)
    mesh_obj("sub", [(-4, -5, -0.004), (4, -5, -0.004), (4, 4, -0.004), (-4, 4, -0.004)], [(0, 1, 2, 3)], m_plain("sub", "#3a2a1c", 0.9))
    beams = m_wood("beams", "#a77c4e", "#6a4726", 1.6, "X", 0.6, bump=0.3)
    room(x0, x1, y0, y1, h=h, wall=lime, back=lime, win=WIN, thick=0.5, beams=beams)
    box("band", (x1 - x0, 0.012, 1.25), ((x0 + x1) / 2, y1 - 0.006, 0.625), accent, 0)
    box("band", (0.012, y1 - y0, 1.25), (x1 - 0.006, (y0 + y1) / 2, 0.625), accent, 0)
    window_frame(x0 - 0.3, *WIN, m_plain("casement", "#e4dac8", 0.45), bars=2)
    box("sill", (0.6, WIN[1] - WIN[0] + 0.1, 0.05), (x0 - 0.22, (WIN[0] + WIN[1]) / 2, WIN[2] - 0.015), pine, 0.012)
    a, b = (wool[k] for k in shot.get("blankets", ["terracotta", "sage"]))

    if shot.get("room", "dorm") == "dorm":
        bunk((-0.95, 1.1, 0), 0, pine, white, (a, b), 1)
        bunk((1.15, 1.1, 0), 0, pine, white, (b, a), 4)
        if not shot.has("no third"):
            bunk((2.25, -1.35, 0), -math.pi / 2, pine, white, (a, b), 7)
        else:
            lockers(x1, -2.2, 6, (m_plain("doora", "#8b9272", 0.5), m_plain("doorb", "#c07a52", 0.5), m_plain("carcass", "#e4dac6", 0.6)), black)
        rug(-1.9, 1.5, -2.1, -0.25, m_rug("rugwarm", "#d9c3a0", "#a9683f", 0.06), n=120)
        backpack((-1.75, -0.15, 0.0), 0.5, m_linen("pack", "#6a7350", coord="Object", var=0.1, wr=0.15, wrscale=20), black)
        backpack((0.1, 0.0, 0.0), -0.3, m_linen("pack2", "#a4552f", coord="Object", var=0.1, wr=0.15, wrscale=20), black)
        pot((-2.2, 1.9, 0), 0.2, 0.34, m_plaster("clay", "#b9724b", "#96553a", 0.4, 2), m_plain("soil", "#3a2a1e", 0.95))
        bush((-2.2, 1.9, 0.3), 0.3, m_leafy("plant", "#3d5a2c", "#86a05a", 6), 91, 3500, 1.1)
        pendant(0.3, -1.1, 2.1, h, m_plain("enamel", "#5c6547", 0.35, clear=0.3), 24)
    else:
        cx, cy, n = 0.35, -0.1, 6
        for k in range(n):
            box("top", (2.9, 0.148, 0.045), (cx, cy - 0.375 + k * 0.15, 0.745), m_wood("table", "#b98a58", "#6e4a28", 2.2, "X", 0.45, bump=0.3), 0.006, 2)
        for sx in (-1, 1):
            tube("trestle", [(cx + sx * 1.2, cy - 0.36, 0), (cx + sx * 1.1, cy, 0.72), (cx + sx * 1.2, cy + 0.36, 0)], 0.022, black, bez=False)
        for k in range(4):
            stool((cx - 1.05 + k * 0.7, cy - 0.78 - 0.05 * (k % 2), 0), pine, black)
            stool((cx - 1.05 + k * 0.7, cy + 0.78, 0), pine, black)
        for k in (-0.95, 0.0, 0.95):
            pendant(cx + k, cy, 1.62, h, m_plain("enamel", "#5c6547", 0.35, clear=0.3), 26)
        cer = [m_ceramic("cer", "#f1eadd"), m_ceramic("cer2", "#c98f68"), m_ceramic("cer3", "#8ea0a0")]
        for k, (dx, dy) in enumerate(((-1.0, -0.2), (-0.4, 0.22), (0.3, -0.2), (0.9, 0.18))):
            lathe("mug", [(0, 0), (0.035, 0), (0.038, 0.005), (0.038, 0.085), (0.034, 0.085), (0.034, 0.01), (0, 0.01)], (cx + dx, cy + dy, 0.768), cer[k % 3], 48)
        vase((cx - 0.05, cy + 0.02, 0.768), cer[0], 0.22, 0.08, 0.035)
        for i in range(6):
            olive_branch((cx - 0.05, cy + 0.02, 0.96), 0.42, m_linen("leaf", "#7c8462", coord="Object", var=0.2, rough=0.55, translucent=0.25), m_plain("stem", "#5d4a35", 0.8), seed=30 + i, n=22, spread=0.7)
        book(0.2, 0.27, 0.02, (cx + 0.55, cy - 0.08, 0.778), 0.4, wool["blue"], m_plain("paper", "#efe7d6", 0.9))
        # Back wall: shelves with crockery and books, a big map between them.
        for z in (1.45, 1.85, 2.25):
            box("shelf", (1.3, 0.26, 0.035), (-1.55, y1 - 0.14, z), pine, 0.006)
            rnd, x = random.Random(int(z * 100)), -2.12
            while x < -1.0:
                if z < 2.2:
                    s = rnd.uniform(0.8, 1.1)
                    lathe("jar", [(0, 0), (0.045 * s, 0), (0.05 * s, 0.01), (0.05 * s, 0.12 * s), (0.04 * s, 0.14 * s), (0, 0.14 * s)], (x, y1 - 0.14, z + 0.018), rnd.choice(cer), 40)
                    x += rnd.uniform(0.13, 0.2)
                else:
                    t, tall = rnd.uniform(0.02, 0.045), rnd.uniform(0.18, 0.26)
                    box("book", (t, 0.17, tall), (x, y1 - 0.13, z + 0.018 + tall / 2), m_plain("b", rnd.choice(["#6d3b2a", "#2f4236", "#8a6a3d", "#c9b48c", "#2d3a4a"]), 0.7), 0.002, 1)
                    x += t + 0.003
        frame_picture(1.7, 1.0, (0.85, y1 - 0.02, 1.95), m_print("map", os.path.join(ART, "prints", "map.png")), pine, m_plain("mount", "#f1eadc", 0.9), border=0.03)
        box("counter", (1.5, 0.5, 0.92), (-1.55, y1 - 0.26, 0.46), m_plain("cabinet", "#7c8462", 0.5), 0.008)
        box("countertop", (1.56, 0.54, 0.04), (-1.55, y1 - 0.26, 0.94), pine, 0.008)
        for k in range(3):
            box("front", (0.46, 0.02, 0.74), (-2.05 + k * 0.5, y1 - 0.52, 0.47), m_plain("cabinetdoor", "#858d6b", 0.5), 0.01)
            lathe("knob", [(0, 0), (0.014, 0), (0.016, 0.014), (0, 0.02)], (-1.9 + k * 0.5, y1 - 0.53, 0.76), black, 24, rot=(math.pi / 2, 0, 0))
        box("sofa", (0.86, 2.0, 0.3), (x1 - 0.48, -0.1, 0.28), wool["terracotta"], 0.1, 6)
        box("sofaback", (0.26, 2.0, 0.62), (x1 - 0.16, -0.1, 0.58), wool["terracotta"], 0.1, 6)
        for y in (-0.58, 0.38):
            box("seat", (0.62, 0.94, 0.18), (x1 - 0.58, y, 0.47), wool["terracotta"], 0.07, 6)
        pot((2.45, 1.85, 0), 0.24, 0.42, m_plaster("clay", "#b9724b", "#96553a", 0.4, 2), m_plain("soil", "#3a2a1e", 0.95))
        bush((2.45, 1.85, 0.38), 0.42, m_leafy("plant", "#3d5a2c", "#86a05a", 6), 91, 5200, 1.2)
    view(shot, **shot.get("view", {}))
    daylight(shot, WIN, x=x0 - 0.25)
    shoot(shot)


main()
