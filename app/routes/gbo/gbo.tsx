import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PanoramaCover } from '#app/components/pictures/cover.tsx';
import { SiteSearch } from '#app/components/search/site-search.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { Icon, type IconName } from '#app/components/ui/icon.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import * as t from '#app/messages/routes/gbo.tsx';
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
          <p className="kicker text-accent">{t.title}</p>
          <PageHeading size="profile" className="mt-3 max-w-[15ch]">
            {t.heading}
          </PageHeading>
          <p className="mt-4 max-w-[56ch] text-lg text-soft">{t.introduction}</p>
          <h2 className="mt-6 font-sans text-base tracking-normal">{t.searchTitle}</h2>
          <div className="relative z-10 mt-2">
            <SiteSearch size="large" />
          </div>
          <p className="mt-2">
            <Link
              prefetch="intent"
              className="link-quiet inline-flex min-h-11 items-center"
              to="/business-submission"
            >
              {t.addMissing}
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
    title: t.title,
    description: t.metaDescription,
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
          <p className="font-display text-title font-bold">{t.sampleName}</p>
          <p className="mt-1 text-sm text-soft">{t.sampleTrade}</p>
          <ul className="mt-4 grid gap-2.5 text-sm">
            <Line icon="check" tone="text-open">
              {t.sampleHours}
            </Line>
            <Line icon="phone">(555) 010-0123</Line>
            <Line icon="pin">{t.sampleStreet}</Line>
            <Line icon="globe">{t.sampleWebsite}</Line>
            <Line icon="star" tone="text-star">
              {t.sampleReviews}
            </Line>
          </ul>
        </div>
      </div>
      <figcaption className="mt-3 text-center text-sm text-soft">{t.sampleLabel}</figcaption>
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
    <section className="shell mt-8" aria-label={t.stepsTitle}>
      <div className="rule-double" />
      <ol className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-3">
        <Step number={1} title={t.findTitle}>
          {t.findText({
            steplink: (text) => <StepLink to="/business-submission">{text}</StepLink>,
          })}
        </Step>
        <Step number={2} title={t.claimTitle}>
          {t.claimText}
        </Step>
        <Step number={3} title={t.completeTitle}>
          {t.completeText}
        </Step>
      </ol>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link prefetch="intent" className="button-solid" to="/auth?view=sign-up&as=business">
          {t.signUp}
        </Link>
        <Link prefetch="intent" className="button-line" to="/help">
          {t.helpForOwners}
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
