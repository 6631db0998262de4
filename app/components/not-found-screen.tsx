import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import { PageHeading } from './page-heading.tsx';
import { SiteSearch } from './site-search.tsx';

/** What stands at an address where nothing is: a way on. */
export function NotFoundScreen() {
  return (
    <div className="shell max-w-4xl py-16 sm:py-24">
      <p className="kicker text-accent">404 · No such address</p>
      <PageHeading className="mt-3">There is no door at this number</PageHeading>
      <p className="mt-4 max-w-[56ch] text-lg text-soft">
        The page may have moved, or the address has a typo in it. Look for the business or the place
        instead:
      </p>
      <div className="mt-8">
        <SiteSearch size="large" prefillsPlace />
      </div>
      <p className="mt-6">
        <Link className="link-quiet inline-flex min-h-11 items-center gap-2" to="/">
          Browse all categories and metros <Icon name="arrow" />
        </Link>
      </p>
    </div>
  );
}
