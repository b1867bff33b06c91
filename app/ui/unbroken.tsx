/** Keeps "check-in" and "check-out" on one line each; the text itself is unchanged. */
export function Unbroken({ words }: { words: string }) {
  return words.split(/(check-(?:in|out))/i).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
