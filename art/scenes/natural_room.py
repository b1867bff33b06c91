"""The Natural Room: raw wood, linen, dried branches, sage, and a window on the olive trees."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from bedroom import *
from shot import load, shoot
from trees import leaf_tree, m_leafy, scatter

CX = 0.35
WIN = (-0.65, 0.65, 0.62, 2.2)


def m_rope(name, color="#b99a68"):
    """Woven cord: tight bands across a coarse noise."""
    a = N(name)
    v = a.coord("Object")
    wave = a.n("TexWave", wave_type="BANDS", bands_direction="Z")
    a.t.links.new(v, wave.inputs[0])
    wave.inputs["Scale"].default_value, wave.inputs["Distortion"].default_value = 26, 1.0
    n = a.noise(v, 60, 3, 0.6)
    c = a.mix(a.math("MULTIPLY", wave.outputs["Fac"], 0.5), color, a_mix(color, "#3a2a18", 0.5))
    a.principled(a.mix(a.math("MULTIPLY", n, 0.4), c, a_mix(color, "#fff4dc", 0.4)), 0.9, normal=a.bump(wave.outputs["Fac"], 0.7, 0.01))
    return a.m


def dried_branches(at, mats, count=9, height=1.15, seed=5):
    """Bare, curving twigs with small pale pods; eucalyptus tones for a few."""
    twig, pod = mats
    rnd = random.Random(seed)
    seedpod = lathe("pod", [(0, -0.012), (0.007, -0.004), (0.008, 0.004), (0, 0.012)], (0, 0, -9), pod, 12)
    for _ in range(count):
        a, spread = rnd.uniform(0, 6.28), rnd.uniform(0.12, 0.42)
        h, p, path = height * rnd.uniform(0.7, 1.1), Vector(at), []
        for i in range(9):
            t = i / 8
            sway = spread * t**1.5
            q = p + Vector((math.cos(a + t * 0.5) * sway * h, math.sin(a + t * 0.5) * sway * h, t * h))
            path.append((*q, 1.15 - t * 0.85))
        tube("twig", path, 0.0055, twig, res=3)
        for i in range(3, 9):
            for _ in range(3):
                base = Vector(path[i][:3])
                d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.uniform(0.2, 1.4))).normalized()
                tip = base + d * rnd.uniform(0.05, 0.16)
                tube("spray", [(*base, 0.6), (*base.lerp(tip, 0.5), 0.45), (*tip, 0.25)], 0.0035, twig, res=2)
                o = dup(seedpod, tip, d.to_track_quat("Z", "Y").to_euler(), rnd.uniform(0.8, 1.7))


def stump(at, wood, r=0.2, h=0.46, seed=1):
    """A slice of trunk as bedside table."""

    def side(u, v):
        a = u * 2 * math.pi
        k = r * (
            1
            + 0.05 * noise.noise((math.cos(a) * 1.6, math.sin(a) * 1.6, seed))
            + 0.008 * noise.noise((math.cos(a) * 9, math.sin(a) * 9, v * 2))
        )
        return (k * math.cos(a), k * math.sin(a), v * h)

    o = grid("stump", 96, 14, side, wood)
    o.location = at
    top = lathe("stumptop", [(0, h), (r * 0.94, h), (r * 0.985, h - 0.008)], at, wood, 96)
    return o, top


def pendant(at, drop, mat, power):
    """A woven dome on a cord, with its light."""
    x, y, z = at
    tube("cord", [(x, y, z), (x, y, z - drop)], 0.004, m_plain("cord", "#3a3128", 0.8), bez=False)
    profile = [(0.03, 0.0), (0.09, -0.02), (0.17, -0.09), (0.215, -0.19), (0.22, -0.25)]
    o = shade_smooth(lathe("dome", profile, (x, y, z - drop), mat, 96))
    o.modifiers.new("s", "SOLIDIFY").thickness = 0.012
    if power:
        glow((x, y, z - drop - 0.2), power, "#ffb870", 1.2, up=False)


def olives():
    """Olive trees below the window, on the slope in front of the far view. Their shade stays outside."""
    green = m_leafy("olive", "#525c3c", "#b6b994", 5)
    models = [leaf_tree(f"olive{k}", k + 21, green, 1.5, 2.3, 15000, 0.8, (0.05, 0.013), 0.15, "#3d452e") for k in range(3)]
    spots = np.array([(-7.0, 2.6, -2.1), (-6.4, -1.9, -2.2), (-8.2, 0.4, -2.6), (-8.4, 4.6, -2.3), (-8.3, -3.6, -2.3)])
    scatter("olives", spots, np.array([1.0, 0.95, 0.9, 1.05, 0.95]), models)
    for o in [o for o in bpy.data.objects if o.name.startswith("olive")]:
        o.visible_shadow = False


def main():
    shot = load()
    reset()
    close = shot.has("close linen")
    lime = m_plaster("lime", "#efe8db", "#e4dac8", 0.45, 0.8)
    raw = m_wood("raw", "#b98f5e", "#77512e", 2.4, "X", 0.55, bump=0.35, ring=6)
    beam = m_wood("beam", "#9a7145", "#553820", 1.6, "X", 0.6, bump=0.5, ring=5)
    upright = m_wood("upright", "#b98f5e", "#77512e", 2.4, "Z", 0.55, bump=0.35, ring=6)
    white = m_linen("white", "#efe9dd", var=0.03, wr=0.28, wrscale=13, weave=0.45 if close else 0)
    flax = m_linen("flax", "#d9c9ab", var=0.06, wr=0.28, wrscale=8, weave=0.45 if close else 0)
    sage = m_linen("sage", "#96967c", var=0.10, wr=0.3, wrscale=40, weave=0.4 if close else 0)
    sagepillow = m_linen("sagepillow", "#8b8c72", coord="Object", var=0.08, wr=0.2, wrscale=20)
    pot, paper = m_plaster("pot", "#d8c7ab", "#c3ad8b", 0.5, 3), m_plain("paper", "#efe7d6", 0.9)
    cord, black = m_rope("rope"), m_plain("iron", "#2a2622", 0.5)
    twig, pod = m_plain("twig", "#8a6b49", 0.8), m_plain("pod", "#d3bd93", 0.8)
    x0, x1, y0, y1 = -2.3, 2.3, -3.5, 2.2

    terracotta(x0 - 0.1, x1 + 0.1, y0, y1 + 0.1, 0.30, 0.15, m_cotto("cotto", "#b58161", "#93654a", "#cfa685"))
    room(x0, x1, y0, y1, h=2.8, wall=lime, back=lime, win=WIN, thick=0.55)
    for i in range(7):
        box("beam", (x1 - x0, 0.14, 0.17), (0, y0 + (i + 0.5) * (y1 - y0) / 7, 2.72), beam, 0.015)
    window_frame(-2.66, *WIN, raw, bars=1, open_deg=shot.get("window_open", 0))
    box("sill", (0.6, WIN[1] - WIN[0] + 0.08, 0.05), (-2.5, 0, WIN[2] - 0.02), raw, 0.012)
    tube("rod", [(-2.2, -1.25, 2.42), (-2.2, 1.25, 2.42)], 0.012, black, bez=False)
    gauze = m_linen("gauze", "#e9dfca", coord="Object", var=0.04, translucent=0.5, wr=0.15, wrscale=18)
    curtain(13, -2.2, 0.62, 1.12, 0.03, 2.4, gauze, folds=6, depth=0.05)
    curtain(15, -2.2, -1.12, -0.62, 0.03, 2.4, gauze, folds=6, depth=0.05)
    box("skirt", (x1 - x0, 0.02, 0.1), (0, y1 - 0.01, 0.05), lime, 0.006)

    rug(-1.2, 1.95, -0.85, 1.15, m_rug("jute", "#cdb488", "#a58a5c", 0.034), n=140, th=0.016)
    cloths = dict(duvet_mat=white, sheet_mat=flax, throw_mat=sage, frame_mat=raw, leg_mat=raw, mattress_mat=white)
    dress_bed("natural", CX, pillow_set(CX, flax, white, sagepillow), **cloths)
    # Headboard of three broad raw boards between two posts.
    for k in range(3):
        box("board", (1.92, 0.045, 0.235), (CX, 2.165, 0.62 + k * 0.245), raw, 0.012, 3, (0, 0, 0.0))
    for s in (-1, 1):
        box("post", (0.08, 0.07, 1.32), (CX + s * 0.99, 2.155, 0.66), upright, 0.012)
        stump((CX + s * 1.27, 1.83, 0), upright, 0.2, 0.47, seed=s + 3)
        pendant((CX + s * 1.27, 1.83, 2.75), 1.28, cord, lamp_power(shot) * 0.9)
    book(0.15, 0.21, 0.028, (CX - 1.28, 1.76, 0.485), 0.5, m_linen("cover1", "#9a7b55", coord="Object"), paper)
    vase((CX - 1.22, 1.92, 0.47), pot, 0.17, 0.055, 0.02)
    dried_branches((CX - 1.22, 1.92, 0.61), (twig, pod), 5, 0.4, seed=4)
    lathe("cup", [(0, 0), (0.028, 0), (0.035, 0.07), (0.032, 0.07), (0.026, 0.006), (0, 0.006)], (CX + 1.23, 1.74, 0.47), pot, 48)

    # A tall jar of branches between bed and window, and a bench at the foot of the bed.
    vase((-1.62, 1.72, 0), pot, 0.62, 0.2, 0.08)
    dried_branches((-1.62, 1.72, 0.5), (twig, pod), 13, 1.2, seed=9)
    frame_picture(0.5, 0.66, (CX, 2.17, 1.80), print_("olive"), raw, m_plain("mount", "#f1eadc", 0.9), border=0.05)
    if not shot.has("no bench"):
        box("seat", (1.25, 0.36, 0.06), (CX, -0.66, 0.43), raw, 0.02, 4)
        for s in (-1, 1):
            box("benchleg", (0.06, 0.3, 0.4), (CX + s * 0.5, -0.66, 0.2), upright, 0.01)

    if shot.has("bedside"):
        carafe = m_glass("carafe", "#f2faf6")
        shape = [(0, 0.002), (0.042, 0.002), (0.046, 0.012), (0.046, 0.09), (0.02, 0.14), (0.019, 0.17), (0.026, 0.185)]
        shade_smooth(lathe("carafe", shape, (CX + 1.17, 1.86, 0.47), carafe, 64))
        lathe("water", [(0, 0.006), (0.042, 0.006), (0.043, 0.085), (0, 0.085)], (CX + 1.17, 1.86, 0.47), m_glass("water", "#e3efe9"), 64)
        book(0.15, 0.21, 0.026, (CX + 1.33, 1.86, 0.484), -0.3, m_linen("cover2", "#7d8166", coord="Object"), paper)
    if shot.has("sill"):
        vase((-2.42, 0.42, 0.645), pot, 0.2, 0.065, 0.024)
        dried_branches((-2.42, 0.42, 0.81), (twig, pod), 6, 0.42, seed=12)
    if shot.has("olives"):
        olives()
    view(shot, **shot.get("view", {"z": 2.2, "width": 26}))
    daylight(shot, WIN, x=-2.58)
    shoot(shot)


main()
