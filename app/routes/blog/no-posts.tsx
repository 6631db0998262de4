import { Link } from 'react-router';
import { EmptyState } from '#app/components/empty-state.tsx';
import type { Blog } from '#app/domain/post/post.ts';

type NoPostsProps = {
  /** The beginning of a sentence: 'Nothing about “Parking”'. */
  title: string;
  tags: Blog['tags'];
};

/** No post fits: back to all of them. */
export function NoPosts({ title, tags }: NoPostsProps) {
  return (
    <EmptyState title={title}>
      {tags.length > 0 && (
        <p className="mt-3 text-soft">
          <Link className="link-quiet inline-flex min-h-11 items-center text-ink" to="/blog">
            Read all posts
          </Link>{' '}
          or choose a tag above.
        </p>
      )}
    </EmptyState>
  );
}
