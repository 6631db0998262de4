import fontUrl from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url';
import { type ReactNode, useContext, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { announceStart } from '#app/browser/start/page-lifecycle.ts';
import { UnexpectedError } from '#app/components/errors/unexpected-error.tsx';
import {
  DocumentContext,
  DocumentScripts,
  FromServer,
} from '#app/components/site/document-scripts.tsx';
import { getScrollKey, useFocusHeading } from '#app/components/site/page-heading.tsx';
import { site, siteMeta, writeSite } from '#app/config/site.ts';
import { findPicture } from '#app/domain/setting/logo.ts';
import { loading } from '#app/messages/components/ui.ts';
import type { Route } from './+types/root';
import { earlySessionScript } from './components/account/early-session.ts';
import './styles/app.css';

/** Called for each document, so that title and icons are the directory's. */
export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  ...findIcons(),
  { rel: 'manifest', href: '/manifest.webmanifest' },
  {
    rel: 'search',
    href: '/opensearch.xml',
    type: 'application/opensearchdescription+xml',
    title: site.name,
  },
];

/** The directory's own icons, or the awning. */
function findIcons() {
  const [small, large, apple] = (['icon-32.png', 'icon-192.png', 'icon-180.png'] as const).map(
    (name) => findPicture(name),
  );
  return [
    { rel: 'icon', href: small ?? '/awning.ico', sizes: '32x32' },
    large
      ? { rel: 'icon', href: large, sizes: '192x192', type: 'image/png' }
      : { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: apple ?? '/apple-touch-icon.png' },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  const dsn = useRouteLoaderData<{ sentry_dsn: string | null }>('base-layout')?.sentry_dsn;
  const { nonce, colors = '', bars } = useContext(DocumentContext) ?? {};
  const directory = writeSite();
  return (
    // The early script adds attributes before hydration.
    <html lang={import.meta.env.VITE_LANGUAGE} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="color-scheme" content="light dark" />
        {(['light', 'dark'] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={bars?.[scheme]}
            suppressHydrationWarning
          />
        ))}
        {dsn && <meta name="error-reports" content={dsn} />}
        {directory && <meta name={siteMeta} content={directory} />}
        <Meta />
        {/* After the elements it reads; before the style sheet, which would delay it and the page. */}
        <FromServer>
          <script
            nonce={nonce}
            dangerouslySetInnerHTML={{ __html: earlySessionScript }}
            suppressHydrationWarning
          />
        </FromServer>
        <Links />
        {(site.accent ?? site.paper) !== null && (
          <FromServer>
            <style
              nonce={nonce}
              dangerouslySetInnerHTML={{ __html: colors }}
              suppressHydrationWarning
            />
          </FromServer>
        )}
      </head>
      <body className="flex min-h-dvh flex-col">
        {/* Hidden unless functions/pages/notices.ts fills it. React leaves the content of an */}
        {/* element whose only child is a text as it is. */}
        <p
          id="outage"
          className="hidden border-b border-rule bg-wash px-4 py-3 text-center text-sm in-data-outage:block"
          suppressHydrationWarning
        >
          {''}
        </p>
        {children}
        <FromServer>
          <ScrollRestoration getKey={getScrollKey} />
          {import.meta.env.DEV ? <Scripts /> : <DocumentScripts />}
        </FromServer>
      </body>
    </html>
  );
}

/**
 * It has no loader; without this, React Router shows errors of a screen's middleware here (see
 * routes/site-layout).
 */
export function shouldRevalidate() {
  return false;
}

export default function App() {
  useFocusHeading();
  useEffect(announceStart, []);
  return <Outlet />;
}

export function HydrateFallback() {
  return <p className="shell py-24 text-soft">{loading}</p>;
}

/** Only for errors of the document; routes/base-layout catches those of screens. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <UnexpectedError error={error} />;
}
