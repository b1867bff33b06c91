import type { ComponentProps } from "react";
import { frameOf } from "#pictures/crops.ts";
import { TextArea, TextField } from "../parts/field.tsx";
import { ButtonForm, Form, SubmitButton, UploadForm } from "../parts/form.tsx";
import { BackLink, ButtonLink, Page, RowList, Section, SmallImage } from "../parts/page.tsx";
import { NO_ALT_TEXT } from "../words/content-controls.tsx";
import { PublishBar } from "../parts/publish-bar.tsx";
import { DESK_PATHS } from "../paths.ts";
import type { describePicture, listPictures } from "./draft-pictures.ts";

type PicturesProps = {
  groups: { title: string; pictures: Awaited<ReturnType<typeof listPictures>> }[];
};

export function Pictures({ groups }: PicturesProps) {
  return (
    <Page title="Fotografie" status="Toccatene una per cambiarla.">
      <PublishBar />
      <ButtonLink href={DESK_PATHS.newPicture}>Aggiungi una fotografia</ButtonLink>
      {groups.map(({ title, pictures }) => (
        <Section key={title} title={title}>
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
            {pictures.map(({ href, alt, address, places, missingLanguages }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-label={[alt || NO_ALT_TEXT, places].filter(Boolean).join(". ")}
                  className="grid gap-1.5 text-sm text-quiet hover:text-ink"
                >
                  <SmallImage address={address} className="w-full" />
                  {places || <span className="line-clamp-2">{alt}</span>}
                  {missingLanguages && (
                    <span className="font-medium text-alert">{`Da tradurre ${missingLanguages}`}</span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}

type NewPictureProps = { altTextFields: { name: string; label: string }[] };

export function NewPicture({ altTextFields }: NewPictureProps) {
  return (
    <Page title="Aggiungi una fotografia">
      <BackLink href={DESK_PATHS.pictures} label="Fotografie" />
      <UploadForm action={DESK_PATHS.newPicture}>
        {altTextFields.map(({ name, label }, at) => (
          <TextArea
            key={name}
            name={name}
            label={`Che cosa si vede, ${label}`}
            help={
              at === 0
                ? "Per chi non la vede: «Letto in ferro davanti alla finestra sugli ulivi»."
                : "Si può scrivere anche dopo: finché manca, lì resta senza parole."
            }
            rows={2}
            required={at === 0}
          />
        ))}
      </UploadForm>
    </Page>
  );
}

type PictureProps = Awaited<ReturnType<typeof describePicture>> & {
  back: ComponentProps<typeof BackLink>;
  uploadAction: string;
};

type Photograph = NonNullable<PictureProps["photograph"]>;

function CropPreviews({ address, size, focus, crops }: Photograph & Pick<PictureProps, "crops">) {
  const [width, height] = size;
  return (
    <ul className="flex flex-wrap items-end gap-3" data-crops={size.join(" ")}>
      {crops.map((crop) => {
        const frame = frameOf({ size, focus }, crop);
        return (
          <li key={crop.name}>
            <svg
              role="img"
              aria-label={`Ritaglio ${crop.width} a ${crop.height}`}
              data-ratio={`${crop.width} ${crop.height}`}
              viewBox={[frame.left, frame.top, frame.width, frame.height].join(" ")}
              className={crop.width > crop.height ? "h-36 w-auto max-w-full" : "h-48 w-auto"}
              width={crop.width * 40}
              height={crop.height * 40}
            >
              <image href={address} width={width} height={height} />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}

/** The family taps the focal point on the photograph, or types its position. No crop cuts the focal point off. */
function FocalPointForm({ id, address, size, focus }: Photograph & { id: string }) {
  const [leftPercent, topPercent] = focus.map((fraction) => String(Math.round(fraction * 100)));
  return (
    <Form action={`${DESK_PATHS.pictures}/${id}/punto`} className="grid gap-4">
      <p className="text-quiet" data-tap-help hidden>
        Toccate nella fotografia il punto da non tagliare.
      </p>
      <img
        src={address}
        alt="La fotografia intera"
        width={size[0]}
        height={size[1]}
        data-focus
        className="h-auto w-full"
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField label="Da sinistra, %" name="sinistra" value={leftPercent} inputMode="numeric" />
        <TextField label="Dall’alto, %" name="alto" value={topPercent} inputMode="numeric" />
      </div>
      <SubmitButton>Salva il punto</SubmitButton>
    </Form>
  );
}

export function PicturePage(props: PictureProps) {
  const { id, alt, places, photograph, crops, altTextHref, missingLanguages, isAdded } = props;
  const { back, uploadAction } = props;
  return (
    <Page
      title="Fotografia"
      status={places.length === 0 ? "Non sta ancora da nessuna parte." : undefined}
    >
      <BackLink {...back} />
      <PublishBar />
      {photograph && (
        <Section title={places.length > 0 ? "Come la vedono gli ospiti" : "Come la vedrebbero"}>
          <CropPreviews {...photograph} crops={crops} />
        </Section>
      )}
      {places.length > 0 && (
        <Section title="Dove sta">
          <RowList rows={places} />
        </Section>
      )}
      <Section title="Un’altra fotografia">
        <UploadForm action={uploadAction} />
      </Section>
      {photograph?.isUploaded && (
        <Section title="Il punto da non tagliare">
          <FocalPointForm id={id} {...photograph} />
        </Section>
      )}
      <Section title="Chi non la vede legge">
        <p>{alt || "Niente: è solo un ornamento."}</p>
        {missingLanguages && (
          <p className="font-medium text-alert">
            {`Manca ancora ${missingLanguages}: lì, finché manca, resta senza parole.`}
          </p>
        )}
        <BackLink
          href={altTextHref}
          label={missingLanguages ? "Scrivi quello che manca" : "Cambia queste parole"}
        />
      </Section>
      {photograph?.isUploaded && !(isAdded && places.length > 0) && (
        <ButtonForm action={`${DESK_PATHS.pictures}/${id}/togli`}>
          {isAdded ? "Togli questa fotografia" : "Togli: torna quella del sito"}
        </ButtonForm>
      )}
    </Page>
  );
}
