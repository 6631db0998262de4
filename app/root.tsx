import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useLocation,
  useRouteError,
} from 'react-router';
import fontUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import { ErrorScreen } from './components/error-screen.tsx';
import { useHydrationMark } from './components/hydration.ts';
import { NotFoundScreen } from './components/not-found-screen.tsx';
import { ProgressLine } from './components/progress-line.tsx';
import { SiteFooter } from './components/site-footer.tsx';
import { SiteHeader } from './components/site-header.tsx';
import { useFocusHeading } from './components/use-focus-heading.ts';
import { site } from './config/site.ts';
import type { Route } from './+types/root';
import './styles/app.css';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const error = useRouteError();
  const hasOwnSearch = pathname === '/' || pathname === '/home-search' || isNotFound(error);
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ed" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1a1512" />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          className="button-solid absolute top-2 left-4 z-50 -translate-y-20 focus:translate-y-0"
          href="#main"
        >
          Skip to content
        </a>
        <ProgressLine />
        <SiteHeader hasSearch={!hasOwnSearch} />
        <main id="main" className="grow" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useHydrationMark();
  useFocusHeading();
  return <Outlet />;
}

export function HydrateFallback() {
  return <p className="shell py-24 text-soft">Loading…</p>;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useHydrationMark();
  useFocusHeading();
  if (isNotFound(error)) {
    return (
      <>
        <title>{`Page not found · ${site.name}`}</title>
        <meta name="robots" content="noindex" />
        <NotFoundScreen />
      </>
    );
  }
  return (
    <>
      <title>{`Something went wrong · ${site.name}`}</title>
      <ErrorScreen details={describeError(error)} />
    </>
  );
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** What a person may quote to support. Errors of the server arrive here without their inner text. */
function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    const message = typeof error.data?.message === 'string' ? error.data.message : error.statusText;
    return `${error.status} ${message}`.trim();
  }
  if (!(error instanceof Error)) return 'Unknown error';
  return import.meta.env.DEV && error.stack ? error.stack : `${error.name}: ${error.message}`;
}
