import { Link, type LinkProps } from 'react-router';
import { Icon } from './icon.tsx';

type PageLink = { to: string; text: string };

type PagerProps = Omit<LinkProps, 'to'> & {
  label: string;
  /** To the first page or the previous one. */
  back: PageLink | null;
  next: PageLink | null;
  /** "Page 2 of 10" */
  position?: string;
};

/** Links to other pages of a list; nothing if there are none. The other props are the links'. */
export function Pager({ label, back, next, position, ...props }: PagerProps) {
  if (back === null && next === null) return null;
  return (
    <nav className="no-print mt-8 flex flex-wrap items-center gap-4" aria-label={label}>
      {back && (
        <Link className="button-line" rel="nofollow" {...props} to={back.to}>
          {back.text}
        </Link>
      )}
      {next && (
        <Link className="button-solid" rel="next nofollow" {...props} to={next.to}>
          {next.text} <Icon name="arrow" />
        </Link>
      )}
      {position && <span className="text-sm text-soft">{position}</span>}
    </nav>
  );
}
