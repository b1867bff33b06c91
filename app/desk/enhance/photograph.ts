import { frameOf } from "#pictures/crops.ts";
import { MAX_PHOTOGRAPH_BYTES, PHOTOGRAPH_TOO_LARGE } from "../limits.ts";

const MAX_ATTEMPTS = 4;

const RETRY_PAUSE_MS = 3_000;

/** Uses XMLHttpRequest, because `fetch` reports no progress of an upload; rejects if the connection breaks. */
function sendForm(
  form: HTMLFormElement,
  onProgress: (fraction: number) => void,
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener("load", () => resolve(request));
    request.addEventListener("error", () => reject(new Error("The line broke")));
    request.open("POST", form.action);
    request.send(new FormData(form));
  });
}

function showRefusal(status: Element, reason: string): void {
  status.textContent = reason;
  status.className = "font-medium text-alert";
}

async function uploadWithRetries(form: HTMLFormElement): Promise<void> {
  const progress = form.querySelector("progress")!;
  const status = form.querySelector("[role=status]")!;
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]")!;
  button.disabled = true;
  status.className = "text-sm";
  progress.hidden = false;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    status.textContent = attempt === 1 ? "Si invia …" : "La linea si è interrotta: si riprova …";
    try {
      const response = await sendForm(form, (fraction) => {
        progress.value = fraction;
        if (fraction === 1) status.textContent = "Arrivata: si prepara …";
      });
      if (response.status < 400) return location.assign(response.responseURL);
      const page = new DOMParser().parseFromString(response.responseText, "text/html");
      const reason = page.querySelector("[role=alert]")?.textContent;
      showRefusal(status, reason ?? "Non è andata: riprovate fra un minuto.");
      break;
    } catch {
      if (attempt === MAX_ATTEMPTS) showRefusal(status, "La linea non va: riprovate più tardi.");
      else await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    }
  }
  button.disabled = false;
  progress.hidden = true;
}

export function enableUploads(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-upload]"))
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const [file] = form.querySelector<HTMLInputElement>("input[type=file]")!.files ?? [];
      if (file && file.size > MAX_PHOTOGRAPH_BYTES)
        showRefusal(form.querySelector("[role=status]")!, PHOTOGRAPH_TOO_LARGE);
      else void uploadWithRetries(form);
    });
}

export function enableFocalPointPicker(): void {
  const image = document.querySelector<HTMLImageElement>("img[data-focus]");
  const form = image?.closest("form");
  if (!image || !form) return;
  const tapHelp = form.querySelector<HTMLElement>("[data-tap-help]");
  if (tapHelp) tapHelp.hidden = false;
  const fields = ["sinistra", "alto"].map(
    (name) => form.elements.namedItem(name) as HTMLInputElement,
  );
  const [width = 0, height = 0] = ["width", "height"].map((name) =>
    Number(image.getAttribute(name)),
  );
  const updateCropPreviews = () => {
    const [x = 0, y = 0] = fields.map(({ value }) => Number(value) / 100);
    for (const crop of document.querySelectorAll<SVGSVGElement>("svg[data-ratio]")) {
      const [ratioWidth = 1, ratioHeight = 1] = crop.dataset["ratio"]!.split(" ").map(Number);
      const frame = frameOf(
        { size: [width, height], focus: [x, y] },
        { width: ratioWidth, height: ratioHeight },
      );
      crop.setAttribute("viewBox", `${frame.left} ${frame.top} ${frame.width} ${frame.height}`);
    }
  };
  image.addEventListener("click", ({ offsetX, offsetY }) => {
    const point = [offsetX / image.clientWidth, offsetY / image.clientHeight];
    for (const [at, field] of fields.entries()) field.value = String(Math.round(point[at]! * 100));
    updateCropPreviews();
  });
  form.addEventListener("input", updateCropPreviews);
}
