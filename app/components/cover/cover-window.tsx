import { Cover } from './cover.tsx';

type CoverWindowProps = { slug: string; isFirst?: boolean; className?: string };

/** The picture of a blog post: a shop window with three things in it. */
export function CoverWindow({ slug, isFirst, className }: CoverWindowProps) {
  return <Cover drawing="window" subject={{ slug }} isFirst={isFirst} className={className} />;
}
