/** The site that guests see, read for the server, which has no reader of content itself. */
import { readContents } from "#app/content/read.ts";
import { cutPictureOf } from "#server/site/cut-pictures.ts";
import { siteSource, unfitValues } from "#server/site/site-source.ts";
import { documentState } from "#server/store/documents.ts";
import type { DeskContext } from "../context.ts";
import { publishedSite } from "../published-site.ts";

export async function readSite({ database }: DeskContext) {
  const state = await documentState(database);
  const { catalogue, documents, unfit } = await siteSource(database, state.published);
  return {
    number: state.number,
    contents: readContents(catalogue, documents),
    /** The family's values in whose place the software's own stand. */
    unfit: unfitValues(state.published, unfit),
  };
}

/** Cuts a picture that pages show, into the data folder; false for an unknown address. */
export async function cutPicture({ database, settings }: DeskContext, address: string) {
  const { catalogue } = await publishedSite(database);
  return (await cutPictureOf(catalogue, address, settings.dataDir)) !== undefined;
}
