import { type FormEvent, useId } from "react";
import type { Content } from "#app/content/site-content.ts";
import { useAppointment } from "#app/sections/template/use-appointment.tsx";
import { buttonClass } from "#app/ui/button.ts";
import { fieldClass } from "#app/ui/field.ts";
import { LabelledField } from "#app/ui/labelled-field.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

type AppointmentProps = Content<"template/apartment">["appointment"];

/** All four fields are required; the form sends nothing (use-appointment.tsx). */
export function Appointment({ picture, label, heading, words, ...form }: AppointmentProps) {
  const { name, email, topic, message, button } = form;
  const { ask, dialogs } = useAppointment();
  const id = useId();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  return (
    <section aria-labelledby={`${id}heading`} className="rhythm">
      <div className="column grid gap-12 lg:grid-cols-[0.8fr_1fr] lg:gap-20" data-reveal="1000">
        <Picture
          picture={picture}
          sizes="(min-width: 992px) 520px, 94vw"
          className="aspect-4/3 w-full rounded-2xl lg:aspect-auto lg:h-full"
        />
        <div>
          <SectionHeading
            id={`${id}heading`}
            label={label}
            heading={heading}
            words={words}
            className="mb-8 lg:mb-8"
          />
          <form
            method="dialog"
            aria-labelledby={`${id}heading`}
            onSubmit={onSubmit}
            className="grid gap-5 sm:grid-cols-2"
          >
            <LabelledField id={`${id}name`} label={name}>
              <input
                id={`${id}name`}
                name="name"
                required
                autoComplete="name"
                className={fieldClass()}
              />
            </LabelledField>
            <LabelledField id={`${id}email`} label={email}>
              <input
                id={`${id}email`}
                type="email"
                name="email"
                required
                autoComplete="email"
                className={fieldClass()}
              />
            </LabelledField>
            <div className="sm:col-span-2">
              <LabelledField id={`${id}topic`} label={topic}>
                <input id={`${id}topic`} name="topic" required className={fieldClass()} />
              </LabelledField>
            </div>
            <div className="sm:col-span-2">
              <LabelledField id={`${id}message`} label={message}>
                <textarea
                  id={`${id}message`}
                  name="message"
                  required
                  rows={5}
                  className={fieldClass()}
                />
              </LabelledField>
            </div>
            <button type="submit" className={`${buttonClass()} justify-self-start`}>
              {button}
            </button>
          </form>
          {dialogs}
        </div>
      </div>
    </section>
  );
}
