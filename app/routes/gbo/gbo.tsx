import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { SiteSearch } from '#app/components/search/site-search.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { PanoramaCover } from '#app/components/pictures/cover.tsx';
import { Icon, type IconName } from '#app/components/ui/icon.tsx';
import type { Route } from './+types/gbo';

export const handle = { listed: { path: '/gbo' }, hasOwnSearch: true } satisfies ScreenHandle;

export function headers(): HeadersInit {
  return publicPageHeaders;
}

/** Get your Business Online: explains to owners how to get a complete listing. */
export default function GetBusinessOnline() {
  return (
    <>
      <div className="shell grid grid-cols-1 items-center gap-x-16 gap-y-8 pt-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <p className="kicker text-accent">Get your Business Online</p>
          <PageHeading size="profile" className="mt-3 max-w-[15ch]">
            Hang your sign where people look
          </PageHeading>
          <p className="mt-4 max-w-[56ch] text-lg text-soft">
            One page with your hours, number, prices and directions, for people nearby and for
            search engines. It is free: there is no paid plan, and no one can buy a better place in
            the results.
          </p>
          <h2 className="mt-6 font-sans text-base tracking-normal">Look for your business first</h2>
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
    <figure className="mx-auto w-full max-w-80">
      <div className="overflow-hidden rounded-card bg-raised shadow-float" aria-hidden="true">
        <PanoramaCover slug="ember" hue={46} trade="bakeries" isOpen className="h-32 w-full" />
        <div className="p-5">
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
              Reviews by neighbors
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

/** Find or add, claim, complete. */
function Steps() {
  return (
    <section className="shell mt-8" aria-label="How it works">
      <div className="rule-double" />
      <ol className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-3">
        <Step number={1} title="Find it, or add it">
          Many businesses are listed already. If yours is not,{' '}
          <StepLink to="/business-submission">add it</StepLink>: we check the facts and tell you
          when it is public, or why it is not.
        </Step>
        <Step number={2} title="Claim it">
          A code by email or on your website makes it yours right away. A license, a lease or a
          utility bill works too; our admins review it.
        </Step>
        <Step number={3} title="Complete it">
          Set hours and holidays, add photos and prices. Changes are live when you save them, and
          statistics show how often people view your listing and call.
        </Step>
      </ol>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link prefetch="intent" className="button-solid" to="/auth?view=sign-up&as=business">
          Create an account
        </Link>
        <Link prefetch="intent" className="button-line" to="/help">
          Help for owners
        </Link>
      </p>
    </section>
  );
}

type StepProps = { number: number; title: string; children: ReactNode };

function Step({ number, title, children }: StepProps) {
  return (
    <li className="pt-4">
      <h2 className="flex items-baseline gap-3 text-title">
        <span className="text-accent tabular-nums" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      <p className="mt-2 text-soft">{children}</p>
    </li>
  );
}

function StepLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="link-quiet text-ink" to={to}>
      {children}
    </Link>
  );
}
