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
import { FORM_RESPONSES, KEY_PARAMETER } from "#app/paths/paths.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { Button } from "#app/ui/button.tsx";
import { enquiryTextFrom } from "../contact/contact-fields.tsx";
import { ContactForm } from "../contact/contact-form.tsx";
import { WaysToSend } from "../contact/messages.tsx";

/** A place that our server fills in (server/forms/form-responses.ts). */
const templateSlot = (name: string) => `{{${name}}}`;

export function loader(args: LoaderArgs & { params: Params<"name"> }) {
  return {
    name: orNotFound(FORM_RESPONSES.find((name) => name === args.params.name)),
    form: contentOf(args).contact.form,
  };
}

export { shouldRevalidate } from "#app/site/site-context.ts";

export const meta = ({ matches }: HeadArgs<typeof loader>) =>
  unlistedHead(matches, templateSlot("title"));

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
        <h1 className="title-section">{templateSlot("heading")}</h1>
        <p className="max-w-prose text-lg whitespace-pre-line text-on-night-quiet">
          {templateSlot("words")}
        </p>
        {name === "question" && (
          <form action={templateSlot("action")} method="post">
            <input type="hidden" name={KEY_PARAMETER} value={templateSlot("key")} />
            <Button type="submit">{templateSlot("button")}</Button>
          </form>
        )}
        {(name === "form" || name === "bare") && (
          <div className="grid w-full max-w-3xl gap-6 text-ink">
            <ContactForm
              words={form}
              start={{
                name: templateSlot("name"),
                email: templateSlot("email"),
                phone: templateSlot("phone"),
                message: templateSlot("message"),
                token: templateSlot("token"),
                enquiryText: enquiryTextFrom(templateSlot),
              }}
            />
            {/* Not for an empty message. */}
            {name === "form" && (
              <WaysToSend
                words={form}
                text={templateSlot("text")}
                chat={templateSlot("chat")}
                mail={templateSlot("mail")}
              />
            )}
          </div>
        )}
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
