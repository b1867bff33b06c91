/** Words whose "check-in" and "check-out" stay on one line; the text is the same for who searches it. */
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
