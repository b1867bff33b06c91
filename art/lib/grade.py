"""The camera after the shutter: bloom, film response (AgX), tint, vignette and grain."""

import numpy as np
from PIL import Image
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


def enlarge(c, size):
    """To the picture's size, before bloom and grain: a lens and film are as soft as this."""
    w, h = size
    if c.shape[1] == w:
        return c
    logs = np.log2(np.maximum(c, 1e-4))
    return np.exp2(np.stack([np.asarray(Image.fromarray(logs[..., k]).resize((w, h), Image.LANCZOS)) for k in range(3)], -1))


def sharpened(c, amount=0.55, radius=1.3):
    """What a camera does to its file: edges a little steeper, before the grain."""
    l = np.log2(np.maximum(c, 1e-4)) @ np.array([0.2126, 0.7152, 0.0722])
    edge = np.clip(l - nd.gaussian_filter(l, radius * c.shape[0] / 1440), -0.5, 0.5)
    return c * np.exp2(amount * edge)[..., None]


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
