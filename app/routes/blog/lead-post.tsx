import { Link } from 'react-router';
import { Byline } from '#app/components/article/byline.tsx';
import { WindowCover } from '#app/components/pictures/window-cover.tsx';
import { type PostCard, tagLabel } from '#app/domain/post/post.ts';

/** The newest post, large. */
export function LeadPost({ post }: { post: PostCard }) {
  return (
    <article className="group relative mt-8 grid grid-cols-1 overflow-hidden rounded-card bg-raised shadow-card lg:grid-cols-2">
      <WindowCover slug={post.slug} isFirst className="h-56 w-full sm:h-72 lg:h-full" />
      <div className="p-5 sm:p-8">
        <p className="kicker text-accent">{post.tags.map(tagLabel).join(', ')}</p>
        <h2 className="mt-2 text-page">
          <Link
            className="link-stretched group-hover:text-accent"
            to={`/blog/${post.slug}`}
            prefetch="intent"
          >
            {post.title}
          </Link>
        </h2>
        <p className="mt-3 mb-5 text-lg text-soft">{post.summary}</p>
        <Byline article={post} authorTo={`/blog?author=${post.author.slug}`} />
      </div>
    </article>
  );
}
