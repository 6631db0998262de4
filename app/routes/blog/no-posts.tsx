import { Link } from 'react-router';
import { EmptyState } from '#app/components/ui/empty-state.tsx';
import type { Blog } from '#app/domain/post/post.ts';

type NoPostsProps = {
  /** 'Nothing about “Parking” yet'. */
  title: string;
  tags: Blog['tags'];
};

/** No post matches; links to all posts. */
export function NoPosts({ title, tags }: NoPostsProps) {
  return (
    <EmptyState title={title}>
      {tags.length > 0 && (
        <>
          <p className="mt-3 text-soft">Choose a tag above, or go back:</p>
          <Link
            prefetch="intent"
            className="link-quiet mt-3 inline-flex min-h-11 items-center font-medium"
            to="/blog"
          >
            Read all posts
          </Link>
        </>
      )}
    </EmptyState>
  );
}
