import { type PostCard, tagLabel } from '#app/domain/post/post.ts';
import { CoverWindow } from '../cover/cover-window.tsx';
import { ArticleTile } from './article-tile.tsx';

/** A blog post in a grid. */
export function PostTile({ post }: { post: PostCard }) {
  return (
    <ArticleTile
      article={post}
      to={`/blog/${post.slug}`}
      kicker={post.tags.map(tagLabel).join(', ')}
      cover={<CoverWindow slug={post.slug} className="aspect-[2/1] w-full" />}
    />
  );
}
