import cormorant from "../../.cache/fonts/cormorant.woff2?url";
import textFont from "../../.cache/fonts/figtree.woff2?url";
import type { ComponentProps, ReactNode } from "react";
import { HEAD_SCRIPT, THEME_SCRIPT } from "#app/client-state/theme-script.ts";
import type { Head } from "#app/head/page-head.ts";
import type { JsonLdNode } from "#app/head/structured-data.ts";
import { startScriptText } from "#app/islands/start-script.ts";
import { mountAt } from "#app/paths/mounts.ts";
import { isDemoPath, languageAt } from "#app/paths/page-paths.ts";
import { demonstration } from "#demonstration/pages.tsx";
import type { PageFacts } from "#app/site/page-context.ts";
import { NIGHT_COLOUR } from "#app/styles/colours.ts";
import { scriptAddresses } from "./script-addresses.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";
import previewStyles from "#app/desk/preview.css?url";
import guesthouseStyles from "#app/styles/guesthouse.css?url";

/** The URLs of the headings' fonts by design (`look`); all other text has the same font in every design. */
const HEADING_FONTS: Record<string, string | undefined> = {
  guesthouse: cormorant,
  ...demonstration?.headingFontUrls,
};

/** Writes JSON in which "<" is escaped, so that no text can end the script element. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

type InlineScriptProps = Pick<ComponentProps<"script">, "id" | "type"> & { text: string };

function InlineScript({ text, ...script }: InlineScriptProps) {
  return <script {...script} dangerouslySetInnerHTML={{ __html: text }} />;
}

function HeadTags({ head: { title, searchTags } }: { head: Head }) {
  return (
    <>
      <title>{title}</title>
      {searchTags ? (
        <>
          <meta name="description" content={searchTags.description} />
          <link rel="canonical" href={searchTags.url} />
          {searchTags.alternates.map((alternate) => (
            <link key={alternate.hrefLang} rel="alternate" {...alternate} />
          ))}
          {searchTags.metas.map((meta) => (
            <meta key={meta.content + Object.values(meta)[0]} {...meta} />
          ))}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

export type IslandData = PageFacts & { wordsPath?: string };

/** The desk's preview of a page has a script of its own instead of the guests' scripts, and a bar over the page. */
export type Preview = {
  /** The data that the preview's script (app/desk/enhance/preview.ts) reads. */
  data: object;
  bar: {
    label: string;
    words: string;
    withoutLinksLabel: string;
    links: [href: string, text: string][];
  };
};

function PreviewBar({ bar: { label, words, withoutLinksLabel, links } }: Preview) {
  return (
    <aside id="preview-bar" aria-label={label}>
      <span>{words}</span>
      <label>
        <input id="page-alone" type="checkbox" />
        {withoutLinksLabel}
      </label>
      {links.map(([href, text]) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
    </aside>
  );
}

type DocumentProps = {
  path: string;
  head: Head;
  graph?: JsonLdNode[] | undefined;
  /** Undefined for a page that answers a form: its only script sets the theme. */
  islandData?: IslandData | undefined;
  preview?: Preview | undefined;
  children: ReactNode;
};

export function inlineScripts(hasIslands: boolean): string[] {
  return hasIslands
    ? [HEAD_SCRIPT, startScriptText(scriptAddresses.loader), SPECULATION_RULES]
    : [THEME_SCRIPT];
}

export function Document(props: DocumentProps) {
  const { path, head, graph, islandData, preview, children } = props;
  const { look } = mountAt(path);
  const [headScript = "", scriptAtEnd = ""] = inlineScripts(islandData !== undefined);
  return (
    <html lang={languageAt(path)} data-design={look}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content={NIGHT_COLOUR} />
        {!preview && <InlineScript text={headScript} />}
        <link
          rel="stylesheet"
          href={(isDemoPath(path) && demonstration?.stylesheetUrl) || guesthouseStyles}
        />
        <link rel="preload" href={HEADING_FONTS[look]} as="font" type="font/woff2" crossOrigin="" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <HeadTags head={head} />
        {graph && (
          <InlineScript
            type="application/ld+json"
            text={jsonForScript({ "@context": "https://schema.org", "@graph": graph })}
          />
        )}
      </head>
      <body>
        {children}
        {preview && (
          <>
            <link rel="stylesheet" href={previewStyles} />
            <PreviewBar {...preview} />
            <InlineScript
              id="preview-data"
              type="application/json"
              text={jsonForScript(preview.data)}
            />
            <script type="module" src={scriptAddresses.preview} />
          </>
        )}
        {islandData && (
          <>
            <InlineScript id="page-data" type="application/json" text={jsonForScript(islandData)} />
            <InlineScript text={scriptAtEnd} />
            <InlineScript type="speculationrules" text={SPECULATION_RULES} />
          </>
        )}
      </body>
    </html>
  );
}
