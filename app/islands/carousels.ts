/** Starts carousels. The library Embla is as large as a picture: it is loaded only when a carousel comes near the window. */
import type { EmblaCarouselType } from "embla-carousel";

type Move = (embla: EmblaCarouselType) => void;

/** The carousel's classes set `--per-view`, the number of visible slides, for each width of the window. */
function perViewOf(track: Element): number {
  return Number(getComputedStyle(track).getPropertyValue("--per-view")) || 1;
}

/** Whether the slide is selected or beside the selected slide; the first slide is also beside the last one, as in a ring. */
function isNeighbour(slideIndex: number, selectedIndex: number, count: number): boolean {
  return [0, 1, count - 1].includes((slideIndex - selectedIndex + count) % count);
}

export function markSlideButton(carousel: HTMLElement, index: number): void {
  for (const button of carousel.querySelectorAll<HTMLElement>("[data-slide-to]"))
    if (Number(button.dataset["slideTo"]) === index) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
}

/** Marks the selected slide's button and the slides whose pictures are fetched; lets Tab reach only the selected slide. */
function markSelectedSlide(carousel: HTMLElement, slides: Element[], selectedIndex: number): void {
  markSlideButton(carousel, selectedIndex);
  slides.forEach((slide, index) => {
    slide.toggleAttribute("data-near", isNeighbour(index, selectedIndex, slides.length));
    const slideControl = slide.querySelector<HTMLElement>("[data-of-slide]");
    if (slideControl) slideControl.tabIndex = index === selectedIndex ? 0 : -1;
  });
}

function startCarousel(carousel: HTMLElement): void {
  const viewport = carousel.querySelector<HTMLElement>(".carousel-viewport");
  const track = viewport?.firstElementChild;
  if (!viewport || !track) return;
  const slides = [...track.children];
  const arrows = carousel.querySelector<HTMLElement>("[data-arrows]");
  const isWithoutMotion = carousel.dataset["carousel"] === "still";
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
      const { default: createEmbla } = await import("embla-carousel");
      if (!canMove()) return;
      const axis = viewport.dataset["axis"] === "y" ? "y" : "x";
      embla = createEmbla(viewport, { loop: true, align: "start", axis });
      const markSlide = (api: EmblaCarouselType) =>
        markSelectedSlide(carousel, slides, api.selectedScrollSnap());
      embla.on("select", markSlide).on("reInit", markSlide);
      viewport.dataset["live"] = "";
      // The arrow buttons move the slides now, so Tab skips the viewport. Removing `tabindex` would also take a focus away.
      viewport.tabIndex = -1;
      for (const move of waitingMoves.splice(0)) move(embla);
    } catch {
      // Without Embla the slides are still a row that guests can scroll.
    } finally {
      isLoading = false;
    }
  };
  const updateMotion = () => {
    if (arrows) arrows.hidden = !isWithoutMotion && !canMove();
    if (canMove()) void loadEmbla();
    else stopMotion();
  };
  const requestMove = (move: Move) => {
    if (embla) return move(embla);
    waitingMoves.push(move);
    isNearWindow = true;
    void loadEmbla();
  };

  new ResizeObserver(updateMotion).observe(track);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      isNearWindow = true;
      markSelectedSlide(carousel, slides, embla?.selectedScrollSnap() ?? 0);
      void loadEmbla();
    },
    { rootMargin: "50% 0px" },
  );
  observer.observe(carousel);
  carousel.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-slide], [data-slide-to]");
    if (!button) return;
    const { slide, slideTo } = button.dataset;
    if (slideTo !== undefined) requestMove((api) => api.scrollTo(Number(slideTo)));
    else requestMove((api) => (slide === "next" ? api.scrollNext() : api.scrollPrev()));
  });
}

export function startCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]"))
    startCarousel(carousel);
}
