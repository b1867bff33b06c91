/** Tags of stories: text, not links. */
export function TagList({ tags }: { tags: string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="border border-line bg-raised px-3.5 py-1.5 text-sm">
          {tag}
        </li>
      ))}
    </ul>
  );
}
