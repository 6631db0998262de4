import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StreetCover } from '#app/components/pictures/street-cover.tsx';
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
        <div className="shell pt-10 pb-10 sm:pt-16">
          <p className="kicker text-accent">About {site.name}</p>
          <PageHeading size="profile" className="mt-3 max-w-[20ch]">
            A directory that works for the person who is looking
          </PageHeading>
        </div>
        <StreetCover className="block h-32 w-full sm:h-44" />
      </div>
      <div className="shell mt-12 grid grid-cols-1 gap-x-16 gap-y-12 sm:mt-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="max-w-2xl">
          <p className="text-lg">
            You need a plumber, a birthday cake or a place that is still open. You want a name, a
            number, the hours and directions, and then you want to get going. {site.name} is built
            for that minute, and for the businesses on the other side of the counter that want to be
            found with the right facts.
          </p>
          <NotYet />
          <Part title="How results are ordered">
            By how well a listing matches your search, how near it is, and how people rate it. One
            five-star review does not outrank two hundred good ones. No placement is paid for.
          </Part>
          <Part title="Where listings come from">
            From lists we import, and from owners and neighbors who add businesses. An admin reviews
            every new listing before it is public, and tells the sender the decision and the reason.
            Each listing says when its facts were last confirmed, and by whom.
          </Part>
          <Part title="Who can manage a listing">
            Anyone who can verify that the business is theirs: by a code sent to an email address at
            the business’s own domain, by a code on its website, or by documents our admins review.
            If a listing already has an owner, that owner can object before anything changes.
          </Part>
          <Part title="What we keep about you">
            Almost nothing while you browse: no advertising, no trackers, no cookies on public
            pages. The <TextLink to="/privacy-policy">privacy policy</TextLink> is short enough to
            read.
          </Part>
          <Part title="What programs can use">
            Everything public, as JSON, CSV, GeoJSON and RSS, for programs and assistants:{' '}
            <TextLink to="/developers">see how to request it</TextLink>.
          </Part>
        </div>
        <aside className="rule-double self-start" aria-label="In short">
          <dl className="pt-3">
            <Fact term="Covers">The United States</Fact>
            <Fact term="Costs">Nothing, for anyone</Fact>
            <Fact term="Paid placement">None</Fact>
            <Fact term="Trackers">None</Fact>
            <Fact term="Works without JavaScript">Search, listings, guides</Fact>
            <Fact term="Write to us">
              <a className="link-quiet" href={`mailto:${site.contactEmail}`}>
                {site.contactEmail}
              </a>
            </Fact>
          </dl>
          <Link prefetch="intent" className="button-solid mt-6 w-full" to="/">
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
    <section className="mt-10">
      <h2 className="text-section">{title}</h2>
      <p className="mt-3 text-soft">{children}</p>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-b border-rule py-3">
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
