import { Link } from 'react-router';
import { NotYet, PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { SiteSearch } from '#app/components/search/site-search.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { PanoramaCover } from '#app/components/pictures/panorama-cover.tsx';
import { Icon, type IconName } from '#app/components/ui/icon.tsx';
import type { Route } from './+types/gbo';
import { Steps } from './steps.tsx';

const prices = [
  { what: 'A listing', price: '$0' },
  { what: 'Claiming it, with a verified badge', price: '$0' },
  { what: 'Photos, special hours, edits', price: '$0' },
  { what: 'Answering reviews', price: '$0' },
  { what: 'Figures: views, calls, directions', price: '$0' },
  { what: 'A better place in the results', price: 'not for sale' },
];

/** The prices, in the look of a menu. */
function PriceList() {
  return (
    <section
      className="shell mt-20 grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      aria-labelledby="prices"
    >
      <div>
        <h2 id="prices" className="text-section">
          What it will cost
        </h2>
        <p className="mt-3 max-w-[44ch] text-soft">
          Nothing, now or later, and there is no paid plan. Results are ordered by what people
          search for, how near you are and how you are rated.{' '}
          <Link className="link-quiet text-ink" to="/about">
            Why we do it this way
          </Link>
        </p>
      </div>
      <dl className="rounded-card bg-raised px-6 py-4 shadow-card sm:px-8 sm:py-6">
        {prices.map(({ what, price }) => (
          <div key={what} className="flex flex-wrap items-baseline gap-x-3 py-2">
            <dt>{what}</dt>
            <dd className="flex grow items-baseline gap-3 font-display font-bold whitespace-nowrap tabular-nums">
              <span className="leader" aria-hidden="true" />
              {price}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export const handle = { listed: { path: '/gbo' }, hasOwnSearch: true } satisfies ScreenHandle;

export function headers(): HeadersInit {
  return publicPageHeaders;
}

/** Get your Business Online: explains to owners how to get a complete listing. */
export default function GetBusinessOnline() {
  return (
    <>
      <div className="shell grid grid-cols-1 items-center gap-x-16 gap-y-12 pt-10 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <p className="kicker text-accent">Get your Business Online</p>
          <PageHeading size="profile" className="mt-3 max-w-[15ch]">
            Hang your sign where people look
          </PageHeading>
          <p className="mt-5 max-w-[52ch] text-lg text-soft">
            One page with your hours, your number and directions to your door, found by people
            nearby and by the search engines they use. It is free.
          </p>
          <NotYet />
          <h2 className="mt-8 font-sans text-base tracking-normal">Look for your business first</h2>
          <div className="relative z-10 mt-2">
            <SiteSearch size="large" />
          </div>
          <p className="mt-2">
            <Link
              prefetch="intent"
              className="link-quiet inline-flex min-h-11 items-center"
              to="/business-submission"
            >
              Not listed yet? Add it
            </Link>
          </p>
        </div>
        <SampleListing />
      </div>
      <Steps />
      <PriceList />
      <section className="shell mt-20" aria-labelledby="begin">
        <div className="rounded-card bg-wash px-6 py-12 text-center sm:py-16">
          <h2 id="begin" className="text-section">
            Start with an account
          </h2>
          <p className="mx-auto mt-3 max-w-[48ch] text-soft">
            Check whether you are listed, and create an account to claim your business.
          </p>
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            <Link prefetch="intent" className="button-solid" to="/auth?view=sign-up&as=business">
              Create an account
            </Link>
            <Link prefetch="intent" className="button-line" to="/help">
              Questions and answers
            </Link>
          </div>
        </div>
      </section>
    </>
  );
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    matches,
    title: 'Get your Business Online',
    description:
      'Find the listing of your business on Mainstreet: hours, phone, website and directions on one page, free of charge. Claim it by email, by its website or by documents.',
    path: '/gbo',
  });
}

/** A complete listing as an example; only a picture, so it has no links. */
function SampleListing() {
  return (
    <figure className="mx-auto w-full max-w-96">
      <div className="overflow-hidden rounded-card bg-raised shadow-float" aria-hidden="true">
        <PanoramaCover slug="ember" name="Your name" hue={46} className="h-40 w-full" />
        <div className="p-6">
          <p className="font-display text-title font-bold">Your name here</p>
          <p className="mt-1 text-sm text-soft">Your trade · Your town</p>
          <ul className="mt-4 grid gap-2.5 text-sm">
            <Line icon="check" tone="text-open">
              Open now, closes at 6 PM
            </Line>
            <Line icon="phone">(555) 010-0123</Line>
            <Line icon="pin">1 Main Street</Line>
            <Line icon="globe">yourname.example</Line>
            <Line icon="star" tone="text-star">
              Your neighbors’ words
            </Line>
          </ul>
        </div>
      </div>
      <figcaption className="mt-3 text-center text-sm text-soft">A complete listing</figcaption>
    </figure>
  );
}

type LineProps = { icon: IconName; tone?: string; children: string };

function Line({ icon, tone = 'text-soft', children }: LineProps) {
  return (
    <li className="flex items-center gap-2.5 wrap-anywhere">
      <span className={tone}>
        <Icon name={icon} />
      </span>
      {children}
    </li>
  );
}
