import { useId } from "react";
import { demoContactsOf, type DemoContent } from "../demo-content.ts";
import { ContactList } from "#app/sections/contact-ways.tsx";
import { Button } from "#app/ui/button.tsx";
import { GrowingSelect } from "#app/ui/growing-select.tsx";
import { LabelledField, TextArea, TextField } from "#app/ui/labelled-field.tsx";
import { SectionFrame, SectionHeading } from "#app/ui/section.tsx";
import {
  QUESTION_DIALOG_ID,
  AppointmentDialogs,
} from "#app/sections/demo-booking/demo-dialogs.tsx";

type ContactContent = DemoContent<"template/contact">;

/** The form sends nothing: its button opens the first of two dialogs (demo-dialogs.tsx). */
function GetInTouch({ form }: Pick<ContactContent, "form">) {
  const id = useId();
  const subjects = form.options.map((label, index) => ({ value: `option${index + 1}`, label }));
  return (
    <>
      <form
        aria-labelledby={`${id}heading`}
        data-sends-nothing=""
        // With this method the form sends nothing, even before hydration.
        method="dialog"
        className="grid content-start gap-5 border-t border-accent bg-raised p-6 sm:p-9"
      >
        <h3 id={`${id}heading`} className="mb-1 title-card">
          {form.heading}
        </h3>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={form.name} name="name" autoComplete="name" />
          <TextField label={form.email} type="email" name="email" autoComplete="email" />
        </div>
        <LabelledField id={`${id}subject`} label={form.subject}>
          <GrowingSelect id={`${id}subject`} name="subject" options={subjects} />
        </LabelledField>
        <TextArea label={form.message} name="message" rows={6} />
        <Button data-opens={QUESTION_DIALOG_ID} className="justify-self-start">
          {form.button}
        </Button>
      </form>
      <AppointmentDialogs />
    </>
  );
}

export function ContactBlock({ invented, block, form }: ContactContent) {
  const { label, heading, words } = block;
  return (
    <SectionFrame id="get-in-touch" grid="gap-12 lg:grid-cols-[5fr_7fr] lg:gap-20">
      <div>
        <SectionHeading id="get-in-touch" label={label} heading={heading} words={words} />
        <ContactList
          contacts={demoContactsOf(invented)}
          labels={[block.phone, block.email, block.address]}
        />
      </div>
      <div className="grid content-start">
        <GetInTouch form={form} />
      </div>
    </SectionFrame>
  );
}
