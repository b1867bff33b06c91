/** Keeps "check-in" and "check-out" on one line each; the text itself is unchanged. */
export function UnbrokenText({ words }: { words: string }) {
  return words.split(/(check-(?:in|out))/i).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
