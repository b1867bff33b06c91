/** The buttons of a list in a form; each keeps what was typed. */
import { createContext, useContext } from "react";
import { Button } from "#app/ui/button.tsx";
import { HiddenFields } from "./form.tsx";

/** A list entry just removed: the button value that restores it ("rimetti hero 1"), and its values as JSON. */
export type RemovedListEntry = { press: string; values: string };

/** The entry just removed from one of the form's lists. */
export const RemovedEntryContext = createContext<RemovedListEntry | undefined>(undefined);

/** The id of a list, to which the page returns after one of its buttons. */
export const listId = (target: string) => `elenco-${target}`;

/** Says which entry was removed from a list, with a button that restores it. */
export function UndoRemoval({ target, item }: { target: string; item: string }) {
  const removed = useContext(RemovedEntryContext);
  const [, list, at] = removed?.press.split(" ") ?? [];
  if (!removed || list !== target) return undefined;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-4 border-l-4 border-accent bg-sand px-4 py-3"
    >
      <p>{`Tolto: ${item.toLowerCase()} ${Number(at) + 1}. Vale quando premete Salva.`}</p>
      <HiddenFields values={{ tolto: removed.values }} />
      <Button
        type="submit"
        name="elenco"
        value={removed.press}
        formAction={`#${listId(target)}`}
        look="outline"
        className="px-4"
      >
        Rimetti
      </Button>
    </div>
  );
}

/** The buttons that remove or move an entry. */
export function ListButtons({
  target,
  at,
  count,
  name,
}: {
  target: string;
  at: number;
  count: number;
  name: string;
}) {
  const press = (move: string, label: string) => (
    <Button
      type="submit"
      name="elenco"
      value={`${move} ${target} ${at}`}
      formAction={`#${listId(target)}`}
      look="outline"
      className="px-4"
      aria-label={`${label} ${name}`}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-3">
      {press("togli", "Togli")}
      {at > 0 && press("su", "Su")}
      {at < count - 1 && press("giù", "Giù")}
    </div>
  );
}
