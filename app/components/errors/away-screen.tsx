import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { PageHeading } from '#app/components/site/page-heading.tsx';

/** Retry interval while the tab is visible. */
const everyMs = 20_000;

/** Shown when the database does not answer and no copy is cached; lists what still works. */
export function AwayScreen() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const timer = setInterval(() => void loadWhenBack(pathname + search), everyMs);
    return () => clearInterval(timer);
  }, [pathname, search]);
  return (
    <div className="shell max-w-3xl py-16 sm:py-24">
      <p className="kicker text-accent">Back in a moment</p>
      <PageHeading className="mt-3">We cannot reach our database</PageHeading>
      <p className="mt-4 max-w-[56ch] text-lg text-soft">
        This page needs it, and we have no copy of it. Nothing is wrong with what you asked. We try
        again by ourselves while this page is open.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link className="button-solid" to={pathname + search} reloadDocument>
          Try again
        </Link>
        <Link className="button-line" to="/" reloadDocument>
          Search the directory
        </Link>
      </div>
      <p className="mt-6 max-w-[56ch] text-soft">
        Searching, listings and city pages work meanwhile from the copies we keep.
      </p>
    </div>
  );
}

async function loadWhenBack(href: string) {
  if (document.hidden || !navigator.onLine) return;
  const response = await fetch(href, { method: 'HEAD' }).catch(() => null);
  if (response?.ok) location.reload();
}
