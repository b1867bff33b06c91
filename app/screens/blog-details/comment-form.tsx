import { useId } from "react";
import type { Content } from "#app/content/site-content.ts";
import { buttonClass } from "#app/ui/button.ts";
import { fieldClass } from "#app/ui/field.ts";
import { LabelledField } from "#app/ui/labelled-field.tsx";

type CommentFormProps = { words: Content<"template/post">["form"] };

/** A form that neither validates, sends nor stores anything; its button says so. */
export function CommentForm({ words }: CommentFormProps) {
  const id = useId();
  return (
    <form
      aria-labelledby={`${id}heading`}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-5 border-t border-accent bg-raised p-6 sm:p-9"
    >
      <h2 id={`${id}heading`} className="mb-1 title-card">
        {words.heading}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <LabelledField id={`${id}name`} label={words.name}>
          <input id={`${id}name`} autoComplete="name" className={fieldClass()} />
        </LabelledField>
        <LabelledField id={`${id}email`} label={words.email}>
          <input id={`${id}email`} type="email" autoComplete="email" className={fieldClass()} />
        </LabelledField>
      </div>
      <LabelledField id={`${id}website`} label={words.website}>
        <input id={`${id}website`} autoComplete="url" className={fieldClass()} />
      </LabelledField>
      <LabelledField id={`${id}comment`} label={words.comment}>
        <textarea id={`${id}comment`} rows={6} className={fieldClass()} />
      </LabelledField>
      <label className="flex items-start gap-3">
        <input type="checkbox" className="mt-1 size-5 shrink-0 accent-accent" />
        {words.save}
      </label>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button
          type="button"
          aria-disabled="true"
          aria-describedby={`${id}demo`}
          className={buttonClass()}
        >
          {words.button}
        </button>
        <p id={`${id}demo`} className="text-sm text-quiet">
          {words.demo}
        </p>
      </div>
    </form>
  );
}
