import { useEffect, useRef } from 'react';
import { Link, data, useNavigate } from 'react-router';
import { useSavedSlugs } from '#app/browser/saved/saved-store.ts';
import { useHydrated } from '#app/browser/hydration.ts';
import { useSession } from '#app/browser/session/use-session.ts';
import { toSignInHref } from '#app/components/account/to-sign-in-href.ts';
import { PlaceList } from '#app/components/saved/place-list.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { privateMeta } from '#app/components/site/page-meta.ts';
import { EmptyState } from '#app/components/ui/empty-state.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { servicesContext } from '#app/context.ts';
import { findPlaces } from '#app/domain/saved/saved.server.ts';
import type { Route } from './+types/saved';

export const handle = {
  searchParams: ['places'],
  isCacheable: (query) => !query.has('places'),
  isPrivate: true,
} satisfies ScreenHandle;

/** `places`: slugs, separated by commas. The browser puts those there that it has stored. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const wanted = url.searchParams.get('places');
  const places = wanted ? await findPlaces(context.get(servicesContext), wanted.split(',')) : [];
  return data({ wanted, places, renderedAt: Date.now() }, { headers: publicPageHeaders });
}

export function headers({ loaderHeaders }: Route.HeadersArgs): HeadersInit {
  return loaderHeaders;
}

/** The places that this browser has saved without an account. */
export default function Saved({ loaderData }: Route.ComponentProps) {
  const { wanted, places, renderedAt } = loaderData;
  const isHydrated = useHydrated();
  const slugs = useSavedSlugs().join(',');
  const { status } = useSession();
  const navigate = useNavigate();
  const hasOwn = useRef(false);
  useEffect(() => {
    if (status === 'signed-in') return void navigate('/dashboard/lists', { replace: true });
    // While the page hydrates, the list is still the server's empty one.
    if (!isHydrated || slugs === (wanted ?? '')) return;
    // Somebody else's address is shown as it is.
    if (slugs !== '') hasOwn.current = true;
    if (!hasOwn.current) return;
    void navigate(slugs ? `/saved?places=${slugs}` : '/saved', {
      replace: true,
      preventScrollReset: true,
    });
  }, [isHydrated, status, slugs, wanted, navigate]);
  return (
    <div className="shell min-h-svh max-w-4xl pt-10 pb-16">
      <PageHeading>Saved places</PageHeading>
      {places.length > 0 && (
        <>
          <p className="mt-3 mb-6 text-soft">
            <Link className="link-quiet" to={toSignInHref('/dashboard/lists')} rel="nofollow">
              Sign in
            </Link>{' '}
            to see your saved places on all your devices, and to make lists that you can share.
          </p>
          <PlaceList places={places} renderedAt={renderedAt} />
        </>
      )}
      {places.length === 0 &&
        (isHydrated && (slugs === '' || slugs === wanted) ? (
          <NothingSaved />
        ) : (
          <p className="mt-6 text-soft" role="status">
            Loading…
          </p>
        ))}
    </div>
  );
}

function NothingSaved() {
  return (
    <EmptyState title="Nothing saved yet">
      <p className="mt-2 max-w-[60ch]">
        Tap the heart on a business to save it. Without an account it is saved on this device.
      </p>
      <Link className="button-line mt-5" to="/">
        Find a business
      </Link>
    </EmptyState>
  );
}

export function meta(): Route.MetaDescriptors {
  return privateMeta('Saved places');
}
