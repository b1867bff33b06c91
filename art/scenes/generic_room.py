"""A bright room for the template pages, in the colours of each design: a band of colour, linen, a wardrobe of reeds."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lib"))
from bedroom import *
from food import croissant, cup, fruit, m_cappuccino, m_ceramic, m_fruit, m_pastry, plate
from shot import load, shoot

# The room of the template pages, and what it becomes in the four designs.
STYLES = {
    "template": dict(
        wall=("#f0eadf", "#e6ddcd"),
        band=("#d9c3a5", "#cbb290"),
        wood=("#c9a777", "#9a7446"),
        floor=("#cfae82", "#96714a"),
        white="#f1ede5",
        front="#cfd2cb",
        throw="#8593a0",
        head="#cdbb9e",
        foot="#c98f68",
        accent="#b98764",
        curtain="#e4ddcf",
        rug=("#ddd6c6", "#b9b3a4"),
        chair="#aeb4b2",
        print="sea",
    ),
    "resort": dict(
        wall=("#f3f0e8", "#e6e2d6"),
        band=("#cfdcd6", "#bccdc6"),
        wood=("#d8bf98", "#b08f62"),
        floor=("#dcc6a2", "#ad8d64"),
        white="#f4f1ea",
        front="#e3e9e4",
        throw="#7da39d",
        head="#d5b98a",
        foot="#7fa9a4",
        accent="#d3a27c",
        curtain="#f0ece0",
        rug=("#e4dcc8", "#c9b791"),
        chair="#d8d3c4",
        print="sea",
        headboard="cane",
    ),
    "city": dict(
        wall=("#e3dac8", "#d2c5ae"),
        band=("#4f6657", "#3f5447"),
        wood=("#6d4427", "#35200f"),
        floor=("#8a6440", "#4f3520"),
        white="#f1ede5",
        front="#e2d9c9",
        throw="#2f3a36",
        head="#7c4332",
        foot="#b58b4c",
        accent="#95583c",
        curtain="#6b4a35",
        rug=("#cfc2ab", "#8d7a5c"),
        chair="#a0492f",
        print="hills",
        headboard="velvet",
    ),
    "hostel": dict(
        wall=("#f2eadb", "#e7dcc6"),
        band=("#dba94a", "#c8933a"),
        wood=("#c99a63", "#9a6a3c"),
        floor=("#c9a071", "#8f6740"),
        white="#f1ede5",
        front="#d5c7d8",
        throw="#bb7a5c",
        head="#b5553a",
        foot="#6d8a5c",
        accent="#50628c",
        curtain="#e9dfcb",
        rug=("#e0cda4", "#c48d66"),
        chair="#6d8a5c",
        print="olive",
        headboard="boards",
    ),
    "apartment": dict(
        wall=("#f1efe9", "#e2dfd8"),
        band=("#a9b2cc", "#949ebd"),
        wood=("#cbb08a", "#9a7d56"),
        floor=("#d3b98f", "#a18055"),
        white="#f3f1ec",
        front="#c5cbdc",
        throw="#d8ba7e",
        head="#7d89aa",
        foot="#e9e2d6",
        accent="#dab06a",
        curtain="#e8e6e2",
        rug=("#e2dfd8", "#a9b2cc"),
        chair="#e0b04f",
        print="hills",
    ),
}
CX = 0.25
WIN = (-0.7, 0.7, 0.45, 2.3)


def tray(x, y, shot, wood):
    """Breakfast on a wooden tray, set down on the bed."""
    z = max(on_top(x + dx, y + dy) for dx in (-0.2, 0, 0.2) for dy in (-0.13, 0, 0.13)) + 0.004
    cream = m_ceramic("cream", "#f1eadd")

    def build():
        box("tray", (0.52, 0.34, 0.014), (0, 0, 0.007), wood, 0.006)
        for s in (-1, 1):
            box("rim", (0.52, 0.014, 0.045), (0, s * 0.165, 0.024), wood, 0.005)
            box("rim", (0.014, 0.34, 0.045), (s * 0.255, 0, 0.024), wood, 0.005)
        plate((-0.1, 0.03, 0.014), 0.105, cream)
        for i, (dx, dy, turn) in enumerate(((-0.13, 0.05, 0.5), (-0.07, 0.0, 2.4))):
            croissant((dx, dy, 0.026), mat=m_pastry("golden", "#cd8a3e", "#8f4c1b", "#e5b368", 0.0, 26), rot=turn, seed=i + 1)
        cup((0.13, -0.05, 0.014), cream, m_cappuccino(), r=0.044, h=0.056, rot=0.4)
        shade_smooth(
            lathe(
                "jar",
                [(0, 0), (0.03, 0), (0.034, 0.006), (0.034, 0.06), (0.03, 0.064), (0, 0.062)],
                (0.17, 0.09, 0.014),
                m_plain("jam", "#7a1a18", 0.16, spec=0.5, clear=0.6),
                48,
            )
        )
        fruit(
            (0.05, 0.1, 0.014),
            0.034,
            m_fruit("peach", "#d9683c", "#e8b066", 0.6, 16, 0.05, 400),
            0.93,
            m_plain("stalk", "#5d4a35", 0.8),
            seed=2,
        )
        vase((-0.2, 0.115, 0.014), cream, 0.12, 0.034, 0.014)
        for i in range(3):
            olive_branch(
                (-0.2, 0.115, 0.115),
                0.2,
                m_linen("leaf", "#7c8462", coord="Object", var=0.2, rough=0.55, translucent=0.25),
                m_plain("stem", "#5d4a35", 0.8),
                seed=70 + i,
                n=14,
                spread=0.5,
            )

    grouped(build, (x, y, z), 0.22)


def headboard(kind, cloth, wood):
    """Two cushions on the wall; or ribbed velvet, woven cane in a frame, wide boards."""
    if kind == "velvet":
        headboard_channels(2.0, 1.15, (CX, 2.2, 0.2), cloth)
    elif kind == "cane":
        cane = m_rug("cane", "#d9bf8c", "#a98b55", 0.012)
        for k in (-1, 1):
            box("cane", (0.92, 0.02, 0.7), (CX + k * 0.48, 2.17, 0.85), cane, 0.004)
        for x in (-0.97, 0, 0.97):
            box("stile", (0.05, 0.045, 1.2), (CX + x, 2.17, 0.6), wood, 0.014, 4)
        for z in (0.48, 1.21):
            box("rail", (1.99, 0.045, 0.05), (CX, 2.17, z), wood, 0.014, 4)
    elif kind == "boards":
        for i in range(3):
            box("board", (1.9, 0.035, 0.19), (CX, 2.17, 0.62 + i * 0.2), wood, 0.008)
    else:
        for k in (-1, 1):
            box("headboard", (0.93, 0.09, 0.74), (CX + k * 0.47, 2.14, 0.78), cloth, 0.04, 6)


def main():
    shot = load()
    reset()
    close, s = shot.has("close linen"), STYLES[shot.get("style", "template")]
    lime, warm = m_plaster("lime", *s["wall"], 0.25), m_plaster("warm", *s["band"], 0.35)
    ash = m_wood("ash", *s["wood"], 2.6, "Z", 0.45, bump=0.15)
    oak = m_oakfloor("oakfloor", *s["floor"])
    white = m_linen("white", s["white"], var=0.012, wr=0.2, wrscale=11, weave=0.35 if close else 0)
    mist = m_linen("mist", s["front"], var=0.03, wr=0.22, wrscale=7, weave=0.3 if close else 0)
    blue = m_linen("blue", s["throw"], var=0.08, wr=0.25, wrscale=50)
    linen = m_linen("headcloth", s["head"], coord="Object", var=0.05, sheen=0.5, rough=0.85)
    clay = m_plaster("clay", s["foot"], a_mix(s["foot"], "#5a3a20", 0.22), 0.3, 4)
    black, paper = m_plain("iron", "#2b2825", 0.45), m_plain("paper", "#efe7d6", 0.9)
    cloth_shade = m_sheer("shade", "#f3e2c4", 1.0, 0.55)
    leaf, stem = m_linen("leaf", "#7c8462", coord="Object", var=0.2, sheen=0.1, rough=0.55, translucent=0.25), m_plain(
        "stem", "#5d4a35", 0.8
    )
    x0, x1, y0, y1 = -2.3, 2.4, -3.4, 2.2

    planks_herringbone(x0 - 0.6, x1, y0, y1 + 0.1, L=0.7, W=0.12, mat=oak, seed=4)
    mesh_obj("sub", [(-4, -5, -0.004), (4, -5, -0.004), (4, 4, -0.004), (-4, 4, -0.004)], [(0, 1, 2, 3)], m_plain("sub", "#3a2a1c", 0.9))
    room(x0, x1, y0, y1, wall=lime, back=lime, win=WIN, thick=0.5)
    # The lower half of the wall behind the bed in a warmer tone, with a narrow ledge.
    box("band", (x1 - x0, 0.012, 1.28), ((x0 + x1) / 2, y1 - 0.006, 0.64), warm, 0)
    box("ledge", (x1 - x0, 0.05, 0.03), ((x0 + x1) / 2, y1 - 0.025, 1.295), ash, 0.006)
    window_frame(-2.62, *WIN, ash, bars=1, open_deg=shot.get("window_open", 0))
    box("sill", (0.56, WIN[1] - WIN[0] + 0.06, 0.045), (-2.5, 0, WIN[2] - 0.015), ash, 0.01)
    tube("rod", [(-2.2, -1.35, 2.5), (-2.2, 1.35, 2.5)], 0.011, black, bez=False)
    flax = m_linen("curtain", s["curtain"], coord="Object", var=0.03, translucent=0.45, wr=0.1, wrscale=20)
    curtain(33, -2.2, 0.72, 1.25, 0.02, 2.48, flax, folds=7, depth=0.05)
    curtain(35, -2.2, -1.25, -0.72, 0.02, 2.48, flax, folds=7, depth=0.05)

    rug(-1.1, 1.85, -0.7, 1.2, m_rug("rugpale", *s["rug"], 0.04), n=120)
    cloths = dict(duvet_mat=white, sheet_mat=mist, throw_mat=blue, frame_mat=linen, leg_mat=ash, mattress_mat=white)
    dress_bed("elegant", CX, pillow_set(CX, white, mist, m_linen("claypillow", s["accent"], var=0.06, wr=0.2, wrscale=20)), **cloths)
    headboard(s.get("headboard", "cushions"), linen, ash)
    for k in (-1, 1):
        box("bedside", (0.44, 0.36, 0.16), (CX + k * 1.2, 1.98, 0.5), ash, 0.01)
        for dx in (-0.17, 0.17):
            for dy in (-0.13, 0.13):
                lathe("leg", [(0, 0), (0.01, 0), (0.014, 0.43), (0, 0.43)], (CX + k * 1.2 + dx, 1.98 + dy, 0), black, 16)
        lamp((CX + k * 1.2, 2.02, 0.58), clay, cloth_shade, power=lamp_power(shot), ribs=False, s=0.85)
    book(0.14, 0.2, 0.028, (CX - 1.12, 1.88, 0.594), 0.4, blue, paper)
    vase((CX + 1.32, 1.9, 0.58), m_plain("pale", "#d5c8b0", 0.4), 0.16, 0.05, 0.018)
    for i in range(4):
        olive_branch((CX + 1.32, 1.9, 0.71), 0.34, leaf, stem, seed=90 + i, n=18, spread=0.5)
    frame_picture(0.9, 0.66, (CX, 2.185, 1.82), print_(s["print"]), ash, m_plain("mount", "#f4efe6", 0.9), border=0.07)

    # Wardrobe of ash and reeds on the front wall, an armchair by the window.
    reeds = m_rug("reeds", "#c9ab78", "#8d6d42", 0.012)
    box("wardrobe", (1.7, 0.56, 2.15), (0.85, y0 + 0.3, 1.1), ash, 0.008)
    for i in range(3):
        panel_x = 0.85 - 0.56 + i * 0.56
        box("reedpanel", (0.45, 0.02, 1.9), (panel_x, y0 + 0.585, 1.12), reeds, 0.004)
        lathe(
            "knob", [(0, 0), (0.012, 0), (0.014, 0.015), (0, 0.02)], (panel_x + 0.25, y0 + 0.58, 1.1), black, 24, rot=(-math.pi / 2, 0, 0)
        )
    door = m_plain("door", "#e9e1d3", 0.45)
    box("door", (0.84, 0.05, 2.1), (-1.35, y0 + 0.03, 1.05), door, 0.006)
    for za, zb in ((0.2, 0.9), (1.1, 1.92)):
        panel("y", y0 + 0.06, -1.63, -1.07, za, zb, door)
    for p in (-1.82, -0.88):
        box("jamb", (0.08, 0.07, 2.18), (p, y0 + 0.035, 1.09), door, 0.006)
    box("lintel", (1.02, 0.07, 0.08), (-1.35, y0 + 0.035, 2.18), door, 0.006)
    tube("handle", [(-1.03, y0 + 0.06, 1.02), (-1.03, y0 + 0.11, 1.02), (-1.08, y0 + 0.12, 1.02), (-1.16, y0 + 0.12, 1.02)], 0.009, black)
    barrel_chair((-1.55, -1.55, 0), math.radians(20), m_boucle("boucleblue", s["chair"]), ash)
    lathe(
        "side",
        [(0, 0), (0.14, 0), (0.15, 0.012), (0.02, 0.03), (0.02, 0.46), (0.21, 0.47), (0.21, 0.49), (0, 0.49)],
        (-1.75, -0.95, 0),
        black,
        64,
    )
    if shot.has("reading corner"):
        tube("pole", [(-2.02, -2.1, 0.02), (-2.02, -2.1, 1.5)], 0.011, black, bez=False)
        lathe("foot", [(0, 0), (0.13, 0), (0.13, 0.014), (0.02, 0.025), (0, 0.025)], (-2.02, -2.1, 0), black, 48)
        shade((-2.02, -2.1, 1.4), cloth_shade, 0.19, 0.14, 0, 0.24)
        glow((-2.02, -2.1, 1.52), lamp_power(shot), s=1.1)
        book(0.15, 0.21, 0.03, (-1.73, -0.95, 0.506), 0.7, clay, paper)
        frame_picture(0.62, 0.82, (-2.29, -2.15, 1.85), print_("olive"), ash, m_plain("mount2", "#f4efe6", 0.9), border=0.06, rot=(0, 0, math.pi / 2))
    if shot.has("tray"):
        bpy.context.view_layer.update()
        tray(*shot.get("tray_at", (0.35, 0.55)), shot, ash)

    view(shot, **shot.get("view", {}))
    daylight(shot, WIN, x=-2.55)
    shoot(shot)


main()
