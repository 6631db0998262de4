import { Link } from 'react-router';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import * as t from '#app/messages/routes/events.ts';
import type { Route } from './+types/events';

export const handle = {
  listed: { path: '/events' },
  hydration: 'interaction',
} satisfies ScreenHandle;

export function headers(): HeadersInit {
  return publicPageHeaders;
}

const plans = [
  {
    title: t.onceTitle,
    text: t.onceText,
  },
  {
    title: t.weeklyTitle,
    text: t.weeklyText,
  },
  {
    title: t.nearTitle,
    text: t.nearText,
  },
  {
    title: t.hostsTitle,
    text: t.hostsText,
  },
];

export default function Events() {
  return (
    <div className="shell pt-10 sm:pt-16">
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <header>
          <p className="kicker text-accent">{t.title}</p>
          <PageHeading size="hero" className="mt-4">
            {t.kicker}
          </PageHeading>
          <p className="mt-6 max-w-[40ch] text-lg text-soft">{t.introduction}</p>
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
      <TitledSection
        className="mt-20"
        id="until-then"
        title={t.untilThen}
        headingClass="text-section"
      >
        <ul className="mt-4 flex flex-wrap gap-3">
          <li>
            <Link prefetch="intent" className="button-line" to="/?open=now">
              {t.viewOpenNow}
            </Link>
          </li>
          <li>
            <Link prefetch="intent" className="button-line" to="/cityguides">
              {t.readCityGuide}
            </Link>
          </li>
          <li>
            <Link prefetch="intent" className="button-line" to="/?sort=newest">
              {t.viewNewest}
            </Link>
          </li>
        </ul>
      </TitledSection>
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    matches,
    title: t.metaTitle,
    description: t.metaDescription,
    path: '/events',
  });
}
