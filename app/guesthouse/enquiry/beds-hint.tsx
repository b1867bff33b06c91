import { BEDS_PER_ROOM } from "#app/domain/party.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { useWords } from "#app/site/house.ts";
import { buttonClass } from "#app/ui/button.ts";
import type { EnquiryForm } from "./enquiry-form.ts";

/** The hint for more people than beds, with a button that adds the rooms. */
export function BedsHint({ form: { hint, setRooms } }: { form: EnquiryForm }) {
  const { summary: words } = useWords();
  if (!hint) return null;
  if (hint.kind === "more-than-the-house")
    return (
      <p data-announced="" className="text-alert">
        {interpolate(words.tooMany, { posti: `${hint.beds}` })}
      </p>
    );
  return (
    <div className="grid justify-items-start gap-2">
      <p data-announced="" className="text-alert">
        {interpolate(words.moreRooms, { posti: `${BEDS_PER_ROOM}` })}
      </p>
      <button
        type="button"
        data-announced=""
        onClick={() => setRooms(hint.rooms)}
        className={buttonClass({ look: "outline" })}
      >
        {interpolate(words.askMoreRooms, { camere: `${hint.rooms}` })}
      </button>
    </div>
  );
}
