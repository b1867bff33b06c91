"""What every bedroom shares: shell, window with its view, bed made up with linen, daylight and lamplight by time of day."""

import os
from building import *
from furniture import *
from light import *
from linen import *
from plants import *
from shot import ART

WINDOW = (-0.75, 0.75, 0.0, 2.4)  # opening in the left wall: y from, y to, z from, z to
MASTERS = os.path.join(os.path.dirname(ART), "pictures", "masters")


def panel(axis, at, a, b, za, zb, mat, w=0.03, t=0.018):
    """A moulded frame on a wall: axis 'y' lies on the wall y=at and runs along x; 'x' the other way round."""
    for z in (za, zb):
        size, loc = (b - a + w, t, w), ((a + b) / 2, at, z)
        box(
            "mould",
            size if axis == "y" else (t, b - a + w, w),
            loc if axis == "y" else (at, (a + b) / 2, z),
            mat,
            0.008,
        )
    for p in (a, b):
        h, z = zb - za - w, (za + zb) / 2
        box("mould", (w, t, h) if axis == "y" else (t, w, h), (p, at, z) if axis == "y" else (at, p, z), mat, 0.008)


def skirting(mat, x0, x1, y0, y1, h=0.14, t=0.02, left=True):
    box("skirt", (x1 - x0, t, h), ((x0 + x1) / 2, y1 - t / 2, h / 2), mat, 0.005)
    box("skirt", (x1 - x0, t, h), ((x0 + x1) / 2, y0 + t / 2, h / 2), mat, 0.005)
    box("skirt", (t, y1 - y0, h), (x1 - t / 2, (y0 + y1) / 2, h / 2), mat, 0.005)
    if left:
        box("skirt", (t, y1 - WINDOW[1] - 0.02, h), (x0 + t / 2, (y1 + WINDOW[1]) / 2, h / 2), mat, 0.005)
        box("skirt", (t, WINDOW[0] - y0 - 0.02, h), (x0 + t / 2, (y0 + WINDOW[0]) / 2, h / 2), mat, 0.005)


def balcony(iron, slab, x=-2.75, deep=0.75, half=1.05):
    """A narrow stone balcony with an iron railing outside the French window."""
    box("slab", (deep, 2 * half, 0.12), (x - deep / 2, 0, -0.09), slab, 0.015)
    far = x - deep + 0.05
    for z, r in ((1.0, 0.016), (0.12, 0.01)):
        path = [(x, -half + 0.04, z), (far, -half + 0.04, z), (far, half - 0.04, z), (x, half - 0.04, z)]
        tube("rail", path, r, iron, bez=False)
    n = 17
    for i in range(n):
        y = -half + 0.04 + i * (2 * half - 0.08) / (n - 1)
        tube("bar", [(far, y, 0.1), (far, y, 1.0)], 0.007, iron, bez=False)


def on_top(x, y, from_z=2.0):
    """Height of whatever lies at (x, y): used to set a tray down on soft linen."""
    deps = bpy.context.evaluated_depsgraph_get()
    hit, place, *_ = bpy.context.scene.ray_cast(deps, (x, y, from_z), (0, 0, -1))
    return place.z if hit else 0.0


def view(shot, x=-9.0, width=44.0, z=1.0, y=0.0, strength=None):
    """What is seen through the window: one of our own landscapes, or a plain sky by time of day."""
    time = shot.get("time", "late")
    k = strength or {"late": 2.2, "morning": 2.6, "dusk": 0.28, "day": 2.2}[time]
    name = shot.get("backdrop")
    h = width * 0.5625
    corners = [
        (x, y - width / 2, z - h / 2),
        (x, y + width / 2, z - h / 2),
        (x, y + width / 2, z + h / 2),
        (x, y - width / 2, z + h / 2),
    ]
    if name:
        mat = m_image("view", os.path.join(MASTERS, name + ".jpg"), k)
        plane = mesh_obj("view", corners, [(0, 1, 2, 3)], mat, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])
    else:
        tones = {"late": "#eaf2fb", "morning": "#f2f4f4", "day": "#eef4fb", "dusk": "#8792bd"}
        plane = mesh_obj("view", corners, [(0, 1, 2, 3)], m_emit("view", tones[time], k))
    plane.visible_shadow = plane.visible_diffuse = False
    return plane


def daylight(shot, window=WINDOW, x=-2.5):
    """One low sun through the window, cool sky from the opening, a little warm fill from behind the camera."""
    time = shot.get("time", "late")
    ya, yb, za, zb = window
    strength, colour, direction, sky, skycolour, fill, ambient = {
        "late": (15, "#ffd09a", (1, 0.62, -0.37), 60, "#e3ecff", 16, 0.22),
        "morning": (9, "#ffe0b4", (1, 0.25, -0.55), 85, "#eaf0ff", 20, 0.28),
        "day": (0, "#ffffff", (1, 0.2, -0.6), 110, "#eef2ff", 22, 0.3),
        "dusk": (0, "#ff9a5a", (1, 0.5, -0.2), 17, "#8ea2e0", 5, 0.07),
    }[time]
    strength = shot.get("sun", strength)
    if strength:
        sun(shot.get("sun_direction", direction), strength, colour, 0.8)
    middle = ((ya + yb) / 2, (za + zb) / 2)
    area((x, *middle), (2, *middle), (yb - ya) * 0.9, sky, skycolour, (zb - za) * 0.92)
    area((0.4, -2.6, 2.8), (0.2, 1.2, 0.7), 2.6, fill, "#fff0e0", 1.6)
    area((1.9, 0.2, 2.85), (0.6, 1.0, 0.3), 1.2, fill * 0.3, "#ffe6c8", 2.4)
    world("#dfe8f2" if time != "dusk" else "#7f86b0", ambient)


def lamp_power(shot):
    return {"late": 4, "morning": 0, "day": 3, "dusk": 15}[shot.get("time", "late")]


def dress_bed(key, cx, pillows, **mats):
    """Bed with its head on the wall y=2.2, then the pillows: (key, w, h, place, turn, material, flange)."""
    bed(key, cx, 2.08, **mats)
    for k, w, h, place, turn, mat, flange in pillows:
        p = pillow(f"pillow_{k}_{w}_{h}", w, h, 34, 1.0, mat, flange, seed=int(k[1:]))
        p.location, p.rotation_euler = place, turn


def pillow_set(cx, back, front, accent, lift=0.0):
    """Two sleeping pillows with a border, two softer ones in front and a small one in the middle."""
    r = math.radians
    sets = [
        ("p1", 0.72, 0.5, (cx - 0.42, 1.86, 0.80 + lift), (r(68), 0, 0.05), back, 0.045),
        ("p2", 0.72, 0.5, (cx + 0.42, 1.86, 0.80 + lift), (r(66), 0, -0.06), back, 0.045),
        ("p3", 0.66, 0.46, (cx - 0.40, 1.66, 0.775 + lift), (r(60), 0.03, 0.06), front, 0.0),
        ("p4", 0.66, 0.46, (cx + 0.39, 1.67, 0.775 + lift), (r(58), -0.02, -0.04), front, 0.0),
    ]
    if accent:
        sets.append(("p5", 0.50, 0.32, (cx + 0.02, 1.47, 0.745 + lift), (r(56), 0, 0.02), accent, 0.0))
    return sets


def print_(name):
    """One of our own small prints, made by print.py."""
    return m_print(name, os.path.join(ART, "prints", name + ".png"))
