import { clsx } from "clsx";
import { ENQUIRY_FIELDS } from "#app/domain/enquiry.ts";
import { DEFAULT_PARTY } from "#app/domain/party.ts";
import { usePartyLimits, usePage, usePageFacts, useWords } from "#app/site/page-context.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/labelled-field.tsx";

const DATE_FIELDS = ["checkIn", "checkOut"] as const;

const COUNT_FIELDS = ["adults", "children", "rooms"] as const;

/** Our server answers this GET form with a page about the chosen dates; a static host returns the unchanged page. */
export function FormWithoutScripts({ action, button }: { action: string; button: string }) {
  const words = useWords().enquiry;
  const limits = usePartyLimits();
  const { stay, party = DEFAULT_PARTY } = usePageFacts().enquiry;
  return (
    <noscript>
      <form
        action={action}
        aria-label={words.yourDates}
        className="grid gap-5 p-6 sm:grid-cols-2 lg:px-7"
      >
        {DATE_FIELDS.map((field) => (
          <TextField
            key={field}
            label={words[field]}
            type="date"
            name={ENQUIRY_FIELDS[field]}
            defaultValue={stay?.[field]}
            required
          />
        ))}
        {COUNT_FIELDS.map((field) => (
          <TextField
            key={field}
            label={words[field].label}
            type="number"
            name={ENQUIRY_FIELDS[field]}
            min={limits[field].min}
            max={Number.isFinite(limits[field].max) ? limits[field].max : undefined}
            defaultValue={party[field]}
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

type NoteWithoutScriptsProps = { note: string; className?: string };

/** `usePage` fails in browsers; but this component never runs there, because browsers' React skips children of `noscript`. */
function NoteWords({ note, className }: NoteWithoutScriptsProps) {
  const { enquiry, wrongDatesMessage } = usePage();
  if (enquiry.stay) return null;
  return <p className={clsx("text-quiet", className)}>{wrongDatesMessage ?? note}</p>;
}

/** Shows a note in browsers without scripts, until the page's URL has valid dates. */
export function NoteWithoutScripts(props: NoteWithoutScriptsProps) {
  return (
    <noscript>
      <NoteWords {...props} />
    </noscript>
  );
}
