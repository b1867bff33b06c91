import { frameOf } from "#pictures/crops.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Form, Upload } from "../parts/form.tsx";
import { BackLink, Page, Section } from "../parts/page.tsx";
import { PublishBar } from "../parts/publish-bar.tsx";
import { DESK_PATHS } from "../paths.ts";

type PicturesProps = {
  groups: {
    title: string;
    pictures: { href: string; alt: string; address: string; places: string }[];
  }[];
};

/** All pictures of the site, with the pages that they stand in. */
export function Pictures({ groups }: PicturesProps) {
  return (
    <Page title="Fotografie" status="Toccatene una per cambiarla.">
      {groups.map(({ title, pictures }) => (
        <Section key={title} title={title}>
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
            {pictures.map(({ href, alt, address, places }) => (
              <li key={href}>
                <a href={href} className="grid gap-1.5 text-sm text-quiet hover:text-ink">
                  <img
                    src={address}
                    alt={alt || "Immagine senza testo"}
                    loading="lazy"
                    width="360"
                    height="270"
                    className="aspect-4/3 w-full bg-sand object-cover"
                  />
                  {places}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}

type PictureProps = {
  id: string;
  alt: string;
  /** "Le camere, Pagina iniziale" */
  places: string;
  /** Undefined for a piece of another photograph, or where there is none yet. */
  photograph?:
    | {
        address: string;
        size: [width: number, height: number];
        focus: [x: number, y: number];
        isOurs: boolean;
      }
    | undefined;
  crops: { name: string; width: number; height: number }[];
  /** Where the alternative text is written. */
  wordsHref: string;
  /** Changes that guests do not see yet. */
  drafts: number;
  notice?: string | undefined;
};

type Photograph = NonNullable<PictureProps["photograph"]>;

function Crops({ address, size, focus, crops }: Photograph & Pick<PictureProps, "crops">) {
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

/** The point that no crop cuts off: tapped on the photograph, or typed. */
function FocusForm({ id, address, size, focus }: Photograph & { id: string }) {
  const [left, top] = focus.map((part) => String(Math.round(part * 100)));
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
        <TextField label="Da sinistra, %" name="sinistra" value={left} inputMode="numeric" />
        <TextField label="Dall’alto, %" name="alto" value={top} inputMode="numeric" />
      </div>
      <Button type="submit" look="outline" className="justify-self-start">
        Salva il punto
      </Button>
    </Form>
  );
}

export function Picture(props: PictureProps) {
  const { id, alt, places, photograph, crops, wordsHref, drafts, notice } = props;
  return (
    <Page title="Fotografia" status={`Sta in: ${places}.`} notice={notice}>
      <BackLink href={DESK_PATHS.pictures} label="Fotografie" />
      <PublishBar drafts={drafts} />
      {photograph && (
        <Section title="Come la vedono gli ospiti">
          <Crops {...photograph} crops={crops} />
        </Section>
      )}
      <Section title="Un’altra fotografia">
        <Upload action={`${DESK_PATHS.pictures}/${id}`} label="Fotografia dal telefono" name="foto">
          JPG, PNG, WebP o AVIF, al massimo 25 MB. Il luogo e l’ora si tolgono da soli.
        </Upload>
      </Section>
      {photograph?.isOurs && (
        <Section title="Il punto da non tagliare">
          <FocusForm id={id} {...photograph} />
        </Section>
      )}
      <Section title="Chi non la vede legge">
        <p>{alt || "Niente: è solo un ornamento."}</p>
        <BackLink href={wordsHref} label="Cambia queste parole" />
      </Section>
      {photograph?.isOurs && (
        <Form action={`${DESK_PATHS.pictures}/${id}/togli`} className="contents">
          <Button type="submit" look="outline" className="justify-self-start">
            Togli: torna quella del sito
          </Button>
        </Form>
      )}
    </Page>
  );
}
