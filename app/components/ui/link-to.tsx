import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

/** Returns what makes a part of a sentence a link. */
export function linkTo(to: LinkProps['to'], props: Omit<LinkProps, 'to'> = {}) {
  return (text: ReactNode) => (
    <Link className="link-quiet" to={to} {...props}>
      {text}
    </Link>
  );
}
