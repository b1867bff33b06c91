"""Denoising without a neural network: two or more seeds, split into halves that filter each other.

The halves are averaged with weights from `nfor.c` (compiled on first use with gcc), guided by the noise-free
albedo, normal and depth passes, so that edges and textures stay sharp while the light becomes smooth.
"""

import ctypes, glob, os, subprocess, time
import numpy as np
from scipy import ndimage as nd
import exr

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE, LIBRARY = os.path.join(HERE, "nfor.c"), os.path.join(HERE, "..", "cache", "nfor.so")


def library():
    if not os.path.exists(LIBRARY) or os.path.getmtime(LIBRARY) < os.path.getmtime(SOURCE):
        os.makedirs(os.path.dirname(LIBRARY), exist_ok=True)
        flags = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
        subprocess.check_call(["gcc", *flags, SOURCE, "-o", LIBRARY, "-lm"])
    return ctypes.CDLL(LIBRARY)


def pointer(a):
    return a.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def planes(layers, name, channels):
    return np.stack([layers[f"ViewLayer.{name}.{c}"] for c in channels])


def firefly(c, k=6):
    """Pull isolated hot pixels down to their neighbourhood."""
    light = c.mean(0)
    ring = np.ones((5, 5), bool)
    ring[2, 2] = False
    limit = nd.percentile_filter(light, 85, footprint=ring) * k + 0.05
    return c * np.where(light > limit, limit / np.maximum(light, 1e-6), 1.0)[None]


def denoise(prefix, radius=9, patch=3, strength=1.2, ridge=0.02, passes=1):
    """Returns the linear picture (h, w, 3) and the depth (h, w)."""
    files = sorted(glob.glob(prefix + "_*.exr"))
    assert len(files) >= 2, f"two seeds are needed, found {files}"
    seeds = [exr.read(f) for f in files]
    halves = [seeds[0::2], seeds[1::2]]

    def mean(group, name, channels):
        return np.mean([planes(s, name, channels) for s in group], 0)

    albedo = np.clip(mean(seeds, "Denoising Albedo", "RGB"), 0, 4)
    normal = mean(seeds, "Denoising Normal", "XYZ")
    depth = mean(seeds, "Denoising Depth", "Z")
    # Filter the light without the surface colour, in a compressed range so that highlights do not rule.
    tint = np.clip(albedo, 0.03, 1.2).astype(np.float32)
    a, b = [np.log1p(np.maximum(firefly(mean(h, "Combined", "RGB")) / tint, 0) * 2) for h in halves]
    depth = np.log(np.clip(depth, 0.01, 200))
    depth = (depth - depth.min()) / max(1e-6, np.ptp(depth)) * 6
    guide = np.ascontiguousarray(np.concatenate([albedo, normal, depth]), np.float32)
    t = time.time()
    filtered = library().nfor
    for _ in range(passes):
        variance = np.stack([nd.gaussian_filter(v, 2.0) for v in (a - b) ** 2 / 2]) + 1e-6
        a, b, variance = [np.ascontiguousarray(x, np.float32) for x in (a, b, variance)]
        h, w = a.shape[1:]
        out = np.empty_like(a)
        filtered(
            w,
            h,
            pointer(a),
            pointer(b),
            pointer(variance),
            pointer(guide),
            7,
            radius,
            patch,
            ctypes.c_float(strength),
            ctypes.c_float(ridge),
            pointer(out),
        )
        a, b = out, out.copy()
    print(f"[denoise] {w}x{h} {time.time() - t:.1f}s", flush=True)
    picture = (np.expm1(out) / 2) * tint
    z = np.mean([s["ViewLayer.Depth.Z"] for s in seeds], 0)
    return np.moveaxis(picture, 0, 2), z
