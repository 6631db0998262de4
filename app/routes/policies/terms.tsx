import { Link } from 'react-router';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { policies } from '#app/config/policies.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import type { Route } from './+types/terms';
import { Contact, PolicyPage, type PolicySection } from './policy-page.tsx';

export const handle = { listed: policies.terms, starts: 'wanted' } satisfies ScreenHandle;

const lead =
  'What you may expect of Mainstreet, and what we expect of you. Plain words on purpose: if a sentence here is unclear, ask us.';

export function headers(): HeadersInit {
  return publicPageHeaders;
}

export default function Terms() {
  return <PolicyPage name="terms" lead={lead} sections={sections} isAhead />;
}

const sections: PolicySection[] = [
  {
    id: 'service',
    title: 'What Mainstreet is',
    body: (
      <>
        <p>
          Mainstreet is a directory of local businesses in the United States, with guides and a
          blog. Reading, searching, having an account, listing a business and claiming it are free
          of charge. Reviewing will be too.
        </p>
        <p>
          No one can pay to rank higher. Their order follows your words, the distance and the
          ratings that people gave, and nothing else.
        </p>
      </>
    ),
  },
  {
    id: 'accuracy',
    title: 'How far to trust a listing',
    body: (
      <p>
        Listings come from lists that we import, later from owners and neighbors too, and facts
        change. We show when the facts of a listing were last confirmed where we know it. Call
        before you travel far: we cannot promise that a shop is open because its listing says so.
        When you find a mistake, write to <Contact /> and name the listing; listings have no form
        for it yet.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <ul>
        <li>
          You are at least 16, give an email address that is yours, and keep your password to
          yourself.
        </li>
        <li>One person, one account.</li>
        <li>
          You may leave at any time in your <Link to="/account-settings">account settings</Link>.
        </li>
        <li>
          We may close an account that breaks the <Link to="/content-policy">content policy</Link>{' '}
          again and again. We say why, and you may object.
        </li>
      </ul>
    ),
  },
  {
    id: 'yours',
    title: 'What you write stays yours',
    body: (
      <p>
        This is for the day you can add something. Texts and pictures you add remain yours. You
        allow us to show, store and resize them as part of Mainstreet and of the data it hands out,
        for as long as they are here, without pay. Add only what you may share. When you delete
        something, it leaves the pages at once and the caches within a day.
      </p>
    ),
  },
  {
    id: 'owners',
    title: 'If you speak for a business',
    body: (
      <>
        <p>These rules hold for submitting and claiming:</p>
        <ul>
          <li>Submit and claim only businesses you own or are asked to speak for.</li>
          <li>
            Keep the facts true: the name on the sign, real hours, a phone that somebody answers.
          </li>
          <li>Do not review your own business or a rival’s, and do not pay for reviews.</li>
          <li>
            If somebody else claims a listing that you look after, we tell you and wait 7 days for
            your objection before anything changes.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'machines',
    title: 'Using our data with a program',
    body: (
      <p>
        You may read what is public through the <Link to="/developers">API for developers</Link>{' '}
        within its limits, and show what you find with a link back to the listing. Do not use it to
        send unwanted mail or calls, and do not republish the whole directory as your own.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'If something goes wrong',
    body: (
      <p>
        We run Mainstreet with care and offer it as it is. It may be down, and it may be wrong. What
        you agree with a business is between you and them. As far as the law lets us, we do not
        answer for losses that come from relying on a listing; where the law says that we do, this
        page changes nothing about it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes, and how to reach us',
    body: (
      <p>
        The date at the top changes with the words. Changes that take something away from account
        holders begin 30 days after we announce them here. Questions go to <Contact />.
      </p>
    ),
  },
];

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { title, path } = policies.terms;
  return pageMeta({ matches, title, description: lead, path });
}
