import { Form, SubmitButton } from "./form.tsx";
import { useFrame } from "./frame.ts";
import { TextLink } from "./page.tsx";
import { DESK_PATHS } from "../paths.ts";

/** Publishes at once if all changes are in the file `subject` (if empty, by this phone); otherwise asks what to publish. */
export function PublishBar({ subject = "" }: { subject?: string }) {
  const { draftCount } = useFrame();
  if (draftCount === 0) return undefined;
  return (
    <Form
      action={DESK_PATHS.publish}
      values={{ parte: subject }}
      className="flex flex-wrap items-center justify-between gap-4 border-l-4 border-accent bg-sand px-4 py-3"
    >
      <p>
        {draftCount === 1
          ? "Una modifica che gli ospiti non vedono ancora. "
          : `${draftCount} modifiche che gli ospiti non vedono ancora. `}
        <TextLink href={DESK_PATHS.publish}>{draftCount === 1 ? "Quale?" : "Quali?"}</TextLink>{" "}
        <TextLink href={`${DESK_PATHS.preview}?cosa=${subject}`}>Guarda</TextLink>
      </p>
      <SubmitButton look="solid">Pubblica</SubmitButton>
    </Form>
  );
}
