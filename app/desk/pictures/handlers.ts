/** The screen "Fotografie" (photographs) shows the site's pictures, replaces photographs, and adds new photographs. */
import {
  describePicture,
  listPictures,
  previewPhotograph,
  cutThumbnail,
} from "./draft-pictures.ts";
import { addPhotograph, moveFocus, putPhotograph, removePhotograph } from "./photographs.ts";
import { DESK_PATHS, FIRST_DAYS_PARAMETER, picturePath } from "../paths.ts";
import { inEach, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { DeskError } from "../context.ts";
import { languageLabel } from "../words/form-scope.ts";
import type { DeskRoutes, Visit } from "../web/visit.ts";
import { NewPicture, PicturePage, Pictures } from "./screen.tsx";

const PICTURE_PATH = `${DESK_PATHS.pictures}/:id`;

const altFieldName = (language: Language) => `parole-${language}`;

const isFromFirstDays = ({ request }: Visit) => request.query(FIRST_DAYS_PARAMETER) !== undefined;

const pictureOf = (visit: Visit) => describePicture(visit, visit.request.param("id") ?? "");

async function showPicture(visit: Visit): Promise<Response> {
  const picture = await pictureOf(visit);
  const wasOpenedByFirstDays = isFromFirstDays(visit);
  return visit.page(PicturePage, {
    ...picture,
    back: wasOpenedByFirstDays
      ? { href: DESK_PATHS.firstDays, label: "Le altre fotografie" }
      : { href: DESK_PATHS.pictures, label: "Fotografie" },
    uploadAction: picturePath(picture.id, wasOpenedByFirstDays),
  });
}

async function showPictures(visit: Visit): Promise<Response> {
  const allPictures = await listPictures(visit);
  const groups = [
    { title: "Ancora da nessuna parte", pictures: allPictures.filter(({ places }) => !places) },
    { title: "Della casa", pictures: allPictures.filter(({ places }) => places) },
  ];
  return visit.page(Pictures, {
    groups: groups.filter(({ pictures }) => pictures.length > 0),
  });
}

const parseFraction = (fields: URLSearchParams, name: string) => {
  const percent = Number(fields.get(name)?.replace(",", "."));
  if (percent >= 0 && percent <= 100) return percent / 100;
  throw new DeskError("Il punto va da 0 a 100, da sinistra e dall’alto.");
};

function imageResponse(bytes: Uint8Array, type: string): Response {
  return new Response(new Uint8Array(bytes), { headers: { "Content-Type": type } });
}

export const picturesRoutes: DeskRoutes = {
  pages: {
    [DESK_PATHS.pictures]: showPictures,
    [DESK_PATHS.newPicture]: (visit) =>
      visit.page(NewPicture, {
        altTextFields: LANGUAGE_CODES.map((language) => ({
          name: altFieldName(language),
          label: languageLabel(language),
        })),
      }),
    [PICTURE_PATH]: showPicture,
    [`${PICTURE_PATH}/immagine`]: async (visit) =>
      imageResponse(await previewPhotograph(visit, (await pictureOf(visit)).id), "image/jpeg"),
    [`${PICTURE_PATH}/piccola`]: async (visit) =>
      imageResponse(await cutThumbnail(visit, visit.request.param("id") ?? ""), "image/webp"),
  },
  uploads: {
    [DESK_PATHS.newPicture]: async (visit, { fields, file }) => {
      const altTexts = inEach((language) => fields.get(altFieldName(language))?.trim());
      const id = await addPhotograph(visit, file, altTexts);
      const notice =
        "Aggiunta. Adesso sceglietela dove deve stare: in Testi e pagine aprite la pagina e premete «Un’altra» accanto all’immagine di adesso.";
      return { location: picturePath(id), notice };
    },
    [PICTURE_PATH]: async (visit, { file }) => {
      const { id, alt } = await pictureOf(visit);
      const { size, hasCutOuts } = await putPhotograph(visit, id, file);
      const cutOutsNote = hasCutOuts ? " Vale anche per i pezzi che se ne ritagliano." : "";
      const notice = `Salvata: ${size.join(" × ")} punti, senza il luogo e l’ora.${cutOutsNote} Guardate i ritagli qui sotto. Chi non la vede legge ancora «${alt}»: se non è più giusto, cambiatelo.`;
      return { location: picturePath(id, isFromFirstDays(visit)), notice };
    },
  },
  forms: {
    [`${PICTURE_PATH}/punto`]: async (visit, fields) => {
      const { id } = await pictureOf(visit);
      await moveFocus(visit, id, [
        parseFraction(fields, "sinistra"),
        parseFraction(fields, "alto"),
      ]);
      return { location: picturePath(id), notice: "Il punto da non tagliare è salvato." };
    },
    [`${PICTURE_PATH}/togli`]: async (visit) => {
      const { id, isAdded } = await pictureOf(visit);
      await removePhotograph(visit, id);
      return isAdded
        ? { location: DESK_PATHS.pictures, notice: "Tolta, con le sue parole." }
        : { location: picturePath(id), notice: "Tolta: torna la fotografia del sito." };
    },
  },
};
