import type { DemoContent } from "#app/demonstration/demo-content.ts";
import { clsx } from "clsx";
import { useId } from "react";
import { Button } from "#app/ui/button.tsx";

type DemoNewsletter = DemoContent<"template/resort">["newsletter"];

type NewsletterProps = DemoNewsletter & { look?: "centred" | "beside" };

/** The browser validates the e-mail address, and a note says that nothing is sent. */
export function DemoNewsletterStrip({ heading, words, button, look = "beside" }: NewsletterProps) {
  const id = useId();
  return (
    <section aria-labelledby={`${id}heading`} className="bg-night py-16 text-on-night lg:py-20">
      <div
        className={clsx(
          "column grid items-center gap-8",
          look === "beside"
            ? "lg:grid-cols-[1fr_1fr] lg:gap-16"
            : "max-w-2xl justify-items-center text-center",
        )}
      >
        <div className="grid gap-3">
          <h2 id={`${id}heading`} className="title-section">
            {heading}
          </h2>
          <p className="text-lg text-on-night-quiet">{words}</p>
        </div>
        <form
          // Submitting sends nothing and shows these words in the status.
          data-sends-nothing="Demo page: nothing was booked or sent."
          method="dialog"
          className="grid w-full gap-3"
        >
          <div className="flex flex-wrap gap-3 text-start">
            <label htmlFor={`${id}email`} className="sr-only">
              Your e-mail address
            </label>
            <input
              id={`${id}email`}
              type="email"
              name="email"
              required
              autoComplete="email"
              placeholder="Your e-mail address"
              className={clsx(
                "min-h-12 min-w-0 grow basis-60 rounded-xs border border-on-night/50 px-4",
                "bg-transparent placeholder:text-on-night-quiet",
              )}
            />
            <Button type="submit">{button}</Button>
          </div>
          <p role="status" className="min-h-6 text-sm text-on-night-quiet" />
        </form>
      </div>
    </section>
  );
}
