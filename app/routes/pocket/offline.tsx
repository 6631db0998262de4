import { redirectDocument } from 'react-router';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { privateMeta } from '#app/components/site/private-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { pocketId } from '#app/config/pocket.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import type { Route } from './+types/offline';

/** Opens what stands in `Offline`: app/entry.client.tsx calls it in place of React Router, whose screens need a network. */
export { openPocket } from './open-pocket.client.tsx';

export const handle = { hasOwnSearch: true } satisfies ScreenHandle;

/** Nothing; without a loader on the server the document would have nothing but the one below to wait for. */
export function loader() {
  return null;
}

/** A link to it is a document of its own, as it is without a network. */
export function clientLoader(): never {
  throw redirectDocument('/offline');
}

export function headers(): HeadersInit {
  return publicPageHeaders;
}

/**
 * The document that the service worker keeps and answers wherever the network fails. What it shows is read
 * by the browser from what it keeps, so there is nothing of it here.
 */
export default function Offline() {
  return (
    <div id={pocketId} className="shell min-h-svh pt-6 sm:pt-10">
      <PageHeading>Kept for offline</PageHeading>
      <p className="mt-4 text-soft">Loading…</p>
      <noscript>
        <p className="mt-4">
          Keeping a city for offline needs JavaScript, which is switched off here.
        </p>
      </noscript>
    </div>
  );
}

export function meta(): Route.MetaDescriptors {
  return privateMeta('Kept for offline');
}
