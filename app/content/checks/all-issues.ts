import { checkContents, type FileOverrides } from "#app/content/read.ts";
import type { Issue } from "../issue.ts";
import { pictureUrls } from "#app/content/pictures.ts";
import type { Catalogue } from "#pictures/catalogue.ts";
import { minPictureSize } from "#pictures/crops.ts";
import { pictureFiles } from "#pictures/encode.ts";

/** Returns the issues of content/ or, if there are none, an issue for each photograph that is too small for a page. */
export function allIssues(catalogue: Catalogue, overrides: FileOverrides = {}): Issue[] {
  const { contents, issues } = checkContents(catalogue, overrides);
  if (!contents) return issues;
  const fileByUrl = pictureFiles(catalogue);
  const filesOnPages = pictureUrls(contents).flatMap((url) => fileByUrl.get(url) ?? []);
  const filesByPicture = Map.groupBy(filesOnPages, ({ picture }) => picture);
  return [...filesByPicture].flatMap(([{ master, from }, filesOfPicture]) => {
    const [width, height] = minPictureSize(filesOfPicture.map(({ cut }) => cut));
    const { file, size } = master;
    if (from || (size[0] >= width && size[1] >= height)) return [];
    const reason = `è troppo piccola, ${size.join("×")} pixel, e dove sta ne servono almeno ${width}×${height}. Mettete l'originale del telefono, non la copia arrivata per messaggio`;
    return [{ file, reason }];
  });
}
