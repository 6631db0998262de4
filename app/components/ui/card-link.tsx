import { Link, type LinkProps } from 'react-router';

/** The link of a card or row, which is its target as a whole (`group relative` of what contains it). */
export function CardLink(link: Omit<LinkProps, 'className'>) {
  return <Link className="link-stretched group-hover:text-accent" prefetch="intent" {...link} />;
}
