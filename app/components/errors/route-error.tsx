import { useEffect } from 'react';
import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { isLoadError } from '#app/browser/navigation/load-error.ts';
import { SiteSearch } from '#app/components/search/site-search.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { SiteFrame } from '#app/components/site/site-frame.tsx';
import { isInMenus, site } from '#app/config/site.ts';
import * as t from '#app/messages/components/errors.tsx';
import { BusyScreen, ErrorScreen } from './error-screen.tsx';

const waysOn = [
  { to: '/#categories', text: t.allCategories },
  { to: '/#metros', text: t.allCities },
  { to: '/?open=now', text: t.openNow },
  { to: '/gbo', text: t.addABusiness },
  { to: '/help', text: t.help },
];

/** The 404 screen, with links to continue. */
function NotFoundScreen() {
  return (
    // As high as the window, so that the footer does not move when the browser renders it.
    <div className="shell min-h-svh max-w-4xl py-16 sm:py-24">
      <p className="kicker text-accent">{t.notFoundKicker}</p>
      <PageHeading className="mt-3">{t.notFoundHeading}</PageHeading>
      <p className="mt-4 max-w-[56ch] text-lg text-soft">{t.notFoundText}</p>
      <div className="mt-8">
        <SiteSearch size="large" />
      </div>
      <nav className="mt-8" aria-label={t.otherPlaces}>
        <ul className="flex flex-wrap gap-x-8">
          {waysOn.filter(isInMenus).map(({ to, text }) => (
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

/** Retry interval while the tab is visible. */
const everyMs = 20_000;

/** Shown when the database does not answer and no copy is cached; lists what still works. */
function OutageScreen() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const timer = setInterval(() => void loadWhenBack(pathname + search), everyMs);
    return () => clearInterval(timer);
  }, [pathname, search]);
  return (
    <div className="shell max-w-3xl py-16 sm:py-24">
      <p className="kicker text-accent">{t.outageKicker}</p>
      <PageHeading className="mt-3">{t.outageHeading}</PageHeading>
      <p className="mt-4 max-w-[56ch] text-lg text-soft">{t.outageText}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link className="button-solid" to={pathname + search} reloadDocument>
          {t.retry}
        </Link>
        <Link className="button-line" to="/" reloadDocument>
          {t.searchDirectory}
        </Link>
      </div>
      <p className="mt-6 max-w-[56ch] text-soft">{t.outageWhatWorks}</p>
    </div>
  );
}

async function loadWhenBack(href: string) {
  if (document.hidden || !navigator.onLine) return;
  const response = await fetch(href, { method: 'HEAD' }).catch(() => null);
  if (response?.ok) location.reload();
}

/** The page for any error that a route threw. */
export function RouteError({ error }: { error: unknown }) {
  // These screens have their own search (404) or should not have one (429).
  const hasSearch = !isRouteErrorResponse(error) || ![404, 429].includes(error.status);
  return (
    <SiteFrame hasSearch={hasSearch} hasResults={false}>
      <RouteErrorScreen error={error} />
    </SiteFrame>
  );
}

/** The same without the site's frame, where that is still rendered. */
export function RouteErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <title>{t.notFoundTitle({ name: site.name })}</title>
        <meta name="robots" content="noindex" />
        <NotFoundScreen />
      </>
    );
  }
  if (isRouteErrorResponse(error) && error.status === 429) {
    return (
      <>
        <title>{t.busyTitle({ name: site.name })}</title>
        <BusyScreen />
      </>
    );
  }
  if (isRouteErrorResponse(error) && error.status === 503) {
    return (
      <>
        <title>{t.outageTitle({ name: site.name })}</title>
        <OutageScreen />
      </>
    );
  }
  return (
    <>
      <title>{t.errorTitle({ name: site.name })}</title>
      <ErrorScreen
        details={describeError(error)}
        error={error}
        canRevalidate={!isLoadError(error)}
      />
    </>
  );
}

/**
 * Returns the error text to quote to support. Server errors arrive without their internal message.
 */
function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    const message = typeof error.data?.message === 'string' ? error.data.message : '';
    return `${error.status} ${message}`.trim();
  }
  if (!(error instanceof Error)) return t.unknownError;
  return import.meta.env.DEV && error.stack ? error.stack : `${error.name}: ${error.message}`;
}
