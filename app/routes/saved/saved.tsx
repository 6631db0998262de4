import { useEffect, useRef } from 'react';
import { Link, data, useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { useSavedSlugs } from '#app/browser/saved/saved-store.ts';
import { useSession } from '#app/browser/session/session-store.ts';
import { toSignInHref } from '#app/components/account/early-session.ts';
import { PlaceList } from '#app/components/saved/place-list.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { privateMeta } from '#app/components/site/page-meta.ts';
import { EmptyState } from '#app/components/ui/empty-state.tsx';
import { linkTo } from '#app/components/ui/link-to.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { servicesContext } from '#app/context.ts';
import { findSavedPlaces } from '#app/domain/article/article.server.ts';
import * as t from '#app/messages/routes/saved.tsx';
import type { Route } from './+types/saved';

export const handle = {
  searchParams: ['places'],
  isCacheable: (query) => !query.has('places'),
  isPrivate: true,
} satisfies ScreenHandle;

/** `places`: slugs, separated by commas. The browser puts those there that it has stored. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const wanted = url.searchParams.get('places');
  const places = wanted
    ? await findSavedPlaces(context.get(servicesContext), wanted.split(','))
    : [];
  return data({ wanted, places, renderedAt: Date.now() }, { headers: publicPageHeaders });
}

export function headers({ loaderHeaders }: Route.HeadersArgs): HeadersInit {
  return loaderHeaders;
}

/** Marks an address that this screen wrote, also after a reload: it follows what the device saves. */
const written = { isOwn: true };

/**
 * The places that this browser has saved without an account. Those of a link that somebody else
 * sent stay as they are.
 */
export default function Saved({ loaderData }: Route.ComponentProps) {
  const { wanted, places, renderedAt } = loaderData;
  const isHydrated = useHydrated();
  const slugs = useSavedSlugs().join(',');
  const { status } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const isWritten = (location.state as Partial<typeof written> | null)?.isOwn === true;
  const hasOwn = useRef(false);
  useEffect(() => {
    if (status === 'signed-in') return void navigate('/dashboard/lists', { replace: true });
    // While the page hydrates, the list is still the server's empty one.
    if (!isHydrated) return;
    if (wanted === null || isWritten || slugs === wanted) hasOwn.current = true;
    if (!hasOwn.current || slugs === (wanted ?? '')) return;
    void navigate(slugs ? `/saved?places=${slugs}` : '/saved', {
      replace: true,
      preventScrollReset: true,
      state: written,
    });
  }, [isHydrated, status, slugs, wanted, isWritten, navigate]);
  return (
    <div className="shell min-h-svh max-w-4xl pt-10 pb-16">
      <PageHeading>{t.title}</PageHeading>
      {places.length > 0 && (
        <>
          <p className="mt-3 mb-6 text-soft">
            {t.signInForAll({
              link: linkTo(toSignInHref('/dashboard/lists'), { rel: 'nofollow' }),
            })}
          </p>
          <PlaceList places={places} renderedAt={renderedAt} />
          {isHydrated && !isWritten && slugs !== '' && slugs !== wanted && (
            <Link className="button-line mt-6" to="/saved">
              {t.seeOwnPlaces}
            </Link>
          )}
        </>
      )}
      {places.length === 0 &&
        (isHydrated && (slugs === '' || slugs === wanted) ? (
          <NothingSaved />
        ) : (
          <p className="mt-6 text-soft" role="status">
            {t.loading}
          </p>
        ))}
    </div>
  );
}

function NothingSaved() {
  return (
    <EmptyState title={t.emptyTitle}>
      <p className="mt-2 max-w-[60ch]">{t.emptyText}</p>
      <Link className="button-line mt-5" to="/">
        {t.findBusiness}
      </Link>
    </EmptyState>
  );
}

export function meta(): Route.MetaDescriptors {
  return privateMeta(t.title);
}
