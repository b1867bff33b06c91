import { Link } from "react-router";
import type { Content } from "#app/content/site-content.ts";
import { Strip, StripField } from "#app/sections/template/home/strip-field.tsx";
import { useDemoSearch } from "#app/sections/template/home/use-demo-search.ts";
import { useScreenPath } from "#app/paths/use-paths.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Picture } from "#app/ui/picture.tsx";
import { useState } from "react";

/** 01 to 05 (docs/specification.md, section 9). */
const COUNTS = ["01", "02", "03", "04", "05"];

function Search() {
  const { checkIn, checkOut, state } = useDemoSearch();
  const [adults, setAdults] = useState("01");
  const [children, setChildren] = useState("01");
  const path = useScreenPath();
  return (
    <Strip className="lg:grid-cols-[1fr_1fr_0.7fr_0.7fr_auto] lg:items-end">
      <StripField label="Check-in *">
        {(id, className) => <input id={id} type="date" className={className} {...checkIn} />}
      </StripField>
      <StripField label="Check-out *">
        {(id, className) => <input id={id} type="date" className={className} {...checkOut} />}
      </StripField>
      {(
        [
          ["Adults", adults, setAdults],
          ["Children", children, setChildren],
        ] as const
      ).map(([label, value, choose]) => (
        <StripField key={label} label={label}>
          {(id, className) => (
            <select
              id={id}
              value={value}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
              className={className}
            >
              {COUNTS.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          )}
        </StripField>
      ))}
      <Link
        to={path("findRoom")}
        state={{ ...state, adult: Number(adults), children: Number(children) }}
        className={`${buttonClass()} max-lg:mt-4 sm:max-lg:col-span-2`}
      >
        Checkout Now
      </Link>
    </Strip>
  );
}

export function ResortHero({ label, heading, words, picture }: Content<"template/resort">["hero"]) {
  return (
    <section className="relative">
      <div className="relative grid min-h-[88svh] bg-night text-white">
        <Picture picture={picture} sizes="100vw" first className="absolute inset-0 size-full" />
        <div className="absolute inset-0 bg-linear-to-t from-night/70 via-night/30 to-night/60" />
        <div className="relative column grid content-center justify-items-center gap-6 pt-32 pb-40 text-center">
          <p className="label-rule text-white">{label}</p>
          <h1 className="max-w-[16ch] title-hero">{heading}</h1>
          <p className="max-w-md text-lg">{words}</p>
        </div>
      </div>
      <div className="relative column -mt-24">
        <Search />
      </div>
    </section>
  );
}
