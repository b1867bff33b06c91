"""The camera: haze and mist in the air, then bloom, film response, tint, vignette and grain."""

import math, struct, zlib
import numpy as np
from scipy import ndimage as nd

M = np.array(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ]
)
MI = np.array(
    [
        [1.19687900512017, -0.0980208811401368, -0.0990297440797205],
        [-0.0528968517574562, 1.15190312990417, -0.0989611768448433],
        [-0.0529716355144438, -0.0980434501171241, 1.15107367264116],
    ]
)


def agx(c, power=1.0, sat=1.0, slope=1.0):
    v = np.maximum(c, 1e-10) @ M.T
    v = (np.clip(np.log2(np.maximum(v, 1e-10)), -12.47393, 4.026069) + 12.47393) / (4.026069 + 12.47393)
    x2 = v * v
    x4 = x2 * x2
    v = 15.5 * x4 * x2 - 40.14 * x4 * v + 31.96 * x4 - 6.868 * x2 * v + 0.4298 * x2 + 0.1191 * v - 0.00232
    v = np.maximum(v, 0) * slope
    v = v**power
    l = v @ np.array([0.2126, 0.7152, 0.0722])
    v = l[..., None] + sat * (v - l[..., None])
    return np.clip(v @ MI.T, 0, 1)


def bloom(c, thr=1.0, amt=0.08, sig=(4, 14, 40)):
    hi = np.maximum(c - thr, 0)
    hi = np.minimum(hi, 12)
    s = c.shape[0] / 1067
    b = sum(np.stack([nd.gaussian_filter(hi[..., k], q * s) for k in range(3)], -1) for q in sig) / len(sig)
    b = b * np.array([1.08, 1.0, 0.9])
    return c + amt * b


def calm_shadows(c):
    """Mends what the denoiser gets wrong along near-black edges: stray coloured, bright or empty pixels take the
    value of their neighbourhood."""
    for size in (7, 3, 3):
        around = np.stack([nd.median_filter(c[..., k], size) for k in range(3)], -1)
        light, usual = c.mean(-1), around.mean(-1)
        empty = (c.min(-1) < 0.18 * c.max(-1)) & (c.min(-1) < 0.5 * around.min(-1) + 1e-4)
        stray = (usual < 0.2) & (empty | (light > 1.7 * usual + 0.003) | (light < 0.55 * usual))
        c = np.where(stray[..., None] & (size == 3 or empty[..., None]), around, c)
    return c


def polish(c, radius=3, spread=0.07, passes=2):
    """Takes the last fine mottle out of soft parts: each pixel joins neighbours of nearly the same light, so that
    edges and clear textures stay. For close-ups, whose blurred background has noisy guides for the denoiser."""
    around = np.stack([nd.median_filter(c[..., k], 5) for k in range(3)], -1)
    hue = lambda v: v / (v.mean(-1, keepdims=True) + 1e-3)
    stray, _ = nd.label(np.abs(hue(c) - hue(around)).max(-1) > 0.6, np.ones((3, 3)))
    speck = (np.bincount(stray.ravel()) < 10)[stray] & (stray > 0)  # of a colour that is nowhere around it; no line
    c = np.where(nd.binary_dilation(speck)[..., None], around, c)
    for _ in range(passes):
        light = nd.gaussian_filter(np.log2(c.mean(-1) + 0.02), 1.0)
        total, weight = np.zeros_like(c), np.zeros(c.shape[:2])
        for dy in range(-radius, radius + 1):
            for dx in range(-radius, radius + 1):
                there = np.roll(light, (dy, dx), (0, 1))
                k = np.exp(-(((there - light) / spread) ** 2) - (dx * dx + dy * dy) / (radius * radius))
                total += np.roll(c, (dy, dx), (0, 1)) * k[..., None]
                weight += k
        c = total / weight[..., None]
    return c


def defocus(c, z, camera, most=2.2):
    """Smooths what the lens has blurred, by as much as the lens blurs it: few samples leave its edges stippled."""
    h, w = z.shape
    at, focus = (np.array(camera[k], float) for k in ("at", "focus"))
    lens, sharp = camera.get("lens", 35) / 1000, np.linalg.norm(focus - at)
    blur = lens**2 / (camera["fstop"] * (sharp - lens)) * np.abs(z - sharp) / np.maximum(z, 0.05) / 0.036 * w
    sigma = nd.gaussian_filter(np.clip(0.25 * blur - 0.4, 0, most), 1.5)
    levels = [c] + [np.stack([nd.gaussian_filter(c[..., k], q) for k in range(3)], -1) for q in (0.8, 1.5, most)]
    steps = [0, 0.8, 1.5, most]
    out = np.zeros_like(c)
    for i, (low, high) in enumerate(zip(steps, steps[1:])):
        t = np.clip((sigma - low) / (high - low), 0, 1)[..., None]
        inside = ((sigma >= low) & ((sigma < high) | (i == 2)))[..., None]
        out += inside * (levels[i] * (1 - t) + levels[i + 1] * t)
    return out


def haze(c, z, color, length, most=0.85, start=0.0):
    """Aerial perspective from the depth pass; the sky (z huge) is left alone."""
    k = (1 - np.exp(-np.maximum(z - start, 0) / length)) * most
    k = np.where(z > 1e6, 0, k)[..., None]
    return c * (1 - k) + np.array(color) * k


def _patches(x, y, seed=3):
    """Soft noise in 0..1, for mist that lies in patches and not like a lid."""
    out = np.zeros_like(x)
    rnd = np.random.default_rng(seed)
    for k in range(9):
        a, f = rnd.uniform(0, 2 * np.pi), 0.6 * 1.45**k
        out += np.sin((x * np.cos(a) + y * np.sin(a)) * f + rnd.uniform(0, 6.28) + 1.3 * np.sin(x * f * 0.4)) / (k + 2)
    return np.clip(0.5 + 0.5 * out, 0, 1)


def mist(c, z, camera, color, base, thick, density, patch=600.0, near=150.0):
    """Morning mist lying in the valleys: thickest at height `base`, thinning upwards over `thick` metres.

    The depth pass and the camera give every pixel's place in the world, so the mist costs no rendering time.
    """
    h, w = z.shape
    at, to = np.array(camera["at"], float), np.array(camera["to"], float)
    fwd = (to - at) / np.linalg.norm(to - at)
    right = np.cross(fwd, (0, 0, 1.0))
    right /= np.linalg.norm(right)
    up = np.cross(right, fwd)
    yy, xx = np.mgrid[0:h, 0:w]
    sx, sy = camera.get("shift", (0, 0))
    k = 36 / camera.get("lens", 35)
    u, v = ((xx + 0.5) / w - 0.5 + sx) * k, ((0.5 - (yy + 0.5) / h) * h / w + sy) * k
    ray = fwd + u[..., None] * right + v[..., None] * up
    zz = np.minimum(z, 60000)
    length = zz * np.linalg.norm(ray, axis=-1)
    p = at + ray * zz[..., None]
    h0, h1 = (at[2] - base) / thick, (p[..., 2] - base) / thick
    dh = np.where(np.abs(h1 - h0) < 1e-3, 1e-3, h1 - h0)
    along = np.abs((np.exp(-np.clip(h0, -2, 40)) - np.exp(-np.clip(h1, -2, 40))) / dh)
    patches = _patches(p[..., 0] / patch, p[..., 1] / patch)
    depth = along * np.maximum(length - near, 0) * density * (0.25 + 1.5 * patches)
    k = np.where(z > 1e6, 0, 1 - np.exp(-depth))[..., None]
    return c * (1 - k) + np.array(color) * k


def graduated(c, stops=1.0, side="left", reach=0.5, power=1.3):
    """A graduated filter, as photographers use: darkens one side softly so that white words can stand there."""
    h, w = c.shape[:2]
    x = np.linspace(0, 1, w)
    t = np.clip(1 - (x if side == "left" else 1 - x) / reach, 0, 1)
    t = t * t * (3 - 2 * t)
    return c * (2 ** (-stops * t**power))[None, :, None]


def grade(
    c,
    exposure=0.0,
    power=1.25,
    sat=1.12,
    wb=(1, 1, 1),
    lift=0.008,
    tint_hi="#fff6e8",
    tint_lo="#2a241c",
    vig=0.12,
    grain=0.004,
    bl=0.10,
    slope=1.04,
    seed=1,
):
    c = c * (2**exposure) * np.array(wb)
    c = bloom(c, amt=bl)
    v = agx(c, power, sat, slope)
    l = (v @ np.array([0.2126, 0.7152, 0.0722]))[..., None]
    th = np.array([int(tint_hi[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    tl = np.array([int(tint_lo[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    v = v * (1 - l**1.5 * (1 - th))
    v = v + (1 - l) ** 3 * tl * 0.18
    v = lift + (1 - lift) * v
    h, w = l.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w]
    r = ((xx / w - 0.5) ** 2 * 1.1 + (yy / h - 0.5) ** 2) / 0.5
    v = v * (1 - vig * np.clip(r, 0, 1) ** 1.4)[..., None]
    if grain:
        g = np.random.default_rng(seed).normal(size=(h, w))
        g = nd.gaussian_filter(g, 0.7)
        g /= g.std()
        v = v + (grain * g * (1 - np.abs(2 * l[..., 0] - 1) ** 2 * 0.6))[..., None]
    return np.clip(v, 0, 1)


def png(path, v):
    a = (np.clip(v, 0, 1) * 255 + 0.5).astype(np.uint8)
    h, w = a.shape[:2]
    raw = np.concatenate([np.zeros((h, 1), np.uint8), a.reshape(h, -1)], 1).tobytes()
    ch = lambda t, d: struct.pack(">I", len(d)) + t + d + struct.pack(">I", zlib.crc32(t + d))
    open(path, "wb").write(
        b"\x89PNG\r\n\x1a\n"
        + ch(b"IHDR", struct.pack(">IIBBBBB", w, h, 8, 2, 0, 0, 0))
        + ch(b"IDAT", zlib.compress(raw, 6))
        + ch(b"IEND", b"")
    )
