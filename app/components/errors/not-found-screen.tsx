import { Link } from 'react-router';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { SiteSearch } from '#app/components/search/site-search.tsx';

const waysOn = [
  { to: '/#categories', text: 'All categories' },
  { to: '/#metros', text: 'All metro areas' },
  { to: '/?open=now', text: 'Open now' },
  { to: '/gbo', text: 'Add a business' },
  { to: '/help', text: 'Help' },
];

/** The 404 screen, with links to continue. */
export function NotFoundScreen() {
  return (
    // As high as the window, so that the footer does not move when the browser renders it.
    <div className="shell min-h-svh max-w-4xl py-16 sm:py-24">
      <p className="kicker text-accent">404 · No such address</p>
      <PageHeading className="mt-3">There is no door at this number</PageHeading>
      <p className="mt-4 max-w-[56ch] text-lg text-soft">
        The page may have moved, or the address has a typo in it. Look for the business or the place
        instead:
      </p>
      <div className="mt-8">
        <SiteSearch size="large" />
      </div>
      <nav className="mt-8" aria-label="Ways on">
        <ul className="flex flex-wrap gap-x-8">
          {waysOn.map(({ to, text }) => (
            <li key={to}>
              <Link
                prefetch="intent"
                className="link-quiet inline-flex min-h-11 items-center"
                to={to}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
