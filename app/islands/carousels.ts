/** Moves carousels (app/ui/carousel.tsx) by Embla, loaded when one comes near: its code is as heavy as a picture. */
import type { EmblaCarouselType } from "embla-carousel";

type Move = (embla: EmblaCarouselType) => void;

/** The visible slides, by the layout's `--per-view` at this width. */
function perViewOf(track: Element): number {
  return Number(getComputedStyle(track).getPropertyValue("--per-view")) || 1;
}

/** Whether a slide is the selected one, or beside it in the loop. */
function isNeighbour(slide: number, selected: number, count: number): boolean {
  return [0, 1, count - 1].includes((slide - selected + count) % count);
}

/** Marks the button of a slide as the current one. */
export function markSlideButton(box: HTMLElement, slide: number): void {
  for (const button of box.querySelectorAll<HTMLElement>("[data-slide-to]"))
    if (Number(button.dataset["slideTo"]) === slide) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
}

/** Marks the slide that is shown: on its button, its pictures, and the button that is the one tab stop. */
function markSelected(box: HTMLElement, slides: Element[], selected: number): void {
  markSlideButton(box, selected);
  slides.forEach((slide, number) => {
    slide.toggleAttribute("data-near", isNeighbour(number, selected, slides.length));
    const slideControls = slide.querySelector<HTMLElement>("[data-of-slide]");
    if (slideControls) slideControls.tabIndex = number === selected ? 0 : -1;
  });
}

function startCarousel(box: HTMLElement): void {
  const viewport = box.querySelector<HTMLElement>(".carousel-viewport");
  const track = viewport?.firstElementChild;
  if (!viewport || !track) return;
  const slides = [...track.children];
  const arrows = box.querySelector<HTMLElement>("[data-arrows]");
  const isWithoutMotion = box.dataset["carousel"] === "still";
  let embla: EmblaCarouselType | undefined;
  let isNearWindow = false;
  let isLoading = false;
  const waitingMoves: Move[] = [];

  const canMove = () => slides.length > perViewOf(track);
  const stopMotion = () => {
    embla?.destroy();
    embla = undefined;
    viewport.removeAttribute("data-live");
    viewport.tabIndex = 0;
  };
  const loadEmbla = async () => {
    if (embla || isLoading || isWithoutMotion || !isNearWindow || !canMove()) return;
    isLoading = true;
    try {
      const { default: create } = await import("embla-carousel");
      if (!canMove()) return;
      const axis = viewport.dataset["axis"] === "y" ? "y" : "x";
      embla = create(viewport, { loop: true, align: "start", axis });
      const update = (api: EmblaCarouselType) =>
        markSelected(box, slides, api.selectedScrollSnap());
      embla.on("select", update).on("reInit", update);
      viewport.dataset["live"] = "";
      // A row with arrows is taken out of the tab order; it keeps a focus that it already has.
      viewport.tabIndex = -1;
      for (const move of waitingMoves.splice(0)) move(embla);
    } catch {
      // Without Embla the row can still be scrolled.
    } finally {
      isLoading = false;
    }
  };
  const update = () => {
    if (arrows) arrows.hidden = !isWithoutMotion && !canMove();
    if (canMove()) void loadEmbla();
    else stopMotion();
  };
  const moveBy = (change: Move) => {
    if (embla) return change(embla);
    waitingMoves.push(change);
    isNearWindow = true;
    void loadEmbla();
  };

  new ResizeObserver(update).observe(track);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      isNearWindow = true;
      markSelected(box, slides, embla?.selectedScrollSnap() ?? 0);
      void loadEmbla();
    },
    { rootMargin: "50% 0px" },
  );
  observer.observe(box);
  box.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-slide], [data-slide-to]");
    if (!button) return;
    const { slide, slideTo } = button.dataset;
    if (slideTo !== undefined) moveBy((api) => api.scrollTo(Number(slideTo)));
    else moveBy((api) => (slide === "next" ? api.scrollNext() : api.scrollPrev()));
  });
}

export function startCarousels(): void {
  for (const box of document.querySelectorAll<HTMLElement>("[data-carousel]")) startCarousel(box);
}
