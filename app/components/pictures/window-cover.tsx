import { Cover } from './cover.tsx';

type WindowCoverProps = { slug: string; isFirst?: boolean; className?: string };

/** The picture of a blog post: a shop window with three things in it. */
export function WindowCover({ slug, isFirst, className }: WindowCoverProps) {
  return <Cover drawing="window" subject={{ slug }} isFirst={isFirst} className={className} />;
}
