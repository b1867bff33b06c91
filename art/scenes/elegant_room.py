"""The Elegant Room: moulded panels, channelled tan velvet headboard, herringbone oak, brass."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from bedroom import *
from shot import load, shoot

CX = 0.25  # middle of the bed


def dressing_table(brass, walnut, shot):
    """On the right wall: writing table with a round mirror, lamp, stool."""
    x, y = 2.08, -0.95
    box("top", (0.5, 1.15, 0.035), (x, y, 0.755), walnut, 0.008)
    box("drawers", (0.44, 1.05, 0.11), (x + 0.01, y, 0.68), walnut, 0.006)
    for dy in (-0.27, 0.27):
        box("front", (0.012, 0.49, 0.085), (x - 0.213, y + dy, 0.68), walnut, 0.004)
        lathe("knob", [(0, 0), (0.012, 0), (0.014, 0.012), (0, 0.018)], (x - 0.219, y + dy, 0.68), brass, 24, rot=(0, -math.pi / 2, 0))
    for dx in (-0.19, 0.19):
        for dy in (-0.5, 0.5):
            lathe("leg", [(0, 0), (0.012, 0), (0.019, 0.64), (0, 0.64)], (x + dx, y + dy, 0), walnut, 20)
            lathe("cap", [(0, 0), (0.0145, 0), (0.016, 0.07), (0, 0.07)], (x + dx, y + dy, 0), brass, 20)
    mirror = lathe(
        "mirror", [(0, 0), (0.36, 0)], (2.375, y, 1.42), m_plain("mirror", "#e8e6e2", 0.02, metal=1), 96, rot=(0, -math.pi / 2, 0)
    )
    mirror.location.x = 2.37
    ring = [(2.37, y + 0.365 * math.cos(t), 1.42 + 0.365 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 72, False)]
    tube("rim", ring, 0.014, brass, True, 6, False)
    return x, y


def main():
    shot = load()
    reset()
    close = shot.has("close linen")
    plaster = m_plaster("plaster", "#ece4d6", "#e0d6c5", 0.22)
    oak, walnut = m_oakfloor(), m_wood("walnut", "#8a5f3c", "#3f2616", 3, "Z", 0.38)
    white = m_linen("white", "#f0ece4", var=0.012, wr=0.20, wrscale=11, weave=0.35 if close else 0)
    ivory = m_linen("ivory", "#e8dfd0", var=0.02, wr=0.22, wrscale=6, weave=0.25 if close else 0)
    tan = m_linen("tan", "#bfa47f", var=0.10, wr=0.25, wrscale=60)
    velvet = m_linen("velvet", "#ae9170", var=0.03, coord="Object", sheen=1.0, rough=0.7)
    brass = m_plain("brass", "#c9a25e", 0.28, metal=1)
    ceramic, paper = m_plain("ceramic", "#d9cdb9", 0.35, spec=0.5, clear=0.2), m_plain("paper", "#efe7d6", 0.9)
    cloth_shade, sheer = m_sheer("shade", "#f3e2c4", 1.0, 0.55), m_sheer("sheer", "#f8f4ec", 0.62, 0.6)
    leaf = m_linen("leaf", "#7c8462", coord="Object", var=0.2, sheen=0.1, rough=0.55, translucent=0.25)
    stem = m_plain("stem", "#5d4a35", 0.8)
    x0, x1, y0, y1 = -2.3, 2.4, -3.5, 2.2

    planks_herringbone(x0 - 0.6, x1, y0, y1 + 0.1, mat=oak)
    mesh_obj("sub", [(-2.8, -5, -0.004), (4, -5, -0.004), (4, 4, -0.004), (-2.8, 4, -0.004)], [(0, 1, 2, 3)], m_plain("sub", "#2a1c12", 0.9))
    room(x0, x1, y0, y1, wall=plaster, back=plaster, win=WINDOW, thick=0.5)
    window_frame(-2.62, *WINDOW, m_plain("casement", "#e8e0d0", 0.45), bars=3, open_deg=shot.get("window_open", 0))
    for a, b in ((-2.05, -1.1), (-0.98, 1.48), (1.6, 2.25)):
        for za, zb in ((0.25, 1.02), (1.15, 2.62)):
            panel("y", y1 - 0.005, a, b, za, zb, plaster)
    for a, b in ((-3.2, -1.85), (-1.7, -0.2), (-0.05, 1.2), (1.35, 2.0)):
        for za, zb in ((0.25, 1.02), (1.15, 2.62)):
            panel("x", x1 - 0.005, a, b, za, zb, plaster)
    for a, b in ((-2.1, -1.2), (-0.2, 0.8), (0.95, 2.2)):
        for za, zb in ((0.25, 1.02), (1.15, 2.62)):
            panel("y", y0 + 0.005, a, b, za, zb, plaster)
    skirting(plaster, x0, x1, y0, y1)
    for z, w in ((2.86, 0.08), (2.80, 0.04)):
        box("cornice", (x1 - x0, w, 0.08), ((x0 + x1) / 2, y1 - w / 2, z), plaster, 0.012)
        box("cornice", (w, y1 - y0, 0.08), (x1 - w / 2, (y0 + y1) / 2, z), plaster, 0.012)
        box("cornice", (w, y1 - y0, 0.08), (x0 + w / 2, (y0 + y1) / 2, z), plaster, 0.012)

    # Window: brass rod, heavy linen curtains, a sheer drawn aside.
    tube("rod", [(-2.19, -1.6, 2.56), (-2.19, 1.62, 2.56)], 0.012, brass, bez=False)
    for y in (-1.62, 1.64):
        lathe("finial", [(0, -0.02), (0.022, -0.01), (0.025, 0.005), (0, 0.03)], (-2.19, y, 2.56), brass, 24, rot=(math.pi / 2, 0, 0))
    linen = m_linen("curtain", "#d2c1a2", coord="Object", var=0.03, translucent=0.35, wr=0.1, wrscale=20)
    curtain(3, -2.19, 0.80, 1.42, 0.015, 2.54, linen, folds=8, depth=0.055)
    curtain(5, -2.19, -1.42, -0.80, 0.015, 2.54, linen, folds=8, depth=0.055)
    curtain(9, -2.40, 0.52, 0.78, 0.02, 2.42, sheer, folds=6, depth=0.03)

    rug(-1.35, 1.95, -0.75, 1.25, m_rug(), n=140)
    cloths = dict(duvet_mat=ivory, sheet_mat=white, throw_mat=tan, frame_mat=velvet, leg_mat=walnut, mattress_mat=white)
    dress_bed("elegant", CX, pillow_set(CX, white, ivory, velvet), **cloths)
    headboard_channels(1.9, 0.98, (CX, 2.19, 0.22), velvet, n=12)
    for s in (-1, 1):
        fluted_drum(0.21, 0.5, (CX + s * 1.16, 1.86, 0.0), walnut, top=walnut)
        lamp((CX + s * 1.16 - 0.02, 1.92, 0.525), ceramic, cloth_shade, power=lamp_power(shot))
    book(0.15, 0.21, 0.03, (CX - 1.14, 1.74, 0.540), 0.4, m_linen("book1", "#7b8a7a", coord="Object"), paper)
    book(0.135, 0.19, 0.024, (CX - 1.14, 1.74, 0.567), 0.7, m_linen("book2", "#c7a876", coord="Object"), paper)
    vase((CX + 1.25, 1.72, 0.525), ceramic, 0.17, 0.055, 0.02)
    for i in range(4):
        olive_branch((CX + 1.25, 1.72, 0.66), 0.38, leaf, stem, seed=10 + i, n=18, spread=0.55)
    frame_picture(1.05, 0.72, (CX, 2.165, 1.78), print_("hills"), walnut, m_plain("mount", "#f3eee4", 0.9), border=0.07)
    if not shot.has("no chair"):
        barrel_chair((-1.45, 0.95, 0), math.radians(-60), m_boucle(), walnut)

    # The dressing table on the right wall.
    if not shot.has("no desk"):
        tx, ty = dressing_table(brass, walnut, shot)
        lamp((tx + 0.06, ty + 0.42, 0.773), brass, cloth_shade, power=lamp_power(shot) * 0.7, s=0.8, ribs=False)
        vase((tx + 0.08, ty - 0.36, 0.773), ceramic, 0.2, 0.06, 0.022)
        for i in range(5):
            olive_branch((tx + 0.08, ty - 0.36, 0.94), 0.42, leaf, stem, seed=40 + i, n=20, spread=0.5)
        book(0.16, 0.22, 0.03, (tx - 0.05, ty + 0.05, 0.788), 1.2, m_linen("book3", "#5d6b58", coord="Object"), paper)
        lathe(
            "tray", [(0, 0), (0.09, 0), (0.1, 0.012), (0.095, 0.012), (0.087, 0.004), (0, 0.004)], (tx - 0.06, ty - 0.16, 0.773), brass, 64
        )
        barrel_chair((1.62, ty, 0), math.radians(90), m_boucle(), walnut, r=0.33)

    # The door on the front wall, opposite the bed.
    door = m_plain("door", "#e6dccb", 0.45)
    box("door", (0.86, 0.05, 2.12), (-0.72, y0 + 0.03, 1.06), door, 0.006)
    for za, zb in ((0.18, 0.85), (1.05, 1.95)):
        panel("y", y0 + 0.06, -1.02, -0.42, za, zb, door)
    for p in (-1.2, -0.24):
        box("jamb", (0.09, 0.07, 2.2), (p, y0 + 0.035, 1.1), door, 0.008)
    box("lintel", (1.05, 0.07, 0.09), (-0.72, y0 + 0.035, 2.2), door, 0.008)
    tube("handle", [(-0.37, y0 + 0.06, 1.02), (-0.37, y0 + 0.11, 1.02), (-0.42, y0 + 0.12, 1.02), (-0.5, y0 + 0.12, 1.02)], 0.009, brass)

    slab = m_plaster("slab", "#cdbfa6", "#b5a487", 0.4, 2)
    balcony(m_plain("iron", "#2b2825", 0.5), slab)
    box("paving", (0.9, 2.1, 0.05), (-3.19, 0, 0.0), slab, 0.01)  # covers the ends of the floor boards
    view(shot, **shot.get("view", {}))
    daylight(shot)
    shoot(shot)


main()
