/** A picture field of a content form: the current picture, and those to choose from. */
import { SubmitButton } from "./form.tsx";
import { clsx } from "clsx";
import { createContext, useContext } from "react";
import type { ContentForm } from "../words/content-form.ts";
import type { ControlProps } from "../words/control-props.ts";
import { FieldNote } from "./field.tsx";
import { SmallImage } from "./small-image.tsx";

type FormPictures = Pick<ContentForm, "pictures" | "choice">;

export const FormPicturesContext = createContext<FormPictures>({ pictures: [] });

export const NO_ALT_TEXT = "Immagine senza parole";

type PictureChoiceProps = {
  input: ControlProps["input"];
  pictures: NonNullable<FormPictures["choice"]>["pictures"];
};

function PictureChoiceList({ input: { name, value, isOptional }, pictures }: PictureChoiceProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
      {isOptional && (
        <li className="col-span-full">
          <label className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="radio"
              name={name}
              value=""
              defaultChecked={value === ""}
              className="size-5 shrink-0 accent-accent"
            />
            Nessuna
          </label>
        </li>
      )}
      {pictures.map(({ id, alt, address, refusal }) => (
        <li key={id}>
          <label
            className={clsx(
              "grid gap-1.5 border-b-4 border-transparent pb-2 text-sm has-checked:border-accent",
              refusal ? "text-quiet" : "cursor-pointer",
            )}
          >
            <SmallImage address={address} className={clsx("w-full", refusal && "opacity-50")} />
            <span className="flex min-h-11 items-start gap-2">
              <input
                type="radio"
                name={name}
                value={id}
                defaultChecked={id === value}
                disabled={refusal !== undefined}
                className="mt-0.5 size-5 shrink-0 accent-accent"
              />
              <span className="line-clamp-4 break-words">{refusal ?? (alt || NO_ALT_TEXT)}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

export function PictureField({ input, help, error }: ControlProps) {
  const { name, label, value } = input;
  const { pictures, choice } = useContext(FormPicturesContext);
  const current = pictures.find(({ id }) => id === value);
  const isChoosing = choice?.path === name;
  return (
    <fieldset id={name} className="grid scroll-mt-4 gap-2">
      <legend className="mb-2 text-[0.9375rem] font-medium">{label}</legend>
      <FieldNote error={error} help={help} />
      {isChoosing ? (
        <>
          <p className="text-quiet">Sceglietene una, poi premete Salva.</p>
          <PictureChoiceList input={input} pictures={choice.pictures} />
        </>
      ) : (
        <div className="flex items-center gap-4">
          <input type="hidden" name={name} value={value} />
          {current && <SmallImage address={current.address} className="w-28 shrink-0 sm:w-36" />}
          <div className="grid min-w-0 gap-2">
            <p className="line-clamp-2 text-sm break-words text-quiet">
              {current ? current.alt || NO_ALT_TEXT : "Ancora nessuna."}
            </p>
            <SubmitButton
              name="scegli"
              value={name}
              formAction={`#${name}`}
              className="justify-self-start px-4"
              aria-label={`${current ? "Un’altra" : "Scegli"}: ${label}`}
            >
              {current ? "Un’altra" : "Scegli"}
            </SubmitButton>
          </div>
        </div>
      )}
    </fieldset>
  );
}
