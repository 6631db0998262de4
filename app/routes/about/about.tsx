import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StreetCover } from '#app/components/pictures/cover.tsx';
import { NotYet, PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { site } from '#app/config/site.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import type { Route } from './+types/about';

export const handle = { listed: { path: '/about' }, hydration: 'wanted' } satisfies ScreenHandle;

export function headers(): HeadersInit {
  return publicPageHeaders;
}

export default function About() {
  return (
    <>
      <div className="dusk overflow-hidden">
        <div className="shell pt-8 pb-6">
          <p className="kicker text-accent">About {site.name}</p>
          <PageHeading size="profile" className="mt-3 max-w-[20ch]">
            A directory that works for the person who is looking
          </PageHeading>
        </div>
        <StreetCover className="block h-24 w-full sm:h-32" />
      </div>
      <div className="shell mt-10 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div>
          <p className="max-w-[60ch] text-lg">
            You need a plumber, a birthday cake or a place that is still open. You want a name, a
            number, the hours and directions. {site.name} is built for that minute, and for the
            businesses that want to be found with the right facts.
          </p>
          <NotYet />
          <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-2">
            <Part title="How results are ordered">
              By how well a listing matches, how near it is, and how people rate it. One five-star
              review does not outrank two hundred good ones. No placement is paid for.
            </Part>
            <Part title="Where listings come from">
              From lists we import, and from owners and neighbors. An admin reviews every new
              listing. Each says when its facts were last confirmed, and by whom.
            </Part>
            <Part title="Who can manage a listing">
              Anyone who can verify that the business is theirs: by a code by email or on its
              website, or by documents that our admins review. An owner can object before anything
              changes.
            </Part>
            <Part title="What we keep about you">
              Almost nothing while you browse: no ads, no trackers, one cookie with the place of
              your last search. See the <TextLink to="/privacy-policy">privacy policy</TextLink>.
            </Part>
          </div>
        </div>
        <aside className="rule-double self-start" aria-label="In short">
          <dl className="pt-1">
            <Fact term="Covers">The United States</Fact>
            <Fact term="Costs">Nothing, for anyone</Fact>
            <Fact term="For programs">
              <TextLink to="/developers">JSON, CSV, GeoJSON, RSS</TextLink>
            </Fact>
            <Fact term="Names of places">
              <a className="link-quiet" href="https://www.geonames.org/">
                GeoNames
              </a>
              , CC BY 4.0
            </Fact>
            <Fact term="Contact">
              <a className="link-quiet" href={`mailto:${site.contactEmail}`}>
                {site.contactEmail}
              </a>
            </Fact>
          </dl>
          <Link prefetch="intent" className="button-solid mt-4 w-full" to="/">
            Search the directory
          </Link>
          <Link prefetch="intent" className="button-line mt-3 w-full" to="/gbo">
            Get your business online
          </Link>
        </aside>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-title">{title}</h2>
      <p className="mt-2 text-soft">{children}</p>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-b border-rule py-2">
      <dt className="text-sm text-soft">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link prefetch="intent" className="link-quiet text-ink" to={to}>
      {children}
    </Link>
  );
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    matches,
    title: `About ${site.name}`,
    description:
      'What Mainstreet is, how its results are ordered, where its listings come from, and why no one can pay to rank higher.',
    path: '/about',
  });
}
