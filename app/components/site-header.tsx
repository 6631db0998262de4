import { Link } from 'react-router';
import { SiteSearch } from './site-search.tsx';
import { Wordmark } from './wordmark.tsx';

/** The masthead; with a compact search where the screen has none of its own. */
export function SiteHeader({ hasSearch }: { hasSearch: boolean }) {
  return (
    <header className="no-print shell">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 py-3 sm:py-4">
        <Link className="inline-flex min-h-11 items-center hover:text-accent" to="/" aria-label="Mainstreet, home">
          <Wordmark />
        </Link>
        {hasSearch && (
          <div className="w-full min-w-0 pb-1 sm:w-auto sm:grow sm:pb-0 lg:ml-auto lg:max-w-xl">
            <SiteSearch size="compact" />
          </div>
        )}
      </div>
      <div className="rule-double" />
    </header>
  );
}
