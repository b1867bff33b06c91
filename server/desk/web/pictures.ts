/** Fotografie: which pictures the site has, where each stands, and a photograph in its place. */
import { DESK_PATHS } from "#app/desk/paths.ts";
import { DeskError } from "../context.ts";
import { subjectLabel } from "../site-subjects.ts";
import { countUnpublished } from "../unpublished.ts";
import { type SitePicture, sitePictures } from "../site-pictures.ts";
import { partPath } from "./part-path.ts";
import type { PlaceRoutes } from "./place-routes.ts";
import type { Visit } from "./visit.ts";

const PICTURE = `${DESK_PATHS.pictures}/:id`;

const picturePath = (id: string) => `${DESK_PATHS.pictures}/${id}`;

const isDemonstration = ({ subjects }: SitePicture) =>
  subjects.every((subject) => subject.startsWith("template/"));

const labelsOf = ({ subjects }: SitePicture) => [...new Set(subjects.map(subjectLabel))].join(", ");

function pictureOf(visit: Visit): SitePicture {
  const id = visit.request.param("id");
  const picture = sitePictures(visit.contents()).find((one) => one.id === id);
  if (!picture) throw new DeskError("Questa immagine sul sito non c’è.");
  return picture;
}

async function showPicture(visit: Visit): Promise<Response> {
  const picture = pictureOf(visit);
  const { id, alt } = picture;
  const photograph = await visit.run("describePhotograph", id);
  const part = { subject: "pictures", isWords: true, part: id };
  return visit.page(
    "picture",
    "Fotografia",
    {
      id,
      alt,
      places: labelsOf(picture),
      photograph: photograph && { ...photograph, address: `${picturePath(id)}/immagine` },
      crops: picture.crops,
      wordsHref: `${partPath(part)}#${id}`,
      drafts: await countUnpublished(visit.database, visit.build),
      notice: visit.notice,
    },
    { place: "more" },
  );
}

const parsePart = (fields: URLSearchParams, name: string) => {
  const percent = Number(fields.get(name)?.replace(",", "."));
  if (percent >= 0 && percent <= 100) return percent / 100;
  throw new DeskError("Il punto va da 0 a 100, da sinistra e dall’alto.");
};

export const picturesRoutes: PlaceRoutes = {
  pages: {
    [DESK_PATHS.pictures]: (visit) => {
      const rows = (pictures: SitePicture[]) =>
        pictures.map((picture) => ({
          href: picturePath(picture.id),
          alt: picture.alt,
          address: picture.address,
          places: labelsOf(picture),
        }));
      const all = sitePictures(visit.contents());
      const groups = [
        { title: "Della casa", pictures: rows(all.filter((one) => !isDemonstration(one))) },
        { title: "Delle pagine d’esempio", pictures: rows(all.filter(isDemonstration)) },
      ];
      return visit.page("pictures", "Fotografie", { groups }, { place: "more" });
    },
    [PICTURE]: showPicture,
    [`${PICTURE}/immagine`]: async (visit) => {
      const bytes = await visit.run("photographImage", pictureOf(visit).id);
      return new Response(new Uint8Array(bytes), { headers: { "Content-Type": "image/jpeg" } });
    },
  },
  uploads: {
    [PICTURE]: async (visit, { file, name }) => {
      const { id } = pictureOf(visit);
      if (!file) throw new DeskError("Prima scegliete una fotografia.");
      const { size, pieces } = await visit.run("putPhotograph", id, file, { name });
      const also = pieces.length > 0 ? " Vale anche per i pezzi che se ne ritagliano." : "";
      const notice = `Salvata: ${size.join(" × ")} punti, senza il luogo e l’ora.${also} Guardate i ritagli qui sotto.`;
      return { location: picturePath(id), notice };
    },
  },
  forms: {
    [`${PICTURE}/punto`]: async (visit, fields) => {
      const { id } = pictureOf(visit);
      await visit.run("moveFocus", id, [parsePart(fields, "sinistra"), parsePart(fields, "alto")]);
      return { location: picturePath(id), notice: "Il punto da non tagliare è salvato." };
    },
    [`${PICTURE}/togli`]: async (visit) => {
      const { id } = pictureOf(visit);
      await visit.run("removePhotograph", id);
      return { location: picturePath(id), notice: "Tolta: torna la fotografia del sito." };
    },
  },
};
