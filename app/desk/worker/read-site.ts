/** The site that guests see, read for the server, which has no reader of content itself. */
import { readContents } from "#app/content/read.ts";
import { cutPictureOf, cutSomeMissing } from "#server/site/cut-pictures.ts";
import { readBuildRelease, type Release } from "#server/site/release.ts";
import { siteSource, unfitValues } from "#server/site/site-source.ts";
import { allRevisions, documentState } from "#server/store/documents.ts";
import { BUILD_FOLDER } from "../build-folder.ts";
import type { DeskContext } from "../context.ts";
import { publishedSite } from "../published-site.ts";

export async function readSite({ database }: DeskContext) {
  const [state, revisions] = [await documentState(database), await allRevisions(database)];
  const { catalogue, documents, unfit } = await siteSource(database, state.published);
  const contents = readContents(catalogue, documents);
  const own = await readBuildRelease(BUILD_FOLDER);
  const made = revisions.find(({ number }) => number === state.number)?.made ?? own.made;
  return {
    number: state.number,
    release: { contents, made } satisfies Release,
    /** The family's values in whose place the software's own stand. */
    unfit: unfitValues(state.published, unfit),
  };
}

/** Cuts some of the pictures that pages show and the build has not; false where none is missing any more. */
export async function cutSomePictures({ database, settings }: DeskContext): Promise<boolean> {
  const { catalogue, contents } = await publishedSite(database);
  return cutSomeMissing(catalogue, contents, { folder: settings.dataDir, build: BUILD_FOLDER });
}

/** Cuts a picture that pages show, into the data folder; false for an unknown address. */
export async function cutPicture({ database, settings }: DeskContext, address: string) {
  const { catalogue } = await publishedSite(database);
  return (await cutPictureOf(catalogue, address, settings.dataDir)) !== undefined;
}
