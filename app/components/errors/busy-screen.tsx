import { Link, useLocation } from 'react-router';
import { PageHeading } from '#app/components/site/page-heading.tsx';

/** Shown for too many requests from one IP address; says what to do. */
export function BusyScreen() {
  const { pathname, search } = useLocation();
  return (
    <div className="shell max-w-3xl py-16 sm:py-24">
      <p className="kicker text-accent">One moment</p>
      <PageHeading className="mt-3">Too many requests</PageHeading>
      <p className="mt-4 text-lg text-soft">
        Your connection has requested too many pages in the last minute. Please wait a minute and
        try again.
      </p>
      <Link className="button-solid mt-8" to={pathname + search} reloadDocument>
        Try again
      </Link>
    </div>
  );
}
