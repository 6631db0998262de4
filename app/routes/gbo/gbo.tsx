import { Link } from 'react-router';
import { NotYet } from '#app/components/site/not-yet.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { SiteSearch } from '#app/components/search/site-search.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import type { Route } from './+types/gbo';
import { PriceList } from './price-list.tsx';
import { SampleListing } from './sample-listing.tsx';
import { Steps } from './steps.tsx';

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
            One page with your hours, your number and the way to your door, found by people nearby
            and by the search engines they use. It costs nothing.
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
            Begin with an account
          </h2>
          <p className="mx-auto mt-3 max-w-[48ch] text-soft">
            Look whether you are listed, and make your account: it is what you claim your business
            with.
          </p>
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            <Link prefetch="intent" className="button-solid" to="/auth?view=sign-up&as=business">
              Make an account
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
