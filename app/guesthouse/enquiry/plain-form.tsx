import { clsx } from "clsx";
import { ENQUIRY_FIELDS } from "#app/domain/enquiry.ts";
import { DEFAULT_PARTY } from "#app/domain/party.ts";
import { useLimits, useWords } from "#app/site/house.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/labelled-field.tsx";

const DATE_FIELDS = [
  { id: "senza-dal", day: "checkIn" },
  { id: "senza-al", day: "checkOut" },
] as const;

const COUNT_FIELDS = ["adults", "children", "rooms"] as const;

type PlainFormProps = { action: string; button: string };

/**
 * The enquiry form without scripts: a GET form, whose values our server writes into the page's links
 * (server/enquiry/enquiry-pages.ts). On a static host the note below stays.
 */
export function PlainForm({ action, button }: PlainFormProps) {
  const words = useWords().enquiry;
  const limits = useLimits();
  return (
    <noscript>
      <form
        action={action}
        aria-label={words.yourDates}
        className="grid gap-5 p-6 sm:grid-cols-2 lg:px-7"
      >
        {DATE_FIELDS.map(({ id, day }) => (
          <TextField
            key={id}
            id={id}
            label={words[day]}
            type="date"
            name={ENQUIRY_FIELDS[day]}
            required
          />
        ))}
        {COUNT_FIELDS.map((count) => (
          <TextField
            key={count}
            id={`senza-${count}`}
            label={words[count].label}
            type="number"
            name={ENQUIRY_FIELDS[count]}
            min={limits[count].min}
            max={Number.isFinite(limits[count].max) ? limits[count].max : undefined}
            defaultValue={DEFAULT_PARTY[count]}
            required
          />
        ))}
        <Button type="submit" look="outline" className="self-end">
          {button}
        </Button>
      </form>
    </noscript>
  );
}

/** A note for pages without scripts; our server replaces it by the enquiry and its total. */
export function PlainNote({ words, className }: { words: string; className?: string }) {
  return (
    <noscript>
      <p data-slot="note" className={clsx("text-quiet", className)}>
        {words}
      </p>
    </noscript>
  );
}
