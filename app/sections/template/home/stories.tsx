import blog from "#content/template/blog.yaml";
import { PostCard } from "../post-card.tsx";
import { Block } from "./block.tsx";

/** How many stories a home page tells. */
const SHOWN = 3;

export const STORY_SIZES = "(min-width: 992px) 400px, (min-width: 768px) 45vw, 94vw";

type StoriesProps = {
  label: string;
  heading: string;
  /** Which of the six comes first: so that not every design tells the same three. */
  first?: number;
  bare?: boolean;
};

/** Three stories of the template. */
export function Stories({ first = 0, bare = false, ...heading }: StoriesProps) {
  return (
    <Block {...heading}>
      <ul className="grid gap-8 md:grid-cols-3 md:gap-6">
        {blog.posts.slice(first, first + SHOWN).map((post) => (
          <li key={post.title}>
            <PostCard post={post} sizes={STORY_SIZES} label={blog.readMore} bare={bare} />
          </li>
        ))}
      </ul>
    </Block>
  );
}
