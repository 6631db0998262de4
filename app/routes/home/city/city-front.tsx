import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#app/browser/session/session-store.ts';
import { whenIdle } from '#app/browser/start/page-lifecycle.ts';
import { SiteSearch } from '#app/components/search/site-search.tsx';
import { Breadcrumbs } from '#app/components/site/breadcrumbs.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { offlineCache } from '#app/config/offline.ts';
import { describeOutcome, type OfflineOutcome } from '#app/domain/offline/offline.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import * as t from '#app/messages/routes/home/metro.tsx';
import { usePreloadedResults } from '../results/results-on-demand.tsx';
import { UnmetDemandList } from './city-parts.tsx';
import { CityHead, CitySections } from './city-sections.tsx';
import type { CityData } from './load-city.server.ts';

type CityFrontProps = {
  city: CityData;
  renderedAt: number;
  /** Whether to offer the city for offline use. */
  canSave: boolean;
};

/** The front page of a city; all of its listings are one tap away. */
export function CityFront({ city, canSave, renderedAt }: CityFrontProps) {
  usePreloadedResults();
  const { metro } = city;
  return (
    <>
      <div className="shell pt-3 lg:pt-4">
        <div className="no-print max-w-3xl">
          <SiteSearch size="compact" initial={{ what: '', where: metro.name, category: null }} />
        </div>
        <div className="mt-3 flex items-start justify-between gap-x-6 sm:mt-5 lg:mt-6">
          <Breadcrumbs
            steps={[
              { to: '/', name: t.homeCrumb },
              { to: '/#metros', name: t.cities },
            ]}
          />
          <ArrangeLink metro={metro.slug} />
        </div>
        <CityHead
          city={city}
          renderedAt={renderedAt}
          heading={<PageHeading>{city.metro.name}</PageHeading>}
        />
      </div>
      <CitySections city={city} renderedAt={renderedAt} />
      <UnmetDemandList city={city} />
      {canSave && <SaveCity key={metro.slug} slug={metro.slug} name={metro.name} />}
    </>
  );
}

/** For admins; the page is the same for everybody. */
function ArrangeLink({ metro }: { metro: string }) {
  const session = useSession();
  if (session.status !== 'signed-in' || !isAdmin(session.profile)) return null;
  return (
    <Link
      className="no-print link-quiet inline-flex min-h-11 items-center text-sm"
      to={`/dashboard/cities/${metro}`}
    >
      {t.arrangePage}
    </Link>
  );
}

type SaveCityProps = {
  /** Slug of the metro. */
  slug: string;
  /** 'Austin, TX' */
  name: string;
};

/** `confirming`: whether to replace the metro that is stored. */
type State = 'unknown' | 'impossible' | 'offered' | 'confirming' | 'saving' | 'saved';

const loadOffline = () => import('#app/browser/offline/offline.ts');

/**
 * Stores a metro for offline use. Its code loads on the tap, so other visitors get no service
 * worker. Renders an empty line until the browser has said what it supports and has stored.
 */
function SaveCity({ slug, name }: SaveCityProps) {
  const [state, setState] = useState<State>('unknown');
  const [other, setOther] = useState<string | null>(null);

  useEffect(() => {
    async function findState() {
      const stored = await findStoredCity();
      setOther(stored && stored.slug !== slug ? stored.name : null);
      if (stored === undefined) setState('impossible');
      else setState(stored?.slug === slug ? 'saved' : 'offered');
    }
    return whenIdle(() => void findState());
  }, [slug]);

  async function save() {
    setState('saving');
    const [{ saveCity }, { notify }] = await Promise.all([
      loadOffline(),
      import('#app/browser/toasts/toast-store.ts'),
    ]);
    const answer: OfflineOutcome = await saveCity(slug);
    const isSaved = answer.outcome === 'saved';
    notify(isSaved ? 'citySaved' : 'notSaved', describeOutcome(answer));
    setState(isSaved ? 'saved' : 'offered');
    if (isSaved) setOther(null);
  }

  return (
    <div className="no-print shell mt-6 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {(state === 'offered' || state === 'saving') && (
        <button
          type="button"
          className="link-quiet min-h-11 font-medium"
          disabled={state === 'saving'}
          onClick={() => (other === null ? void save() : setState('confirming'))}
        >
          {state === 'saving' ? t.savingCity({ city: name }) : t.saveCity({ city: name })}
        </button>
      )}
      {state === 'offered' && <span className="text-soft">{t.saveCityHint}</span>}
      {state === 'confirming' && (
        <>
          <span role="status">{t.otherCitySaved({ city: other ?? '' })}</span>
          <button type="button" className="button-line" onClick={() => void save()}>
            {t.replaceWith({ city: name })}
          </button>
          <button type="button" className="link-quiet min-h-11" onClick={() => setState('offered')}>
            {t.cancel}
          </button>
        </>
      )}
      {state === 'saved' && (
        <span className="text-soft">
          {t.citySaved({
            city: name,
            saved: (text) => (
              <a className="link-quiet inline-flex min-h-11 items-center" href="/offline">
                {text}
              </a>
            ),
          })}
        </span>
      )}
    </div>
  );
}

/** Undefined if this browser cannot store anything. */
async function findStoredCity(): Promise<{ slug: string; name: string } | null | undefined> {
  if (!('serviceWorker' in navigator && 'caches' in globalThis)) return undefined;
  try {
    // For most visitors the answer is no, and no code is loaded.
    if (!(await caches.has(offlineCache))) return null;
    const { findSavedCity } = await import('#app/browser/offline/city-store.ts');
    return await findSavedCity();
  } catch {
    return undefined;
  }
}
