import type { FormEvent } from 'react';
import { isRouteErrorResponse, Link, useLocation, useRevalidator } from 'react-router';
import { outcomeStore } from '#app/browser/errors/error-reports.ts';
import { useStore } from '#app/browser/use-store.ts';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { site } from '#app/config/site.ts';
import * as t from '#app/messages/components/errors.tsx';

/**
 * Returns whether an error is in the site's log: the server logs its own, and those of the browser
 * that were reported to it. Undefined while the report is on its way.
 */
function useIsLogged(error: unknown): boolean | undefined {
  const isReported = useStore(outcomeStore).get(error);
  return isLoggedByServer(error) || isReported;
}

/** React Router gives server errors this message in the browser. */
function isLoggedByServer(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 500;
  return (
    import.meta.env.SSR || (error instanceof Error && error.message === 'Unexpected Server Error')
  );
}

type ErrorScreenProps = {
  error: unknown;
  details: string;
  /** Whether revalidating in this document can help; otherwise a retry reloads it. */
  canRevalidate: boolean;
};

const logged = t.errorLogged;
const unlogged = t.errorNotLogged;

/** The top-level error screen: what happened, what to do, and what to quote to support. */
export function ErrorScreen({ error, details, canRevalidate }: ErrorScreenProps) {
  const isLogged = useIsLogged(error);
  const { revalidate } = useRevalidator();
  const retry = () => (canRevalidate ? void revalidate() : window.location.reload());
  return (
    <div className="shell max-w-3xl py-16 sm:py-24">
      <p className="kicker text-accent">{t.errorKicker}</p>
      <PageHeading className="mt-3">{t.errorHeading}</PageHeading>
      <p className="mt-4 text-lg text-soft">
        {isLogged ? logged : unlogged}
        {isLogged === false && <TellUs />}
      </p>
      {/* Forms, so that both buttons also work before or without JavaScript. */}
      <div className="mt-8 flex flex-wrap gap-3">
        <form method="get" onSubmit={(event) => handle(event, retry)}>
          <button className="button-solid" type="submit">
            {t.errorRetry}
          </button>
        </form>
        <form method="get" onSubmit={(event) => handle(event, () => window.location.reload())}>
          <button className="button-line" type="submit">
            {t.errorReload}
          </button>
        </form>
      </div>
      <Disclosure
        className="mt-10 border-t border-rule pt-2"
        title={t.errorDetails}
        titleClass="text-sm text-soft"
      >
        <pre className="mt-2 overflow-x-auto rounded-control bg-sunk p-4 text-xs whitespace-pre-wrap">
          {details}
        </pre>
      </Disclosure>
    </div>
  );
}

/** Asks users to write to support when the error could not be reported. */
function TellUs() {
  return (
    <>
      {' '}
      {t.errorContact({
        contactEmail: (
          <a className="link-quiet" href={`mailto:${site.contact_email}`}>
            {site.contact_email}
          </a>
        ),
      })}
    </>
  );
}

function handle(event: FormEvent, action: () => void) {
  event.preventDefault();
  action();
}

/** Shown for too many requests from one IP address; says what to do. */
export function BusyScreen() {
  const { pathname, search } = useLocation();
  return (
    <div className="shell max-w-3xl py-16 sm:py-24">
      <p className="kicker text-accent">{t.busyKicker}</p>
      <PageHeading className="mt-3">{t.busyHeading}</PageHeading>
      <p className="mt-4 text-lg text-soft">{t.busyText}</p>
      <Link className="button-solid mt-8" to={pathname + search} reloadDocument>
        {t.retry}
      </Link>
    </div>
  );
}
