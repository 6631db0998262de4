import { Link } from 'react-router';
import { Icon } from '#app/components/ui/icon.tsx';
import { useSearchLink } from './use-search-link.ts';

type PagerProps = { isFirst: boolean; nextCursor: string | null };

export function Pager({ isFirst, nextCursor }: PagerProps) {
  const link = useSearchLink();
  if (isFirst && nextCursor === null) return null;
  return (
    <nav className="no-print mt-8 flex flex-wrap items-center gap-4" aria-label="Pages">
      {!isFirst && (
        <Link prefetch="intent" className="button-line" to={link({})}>
          First page
        </Link>
      )}
      {nextCursor !== null && (
        <Link
          prefetch="intent"
          className="button-solid"
          to={link({ cursor: nextCursor })}
          rel="next nofollow"
        >
          Next page <Icon name="arrow" />
        </Link>
      )}
    </nav>
  );
}
