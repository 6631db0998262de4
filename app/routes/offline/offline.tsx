import { redirectDocument } from 'react-router';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { privateMeta } from '#app/components/site/page-meta.ts';
import { offlineId } from '#app/config/offline.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import * as t from '#app/messages/routes/offline.ts';
import type { Route } from './+types/offline';

/**
 * Fills `Offline`: app/entry.client.tsx calls it instead of React Router, whose screens need a
 * network.
 */
export { openOffline } from './offline-screens.client.tsx';

export const handle = { hasOwnSearch: true } satisfies ScreenHandle;

/** An empty loader, so that the document does not wait for the one below. */
export function loader() {
  return null;
}

/** A link to it loads a document, as it does offline. */
export function clientLoader(): never {
  throw redirectDocument('/offline');
}

export function headers(): HeadersInit {
  return publicPageHeaders;
}

/**
 * The document that the service worker stores and serves when the network fails. The browser fills
 * it from stored data, so it is empty here.
 */
export default function Offline() {
  return (
    <div id={offlineId} className="shell min-h-svh pt-6 sm:pt-10">
      <PageHeading>{t.title}</PageHeading>
      <p className="mt-4 text-soft">{t.loading}</p>
      <noscript>
        <p className="mt-4">{t.javascriptNeeded}</p>
      </noscript>
    </div>
  );
}

export function meta(): Route.MetaDescriptors {
  return privateMeta(t.title);
}
