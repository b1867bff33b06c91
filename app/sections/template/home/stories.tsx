import type { Post } from "#app/content/schemas/template/blog.ts";
import { PostCard } from "../post-card.tsx";
import { Section } from "#app/ui/section.tsx";

const STORY_COUNT = 3;

export const STORY_SIZES = "(min-width: 992px) 400px, (min-width: 768px) 45vw, 94vw";

export type StoryList = { posts: Post[]; readMore: string };

/** `STORY_COUNT` consecutive posts from index `first`, which each design chooses. */
export function storiesFrom({ posts, readMore }: StoryList, first: number): StoryList {
  return { posts: posts.slice(first, first + STORY_COUNT), readMore };
}

type StoriesProps = StoryList & { label: string; heading: string; bare?: boolean };

export function Stories({ posts, readMore, bare = false, ...heading }: StoriesProps) {
  return (
    <Section {...heading}>
      <ul className="grid gap-8 md:grid-cols-3 md:gap-6">
        {posts.map((post) => (
          <li key={post.title}>
            <PostCard post={post} sizes={STORY_SIZES} label={readMore} bare={bare} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
