import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '#app/browser/session/session-store.ts';
import { Breadcrumbs } from '#app/components/site/breadcrumbs.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { SiteSearch } from '#app/components/search/site-search.tsx';
import { isAdmin } from '#app/domain/profile/profile.ts';
import * as t from '#app/messages/routes/home/metro.tsx';
import { usePreloadedResults } from '../results/results-on-demand.tsx';
import { UnmetDemandList } from './city-parts.tsx';
import { CityHead, CitySections } from './city-sections.tsx';
import type { CityData } from './load-city.server.ts';

type CityFrontProps = {
  city: CityData;
  renderedAt: number;
  /** Below the last section. */
  children?: ReactNode;
};

/** The front page of a city; all of its listings are one tap away. */
export function CityFront({ city, renderedAt, children }: CityFrontProps) {
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
      {children}
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
