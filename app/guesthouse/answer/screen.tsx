import { KEY_PARAMETER } from "#app/paths/paths.ts";
import { useGuesthouse, usePaths } from "#app/site/page-context.ts";
import { Button } from "#app/ui/button.tsx";
import type { FormWords, ReturnedValues } from "../contact/contact-fields.tsx";
import ContactForm from "../contact/contact-form.tsx";
import { WaysToSend } from "../contact/messages.tsx";

/** The contents of the page that answers a form posted without scripts. */
export type FormAnswer = {
  title: string;
  heading: string;
  words: string;
  /** A button with which the guest confirms: mail programs may open a link by themselves, so opening it changes nothing. */
  confirmation?: { action: string; key: string; button: string };
  form?: { values: ReturnedValues; ways?: { text: string; chatUrl: string; mailUrl: string } };
};

type FormAnswerScreenProps = { answer: FormAnswer; form: FormWords };

export function FormAnswerScreen({ answer, form: formWords }: FormAnswerScreenProps) {
  const { heading, words, confirmation, form: returnedForm } = answer;
  const { house, words: sharedWords } = useGuesthouse();
  return (
    <main id="contenuto" className="bg-night text-on-night">
      <div className="column grid min-h-[80svh] content-center justify-items-start gap-6 pt-36 pb-20">
        <p className="label-rule text-accent">{house.name}</p>
        <h1 className="title-section">{heading}</h1>
        <p className="max-w-prose text-lg whitespace-pre-line text-on-night-quiet">{words}</p>
        {confirmation && (
          <form action={confirmation.action} method="post">
            <input type="hidden" name={KEY_PARAMETER} value={confirmation.key} />
            <Button type="submit">{confirmation.button}</Button>
          </form>
        )}
        {returnedForm && (
          <div className="grid w-full max-w-3xl gap-6 text-ink">
            <ContactForm words={formWords} initialValues={returnedForm.values} />
            {returnedForm.ways && <WaysToSend words={formWords} {...returnedForm.ways} />}
          </div>
        )}
        <a
          href={usePaths().home}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {sharedWords.errors.home}
        </a>
      </div>
    </main>
  );
}
