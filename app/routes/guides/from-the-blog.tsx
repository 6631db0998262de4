import { Link } from 'react-router';
import type { PostCard } from '#app/domain/post/post.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { PostTile } from '#app/components/article/post-tile.tsx';

/** The latest posts at the end of a screen; nothing without any. */
export function FromTheBlog({ posts }: { posts: PostCard[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="mt-20" aria-labelledby="from-the-blog">
      <div className="rule-double">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-3">
          <h2 id="from-the-blog" className="text-section">
            From the blog
          </h2>
          <Link
            prefetch="intent"
            className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium hover:text-accent"
            to="/blog"
          >
            All posts <Icon name="arrow" className="size-4" />
          </Link>
        </div>
      </div>
      <ul className="mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.slug}>
            <PostTile post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}
