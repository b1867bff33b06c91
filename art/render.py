"""Renders shots: python art/render.py <shot>… [--preview] [--develop]   (one process a shot; stop at any time)

--preview renders 600 pixels wide with few samples to art/cache/previews; --develop grades the kept negative again.
Without flags the master in pictures/masters is written, and a line with its seconds to art/cache/times.txt.
"""

import glob, json, os, subprocess, sys, time

ART = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(ART, "cache")
MASTERS = os.path.join(os.path.dirname(ART), "pictures", "masters")


def shots():
    found = {}
    for path in sorted(glob.glob(os.path.join(ART, "shots", "*.json"))):
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
        defaults = data.get("defaults", {})
        for name, own in data["shots"].items():
            grade = {**defaults.get("grade", {}), **own.get("grade", {})}
            found[name] = {**defaults, **own, "grade": grade, "id": name, "scene": data["scene"]}
    return found


def run(shot, flags):
    folder = "previews" if "--preview" in flags else "negatives"
    for name in ("work", folder):
        os.makedirs(os.path.join(CACHE, name), exist_ok=True)
    if folder == "previews":
        w, h = shot["size"]
        k = 600 / max(w, h)
        shot = {**shot, "size": [round(w * k), round(h * k)], "samples": 10, "scale": 1}
    data, negative = os.path.join(CACHE, "work", shot["id"] + ".json"), os.path.join(CACHE, folder, shot["id"] + ".exr")
    out = os.path.join(CACHE, folder, shot["id"] + ".png") if folder == "previews" else os.path.join(MASTERS, shot["id"] + ".jpg")
    with open(data, "w", encoding="utf-8") as file:
        json.dump(shot, file)
    if "--develop" in flags:
        script = "import sys; sys.path.insert(0, sys.argv.pop(1)); from light import read; from shot import *; develop(load(), read(sys.argv[2]), sys.argv[3])"
        command = ["-c", script, os.path.join(ART, "lib")]
    else:
        command = [os.path.join(ART, "scenes", shot["scene"] + ".py")]
    start = time.time()
    log = data.replace(".json", ".log")
    with open(log, "w", encoding="utf-8") as file:
        done = subprocess.run([sys.executable, "-B", *command, data, negative, out], stdout=file, stderr=subprocess.STDOUT)
    with open(log, encoding="utf-8") as file:
        said = file.read()
    ok = done.returncode == 0 and "Traceback" not in said
    line = f"{shot['id']} {time.time() - start:.0f} s {shot['size']} {shot.get('samples', 256)} samples" if ok else f"{shot['id']} failed: {said[-1500:]}"
    print(line, flush=True)
    if ok and folder == "negatives" and "--develop" not in flags:
        with open(os.path.join(CACHE, "times.txt"), "a", encoding="utf-8") as file:
            file.write(line + "\n")
    return ok


if __name__ == "__main__":
    flags = {a for a in sys.argv[1:] if a.startswith("--")}
    names, known = [a for a in sys.argv[1:] if a not in flags], shots()
    unknown = [n for n in names if n not in known]
    if unknown or not names:
        sys.exit(f"No such shot: {', '.join(unknown)}" if unknown else __doc__)
    sys.exit(0 if all([run(known[n], flags) for n in names]) else 1)
