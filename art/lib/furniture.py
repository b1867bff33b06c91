"""Lamps, tables, books, vases, chairs, pictures."""

from light import *
from materials import *


def fluted_drum(r, h, loc, mat, top=None, n=44, topt=0.025):
    """A fluted round bedside table."""
    seg = n * 10

    def fn(u, v):
        a = u * 2 * math.pi
        f = (u * n) % 1
        s = 0.008 * abs(math.sin(math.pi * f)) ** 0.6
        return ((r - 0.008 + s) * math.cos(a), (r - 0.008 + s) * math.sin(a), v * h)

    o = grid("drum", seg, 1, fn, mat)
    o.location = loc
    shade_smooth(o, 60)
    t = lathe(
        "drumtop",
        [(0, 0), (r + 0.012, 0), (r + 0.018, 0.006), (r + 0.018, topt - 0.006), (r + 0.012, topt), (0, topt)],
        (loc[0], loc[1], loc[2] + h),
        top or mat,
        96,
    )
    return o


def glow(at, power, color="#ffc488", s=1.0, up=True):
    """The light of a shaded lamp: a soft point for the room, cones up and down through the openings of the shade.

    The shade casts no shadow of its own, because light seeping through cloth is the noisiest thing to render.
    """
    x, y, z = at
    lights = [point((x, y, z), power * 0.45, color, 0.07 * s)]
    for down in (True, False) if up else (True,):
        d = bpy.data.lights.new("cone", "SPOT")
        d.energy, d.color, d.shadow_soft_size = power * (3.4 if down else 2.6), hexc(color)[:3], 0.05
        d.spot_size, d.spot_blend = math.radians(88 if down else 66), 0.55
        o = link(bpy.data.objects.new("cone", d))
        o.location = (x, y, z + (0.02 if down else -0.02) * s)
        o.rotation_euler = (0 if down else math.pi, 0, 0)
        lights.append(o)
    return lights


def lamp(loc, base_mat, shade_mat, power=12, s=1.0, ribs=True, color="#ffc488"):
    """Table lamp: turned ceramic foot, cloth shade."""
    profile = [(0, 0), (0.075, 0), (0.082, 0.006), (0.085, 0.02)]
    for i in range(1, 40):
        t = i / 40
        r = 0.085 + 0.035 * math.sin(math.pi * t) ** 0.8 - 0.045 * t**3 + (0.003 * math.sin(t * 60) if ribs else 0)
        profile.append((r, 0.02 + 0.23 * t))
    profile += [(0.035, 0.255), (0.03, 0.27), (0.012, 0.275), (0.012, 0.34), (0, 0.34)]
    shade_smooth(lathe("lampfoot", [(r * s, z * s) for r, z in profile], loc, base_mat, 72))
    shade(loc, shade_mat, 0.165 * s, 0.135 * s, 0.30 * s, 0.53 * s)
    if power:
        glow((loc[0], loc[1], loc[2] + 0.41 * s), power, color, s)


def shade(loc, mat, low, high, z0, z1):
    """A cloth lamp shade with hems."""
    sh = shade_smooth(lathe("shade", [(low, z0), (high, z1)], loc, mat, 72))
    sh.modifiers.new("s", "SOLIDIFY").thickness = 0.002
    sh.visible_shadow = False
    for r, z in ((low, z0), (high, z1)):
        ring = [
            (loc[0] + r * math.cos(a), loc[1] + r * math.sin(a), loc[2] + z)
            for a in np.linspace(0, 2 * math.pi, 40, False)
        ]
        tube("hem", ring, 0.003, mat, True, 3, False)
    return sh


def book(w, d, t, loc, rotz, cover, paper, lean=None):
    """A closed book lying flat."""
    o = [
        box("pages", (w - 0.008, d - 0.012, t - 0.006), (-0.002, 0, 0), paper, 0.001, 1),
        box("c1", (w, d, 0.0028), (0, 0, t / 2 - 0.0014), cover, 0.001, 1),
        box("c2", (w, d, 0.0028), (0, 0, -t / 2 + 0.0014), cover, 0.001, 1),
        box("spine", (0.004, d, t), (-w / 2 + 0.002, 0, 0), cover, 0.0015, 2),
    ]
    e = link(bpy.data.objects.new("book", None))
    for p in o:
        p.parent = e
    e.location = loc
    e.rotation_euler = (0, 0, rotz) if lean is None else lean
    return e


def vase(loc, mat, h=0.24, r=0.085, neck=0.035, seg=72):
    """A small-necked vase."""
    pr = [(0, 0), (r * 0.62, 0), (r * 0.68, 0.006)]
    for i in range(1, 26):
        t = i / 26
        rr = r * (0.68 + 0.55 * math.sin(math.pi * min(1, t * 1.15)) ** 1.1) if t < 0.8 else None
        tt = t
        body = r * (0.62 + 0.38 * math.sin(math.pi * (tt * 0.9 + 0.05)) ** 0.9)
        sh = 1 / (1 + math.exp((tt - 0.78) * 22))
        pr.append((neck + (body - neck) * sh, h * tt))
    pr += [
        (neck * 1.12, h * 0.985),
        (neck * 1.22, h),
        (neck * 1.12, h * 1.002),
        (neck * 0.95, h * 0.97),
        (neck * 0.9, h * 0.7),
    ]
    o = lathe("vase", pr, loc, mat, seg)
    return shade_smooth(o)


def frame_picture(w, h, loc, img, wood, mat_board, border=0.06, rot=(0, 0, 0), t=0.025, axis="Y"):
    """A framed print with its mount."""
    e = link(bpy.data.objects.new("frame", None))
    ps = []
    f = 0.022
    ps += [
        box("f", (w, t, f), (0, 0, h / 2 - f / 2), wood, 0.003),
        box("f", (w, t, f), (0, 0, -h / 2 + f / 2), wood, 0.003),
        box("f", (f, t, h - 2 * f), (-w / 2 + f / 2, 0, 0), wood, 0.003),
        box("f", (f, t, h - 2 * f), (w / 2 - f / 2, 0, 0), wood, 0.003),
        box("mount", (w - f, 0.004, h - f), (0, 0.004, 0), mat_board, 0),
    ]
    iw, ih = w - 2 * f - 2 * border, h - 2 * f - 2 * border
    pic = mesh_obj(
        "pic",
        [(-iw / 2, 0, -ih / 2), (iw / 2, 0, -ih / 2), (iw / 2, 0, ih / 2), (-iw / 2, 0, ih / 2)],
        [(0, 1, 2, 3)],
        img,
        uvs=[(0, 0), (1, 0), (1, 1), (0, 1)],
    )
    ps.append(pic)
    for p in ps:
        p.parent = e
    e.location = loc
    e.rotation_euler = rot
    return e


def barrel_chair(loc, rot, mat, leg, r=0.40):
    """A round armchair."""
    e = link(bpy.data.objects.new("chair", None))
    ps = []
    seat = lathe(
        "seat",
        [
            (0, 0.27),
            (r * 0.72, 0.27),
            (r * 0.80, 0.29),
            (r * 0.82, 0.36),
            (r * 0.80, 0.425),
            (r * 0.72, 0.45),
            (0, 0.465),
        ],
        (0, 0, 0),
        mat,
        48,
        sub=1,
    )
    ps.append(seat)

    def fn(u, v):  # back shell: arc of rounded section
        a = math.radians(-38 + 256 * u)
        t = v * 2 * math.pi
        th = 0.075
        hh = (0.30 + 0.10 * math.sin(math.pi * u) ** 0.7) / 2
        endf = min(1, min(u, 1 - u) * 14) ** 0.5
        rr = r * 0.86 + th * endf * (abs(math.cos(t)) ** 0.6) * math.copysign(1, math.cos(t))
        zz = 0.26 + hh + hh * (abs(math.sin(t)) ** 0.55) * math.copysign(1, math.sin(t)) * (0.55 + 0.45 * endf)
        return (rr * math.cos(a), rr * math.sin(a), zz)

    ps.append(subsurf(grid("shell", 64, 28, fn, mat), 1))
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        ps.append(
            lathe(
                "leg",
                [(0, 0), (0.013, 0), (0.02, 0.28), (0, 0.28)],
                (r * 0.6 * math.cos(a), r * 0.6 * math.sin(a), 0),
                leg,
                20,
            )
        )
    for p in ps:
        p.parent = e
    e.location = loc
    e.rotation_euler = (0, 0, rot)
    return e


def grouped(build, at=(0, 0, 0), turn=0.0):
    """Everything `build` makes hangs from one empty, so that it can be moved and turned as one piece."""
    before = set(bpy.data.objects)
    build()
    e = link(bpy.data.objects.new("group", None))
    for o in set(bpy.data.objects) - before - {e}:
        if o.parent is None and o.name != "simfloor":
            o.parent = e
    e.location, e.rotation_euler = at, (0, 0, turn)
    return e
