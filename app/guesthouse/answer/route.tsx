import type { Params } from "react-router";
import { useGuesthouse } from "#app/site/house.ts";
import { unlistedHead } from "#app/head/page-head.ts";
import {
  contentOf,
  type HeadArgs,
  type LoaderArgs,
  orNotFound,
  type ScreenProps,
} from "#app/site/site-context.ts";
import { FORM_RESPONSES, KEY } from "#app/paths/paths.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { Button } from "#app/ui/button.tsx";
import { enquiryTextFrom, type FormWords } from "../contact/contact-fields.tsx";
import { ContactForm } from "../contact/contact-form.tsx";
import { WaysToSend } from "../contact/messages.tsx";
import { slotOf, SLOTS } from "./slots.ts";

export function loader(args: LoaderArgs & { params: Params<"name"> }) {
  return {
    name: orNotFound(FORM_RESPONSES.find((name) => name === args.params.name)),
    form: contentOf(args).contact.form,
  };
}

export { shouldRevalidate } from "#app/site/site-context.ts";

export const meta = ({ matches }: HeadArgs<typeof loader>) => unlistedHead(matches, SLOTS.title);

function Question() {
  return (
    <form action={SLOTS.action} method="post">
      <input type="hidden" name={KEY} value={SLOTS.key} />
      <Button type="submit">{SLOTS.button}</Button>
    </form>
  );
}

type FormAgainProps = { words: FormWords; isWritten?: boolean };

function FormAgain({ words, isWritten = false }: FormAgainProps) {
  return (
    <div className="grid w-full max-w-3xl gap-6 text-ink">
      <ContactForm
        words={words}
        start={{
          name: SLOTS.name,
          email: SLOTS.email,
          phone: SLOTS.phone,
          message: SLOTS.message,
          token: SLOTS.token,
          enquiryText: enquiryTextFrom(slotOf),
        }}
      />
      {/* Not for an empty message. */}
      {isWritten && (
        <WaysToSend words={words} text={SLOTS.text} chat={SLOTS.chat} mail={SLOTS.mail} />
      )}
    </div>
  );
}

/**
 * The template of our server's response to a form posted without scripts. The build renders it with slots
 * in place of texts, and without scripts; the server fills in the slots.
 */
export default function FormResponse({ loaderData: { name, form } }: ScreenProps<typeof loader>) {
  const { house, words } = useGuesthouse();
  const { home } = words.errors;
  return (
    <main id="contenuto" className="bg-night text-on-night">
      <div className="column grid min-h-[80svh] content-center justify-items-start gap-6 pt-36 pb-20">
        <p className="label-rule text-accent">{house.name}</p>
        <h1 className="title-section">{SLOTS.heading}</h1>
        <p className="max-w-prose text-lg whitespace-pre-line text-on-night-quiet">{SLOTS.words}</p>
        {name === "question" && <Question />}
        {name === "form" && <FormAgain words={form} isWritten />}
        {name === "bare" && <FormAgain words={form} />}
        <a
          href={usePaths().home}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {home}
        </a>
      </div>
    </main>
  );
}
