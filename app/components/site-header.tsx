import { Link } from 'react-router';
import { SiteAccount } from './account/site-account.tsx';
import { SiteSearch } from './site-search.tsx';
import { Wordmark } from './wordmark.tsx';

/** The masthead; with a compact search where the screen has none of its own. */
export function SiteHeader({ hasSearch }: { hasSearch: boolean }) {
  return (
    <header className="no-print shell">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 py-3 sm:py-4">
        <Link
          className="inline-flex min-h-11 items-center hover:text-accent"
          to="/"
          aria-label="Mainstreet, home"
        >
          <Wordmark />
        </Link>
        {hasSearch && (
          <div className="order-last w-full min-w-0 pb-1 md:order-none md:w-auto md:grow md:pb-0 lg:mx-auto lg:max-w-lg">
            <SiteSearch size="compact" />
          </div>
        )}
        <nav className="ml-auto hidden sm:block" aria-label="Main">
          <ul className="flex gap-x-6 text-sm font-medium">
            <NavLink to="/#categories">Categories</NavLink>
            <NavLink to="/#metros">Metros</NavLink>
            <NavLink to="/?open=now">Open now</NavLink>
          </ul>
        </nav>
        <div className="ml-auto sm:ml-0">
          <SiteAccount />
        </div>
      </div>
      <div className="rule-double" />
    </header>
  );
}

function NavLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link className="inline-flex min-h-11 items-center hover:text-accent" to={to}>
        {children}
      </Link>
    </li>
  );
}
