import { useState } from 'react';
import { Link, PrefetchPageLinks, useSearchParams } from 'react-router';
import { useSession } from '#app/browser/session/session-store.ts';
import { SiteText } from '#app/components/article/site-text.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { servicesContext } from '#app/context.ts';
import { findSiteText } from '#app/domain/article/site-text.server.ts';
import * as t from '#app/messages/routes/auth.tsx';
import type { Route } from './+types/joinnow';
import { preloadForms } from './auth-form.tsx';
import { SignUp } from './sign-in.tsx';

export const handle = {
  searchParams: ['as'],
  allowedValues: { as: ['business'] },
  listed: { path: '/joinnow' },
} satisfies ScreenHandle;

export async function loader({ context }: Route.LoaderArgs) {
  return { text: await findSiteText(context.get(servicesContext), 'join') };
}

export function headers(): HeadersInit {
  return publicPageHeaders;
}

const memberships = {
  community: {
    title: t.communityTitle,
    summary: t.communitySummary,
    benefits: [
      t.benefitSave,
      t.benefitReview,
      t.benefitAsk,
      t.benefitCorrect,
      t.benefitAddBusiness,
      t.benefitDownloadData,
    ],
    button: t.joinCommunity,
    to: '/joinnow#join',
  },
  business: {
    title: t.businessTitle,
    summary: t.businessSummary,
    benefits: [
      t.benefitAllOfCommunity,
      t.benefitManageListing,
      t.benefitShareAccess,
      t.benefitAnswerReviews,
      t.benefitAnswerQuestions,
      t.benefitStatistics,
    ],
    button: t.joinBusiness,
    to: '/joinnow?as=business#join',
  },
};

export default function JoinNow({ loaderData: { text } }: Route.ComponentProps) {
  return (
    <div className="shell grid grid-cols-1 items-start gap-x-12 gap-y-8 pt-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div>
        <header>
          <p className="kicker text-accent">{t.joinKicker}</p>
          <PageHeading size="profile" className="mt-3">
            {t.joinHeading}
          </PageHeading>
          {text === null && <p className="mt-4 max-w-[54ch] text-lg text-soft">{t.joinSummary}</p>}
        </header>
        {text === null ? (
          <div className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-6">
            <MembershipCard {...memberships.community} />
            <MembershipCard {...memberships.business} isStrong />
          </div>
        ) : (
          <div className="mt-6">
            <SiteText text={text} />
          </div>
        )}
      </div>
      <TitledSection
        className="rounded-card bg-raised p-[min(1.5rem,6vw)] shadow-card sm:p-8"
        id="join"
        title={t.joinFormTitle}
        headingClass="text-section"
      >
        <JoinForm />
        <p className="mt-4 text-sm text-soft">
          {t.joinFormNote}{' '}
          <Link prefetch="intent" className="link-quiet text-ink" to="/privacy-policy">
            {t.aboutStoredData}
          </Link>
        </p>
      </TitledSection>
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    matches,
    title: t.joinTitle,
    description: t.joinMetaDescription,
    path: '/joinnow',
  });
}

/** The sign-up form on the page about membership. */
function JoinForm() {
  const { status } = useSession();
  const [parameters] = useSearchParams();
  const [isBegun, setIsBegun] = useState(false);

  /** Loads the code only when somebody fills in the form: most people only read. */
  function begin() {
    if (isBegun) return;
    setIsBegun(true);
    preloadForms();
  }

  if (status === 'signed-in') {
    return (
      <p className="mt-3">
        {t.joinHasAccount}{' '}
        <Link className="link-quiet" to="/dashboard">
          {t.openDashboard}
        </Link>
      </p>
    );
  }
  return (
    <div onFocus={begin}>
      {/* Preloads the screen that handles the form, so that it can report a network failure. */}
      {isBegun && <PrefetchPageLinks page="/auth" />}
      <SignUp key={parameters.get('as')} next="/" />
      <noscript>
        <p className="mt-3">{t.javascriptNeeded}</p>
      </noscript>
    </div>
  );
}

type MembershipCardProps = {
  title: string;
  summary: string;
  benefits: string[];
  button: string;
  to: string;
  /** Whether the card has the accent color. */
  isStrong?: boolean;
};

/** A kind of membership, in the look of a membership card. */
function MembershipCard(props: MembershipCardProps) {
  const { title, summary, benefits, button, to, isStrong = false } = props;
  return (
    <section
      className="flex flex-col overflow-hidden rounded-card bg-raised shadow-card"
      aria-label={title}
    >
      <div className={`h-2 ${isStrong ? 'bg-accent' : 'bg-ink'}`} />
      <div className="flex grow flex-col p-[min(1.5rem,6vw)] wrap-anywhere">
        <h2 className="text-title">{title}</h2>
        <p className="mt-2 text-soft">{summary}</p>
        <ul className="mt-5 mb-6 grid gap-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <span className="mt-0.5 w-5 shrink-0 text-center text-open" aria-hidden="true">
                <Icon name="check" />
              </span>
              {benefit}
            </li>
          ))}
        </ul>
        <Link
          prefetch="intent"
          className={`${isStrong ? 'button-solid' : 'button-line'} mt-auto w-full`}
          to={to}
        >
          {button}
        </Link>
      </div>
    </section>
  );
}
