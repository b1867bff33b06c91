import type { Post } from "#app/content/schemas/template/blog.ts";
import { PostCard } from "../post-card.tsx";
import { Block } from "./block.tsx";

/** How many stories a home page tells. */
const SHOWN = 3;

export const STORY_SIZES = "(min-width: 992px) 400px, (min-width: 768px) 45vw, 94vw";

/** Stories, and what leads to one: "Read More". */
export type Told = { posts: Post[]; readMore: string };

/** Three of the six; each design says which comes first, so that not all tell the same. */
export function storiesFrom({ posts, readMore }: Told, first: number): Told {
  return { posts: posts.slice(first, first + SHOWN), readMore };
}

type StoriesProps = Told & { label: string; heading: string; bare?: boolean };

/** Stories of the template side by side. */
export function Stories({ posts, readMore, bare = false, ...heading }: StoriesProps) {
  return (
    <Block {...heading}>
      <ul className="grid gap-8 md:grid-cols-3 md:gap-6">
        {posts.map((post) => (
          <li key={post.title}>
            <PostCard post={post} sizes={STORY_SIZES} label={readMore} bare={bare} />
          </li>
        ))}
      </ul>
    </Block>
  );
}
