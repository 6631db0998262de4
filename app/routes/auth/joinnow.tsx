import { Link, PrefetchPageLinks, useSearchParams } from 'react-router';
import { useState } from 'react';
import { NotYet, PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { useSession } from '#app/browser/session/use-session.ts';
import type { Route } from './+types/joinnow';
import { MembershipCard } from './membership-card.tsx';
import { preloadForms } from './forms-code.ts';
import { SignUp } from './sign-up.tsx';

export const handle = {
  searchParams: ['as'],
  allowedValues: { as: ['business'] },
  listed: { path: '/joinnow' },
} satisfies ScreenHandle;

export function headers(): HeadersInit {
  return publicPageHeaders;
}

const memberships = {
  community: {
    title: 'Community member',
    summary: 'For people who live, eat, shop and get their bikes fixed here.',
    today: [
      'Add a missing business, and follow its status',
      'An account of your own, with your name and the emails you want',
      'Your data as a file',
    ],
    planned: [
      'Save places and find them again on every device',
      'Review places you know, and edit your reviews when things change',
      'Report wrong hours or phone numbers on the page',
    ],
    button: 'Join as a neighbor',
    to: '/joinnow#join',
  },
  business: {
    title: 'Business member',
    summary: 'For people who open the doors in the morning.',
    today: [
      'Everything a community member has',
      'Claim your listing, and see its status and what is missing',
      'Confirm with one tap that its facts are still right',
      'Invite colleagues, or transfer the listing',
      'Manage its facts yourself: hours with holidays, photos, prices, closures and moves',
      'See how often people view it, call and get directions',
    ],
    planned: ['Answer your reviews in public'],
    button: 'Join as a business',
    to: '/joinnow?as=business#join',
  },
};

export default function JoinNow() {
  return (
    <div className="shell pt-10 sm:pt-16">
      <header className="max-w-3xl">
        <p className="kicker text-accent">Membership</p>
        <PageHeading size="profile" className="mt-3">
          Join your main street
        </PageHeading>
        <p className="mt-5 max-w-[54ch] text-lg text-soft">
          You can search and read everything without joining. Membership lets you take part: most of
          it works today, the rest is being built. It is free, and there is nothing to cancel.
        </p>
        <NotYet />
      </header>
      <div className="mt-10 grid grid-cols-1 gap-8 md:grid-cols-2">
        <MembershipCard {...memberships.community} />
        <MembershipCard {...memberships.business} isStrong />
      </div>
      <div className="mt-20 grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_28rem]">
        <section
          className="rounded-card bg-raised p-[min(1.5rem,6vw)] shadow-card sm:p-8 lg:order-last"
          aria-labelledby="join"
        >
          <h2 id="join" className="text-section">
            Create your account
          </h2>
          <JoinForm />
        </section>
        <section className="rule-double" aria-labelledby="how">
          <h2 id="how" className="pt-3 text-section">
            How joining works
          </h2>
          <dl className="mt-6 grid max-w-[56ch] grid-cols-1 gap-y-8">
            <Answer question="What do I need to join?">
              An email address and a password. Your name is optional; it is shown next to your
              reviews.
            </Answer>
            <Answer question="What happens next?">
              We send you one email with a link and a code. Use either one to activate your account.
            </Answer>
            <Answer question="What does it cost?">
              Nothing. We never ask for a card, and there is no trial that ends.
            </Answer>
          </dl>
          <p className="mt-8 flex flex-wrap gap-x-8">
            <Link
              prefetch="intent"
              className="link-quiet inline-flex min-h-11 items-center"
              to="/privacy-policy"
            >
              What do you store about me?
            </Link>
          </p>
        </section>
      </div>
    </div>
  );
}

function Answer({ question, children }: { question: string; children: string }) {
  return (
    <div>
      <dt className="font-semibold">{question}</dt>
      <dd className="mt-1 text-soft">{children}</dd>
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    matches,
    title: 'Join now',
    description:
      'Mainstreet membership is free: add a business, claim yours and keep its facts up to date. Saving and reviewing places is being built.',
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
        You have an account already.{' '}
        <Link className="link-quiet" to="/dashboard">
          Open your dashboard
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
        <p className="mt-3">Accounts need JavaScript. Search and listings work without it.</p>
      </noscript>
    </div>
  );
}
