import { Link } from 'react-router';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import type { Route } from './+types/events';

export const handle = { listed: { path: '/events' }, hydration: 'wanted' } satisfies ScreenHandle;

export function headers(): HeadersInit {
  return publicPageHeaders;
}

const plans = [
  {
    title: 'Once',
    text: 'Street fairs, openings, book signings, the night the bakery stays open late.',
  },
  {
    title: 'Every week',
    text: 'Markets, quiz nights, story hours: entered once, shown on the days they happen.',
  },
  {
    title: 'Near you',
    text: 'Search by what and where, as in the directory, with a calendar feed of any search for your phone.',
  },
  {
    title: 'From the people who host them',
    text: 'Owners will add events to their own listings. No one will pay to rank higher.',
  },
];

export default function Events() {
  return (
    <div className="shell pt-10 sm:pt-16">
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <header>
          <p className="kicker text-accent">Events</p>
          <PageHeading size="hero" className="mt-4">
            Coming soon
          </PageHeading>
          <p className="mt-6 max-w-[40ch] text-lg text-soft">
            What happens on main street, and when. We are still nailing up the noticeboard; this is
            what will hang on it.
          </p>
        </header>
        <dl className="rule-double self-end">
          {plans.map(({ title, text }) => (
            <div
              key={title}
              className="grid grid-cols-1 gap-x-8 gap-y-1 border-b border-rule py-5 sm:grid-cols-[11rem_1fr]"
            >
              <dt className="font-display text-title font-bold">{title}</dt>
              <dd className="text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <section className="mt-20" aria-labelledby="until-then">
        <h2 id="until-then" className="text-section">
          Until then
        </h2>
        <ul className="mt-4 flex flex-wrap gap-3">
          <li>
            <Link prefetch="intent" className="button-line" to="/?open=now">
              See what is open now
            </Link>
          </li>
          <li>
            <Link prefetch="intent" className="button-line" to="/cityguides">
              Read a city guide
            </Link>
          </li>
          <li>
            <Link prefetch="intent" className="button-line" to="/?sort=newest">
              Meet the newest places
            </Link>
          </li>
        </ul>
      </section>
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    matches,
    title: 'Events, coming soon',
    description:
      'Markets, openings and weekly dates on main streets across the United States: coming soon to Mainstreet.',
    path: '/events',
  });
}
