/** Addresses of small images: a file of the published site where it fits, else one cut for the desk. */
import { DESK_PATHS } from "../paths.ts";
import { smallFiles } from "./site-pictures.ts";
import type { SmallPicture } from "./draft-pictures.ts";
import type { Visit } from "../web/visit.ts";

export const picturePath = (id: string) => `${DESK_PATHS.pictures}/${id}`;

export function smallAddresses(visit: Pick<Visit, "contents">) {
  const files = smallFiles(visit.contents());
  return ({ id, fingerprint }: Pick<SmallPicture, "id" | "fingerprint">) => {
    const file = files.get(id);
    return file?.fingerprint === fingerprint
      ? file.address
      : `${picturePath(id)}/piccola?v=${fingerprint}`;
  };
}
