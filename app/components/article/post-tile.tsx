import { type PostCard, tagLabel } from '#app/domain/post/post.ts';
import { WindowCover } from '#app/components/pictures/window-cover.tsx';
import { ArticleTile } from './article-tile.tsx';

/** A blog post in a grid. */
export function PostTile({ post }: { post: PostCard }) {
  return (
    <ArticleTile
      article={post}
      to={`/blog/${post.slug}`}
      kicker={post.tags.map(tagLabel).join(', ')}
      cover={<WindowCover slug={post.slug} className="aspect-[2/1] w-full" />}
    />
  );
}
