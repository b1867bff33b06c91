/** The site that guests see, read for the server, which has no reader of content itself. */
import { filesOf } from "#app/content/content-files.ts";
import { readContents } from "#app/content/read.ts";
import type { Contents } from "#app/content/site-content.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { cutPictureOf, cutSomeMissing } from "#server/site/cut-pictures.ts";
import { readBuildRelease } from "#server/site/release.ts";
import type { ChangeDays, Release } from "#server/site/release.ts";
import { changeDaysBy } from "#server/site/site-files.ts";
import { siteSource, unfitValues } from "#server/site/site-source.ts";
import { allRevisions, documentState, type Revision } from "#server/store/documents.ts";
import { BUILD_FOLDER } from "../build-folder.ts";
import type { DeskContext } from "../context.ts";
import { publishedSite } from "../published-site.ts";

/** When a file's document became what it is now; 0 where no kept revision has changed it. */
function changeTimeOf(file: string, revisions: Revision[]): number {
  const last = revisions[0]?.documents[file];
  const at = revisions.findIndex(({ documents }) => documents[file] !== last);
  if (at > 0) return revisions[at - 1]!.made;
  return last ? revisions.at(-1)!.made : 0;
}

/** The day each subject last changed: with the software, or with a revision. */
function changeDaysOf(contents: Contents, revisions: Revision[], ofBuild: ChangeDays): ChangeDays {
  const dayOf = (file: string) => {
    const time = changeTimeOf(file, revisions);
    return time > 0 ? houseDayAt(time) : "";
  };
  return changeDaysBy(contents, (name, language) => {
    const days = [ofBuild[language][name], ...filesOf(name, language).map(dayOf)];
    return days.toSorted().at(-1) ?? "";
  });
}

export async function readSite({ database }: DeskContext) {
  const [state, revisions] = [await documentState(database), await allRevisions(database)];
  const { catalogue, documents, unfit } = await siteSource(database, state.published);
  const contents = readContents(catalogue, documents);
  const own = await readBuildRelease(BUILD_FOLDER);
  const days = changeDaysOf(contents, revisions, own.days);
  const made = revisions.find(({ number }) => number === state.number)?.made ?? own.made;
  return {
    number: state.number,
    release: { contents, days, made } satisfies Release,
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
