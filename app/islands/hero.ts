/** The slides of the home page cross-fade by themselves until the guest chooses one. */
import { REDUCED_MOTION_QUERY } from "#app/ui/reduced-motion.ts";
import { markSlideButton } from "./carousels.ts";

/** The time from one slide to the next, including the 1000 ms of the cross-fade (app/styles/motion.css). */
const SLIDE_INTERVAL_MS = 10_000;

/** A touch changes the slide if the finger moves over more than this share of the hero's width. */
const MIN_SWIPE_SHARE = 0.15;

/** All pictures after the first are fetched shortly before the second slide is shown. */
const NEXT_PICTURES_DELAY_MS = 8_500;

export function startHero(): void {
  const hero = document.querySelector<HTMLElement>("[data-hero]");
  const toggleButton = hero?.querySelector<HTMLElement>("[data-playing]");
  if (!hero || !toggleButton) return;
  const slides = [...hero.querySelectorAll<HTMLElement>(".hero-slide")];
  const [resumeLabel, pauseLabel] = JSON.parse(toggleButton.dataset["words"] ?? "[]") as string[];
  let shownIndex = 0;
  let isPlaying = true;
  let isTemporarilyPaused = false;
  let touchStartX = 0;

  const loadPictures = () => {
    for (const slide of slides) slide.dataset["near"] = "";
  };
  const showSlide = (index: number) => {
    shownIndex = (index + slides.length) % slides.length;
    slides.forEach((slide, slideIndex) => {
      slide.toggleAttribute("data-current", slideIndex === shownIndex);
      // `inert` is set by script, so that without scripts every slide stays reachable.
      slide.inert = slideIndex !== shownIndex;
    });
    markSlideButton(hero, shownIndex);
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  const restartTimer = () => {
    clearInterval(timer);
    if (isPlaying && !isTemporarilyPaused)
      timer = setInterval(() => showSlide(shownIndex + 1), SLIDE_INTERVAL_MS);
  };
  const setPlaying = (playing: boolean) => {
    isPlaying = playing;
    toggleButton.toggleAttribute("data-playing", playing);
    toggleButton.setAttribute("aria-label", (playing ? pauseLabel : resumeLabel) ?? "");
    restartTimer();
  };
  /** Makes a listener that stops the timer, or lets it run again if `paused` is false. */
  const pauseListener = (paused: boolean) => () => {
    isTemporarilyPaused = paused;
    restartTimer();
  };
  /** After the guest has chosen a slide, the slides no longer change by themselves. */
  const navigate = (index: number) => {
    setPlaying(false);
    loadPictures();
    showSlide(index);
  };

  showSlide(0);
  setPlaying(!matchMedia(REDUCED_MOTION_QUERY).matches);
  setTimeout(loadPictures, NEXT_PICTURES_DELAY_MS);
  toggleButton.addEventListener("click", () => setPlaying(!isPlaying));
  hero.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-slide], [data-slide-to]");
    if (!button) return;
    const { slide, slideTo } = button.dataset;
    navigate(slideTo === undefined ? shownIndex + (slide === "next" ? 1 : -1) : Number(slideTo));
  });
  hero.addEventListener("focusin", pauseListener(true));
  hero.addEventListener("focusout", pauseListener(false));
  hero.addEventListener("pointerenter", pauseListener(true));
  hero.addEventListener("pointerleave", pauseListener(false));
  // The pictures are fetched at the beginning of a press, before the slide changes.
  hero.addEventListener("pointerdown", loadPictures);
  hero.addEventListener("touchstart", ({ touches }) => (touchStartX = touches[0]?.clientX ?? 0), {
    passive: true,
  });
  hero.addEventListener("touchend", ({ changedTouches }) => {
    const swipeDistance = (changedTouches[0]?.clientX ?? touchStartX) - touchStartX;
    if (Math.abs(swipeDistance) > hero.clientWidth * MIN_SWIPE_SHARE)
      navigate(shownIndex - Math.sign(swipeDistance));
  });
}
