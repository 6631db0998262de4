import { Link } from 'react-router';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { policies } from '#app/config/policies.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import type { Route } from './+types/terms';
import { Contact, PolicyPage, type PolicySection } from './policy-page.tsx';

export const handle = { listed: policies.terms, hydration: 'wanted' } satisfies ScreenHandle;

const lead = 'What you can expect from Mainstreet, and what we expect from you.';

export function headers(): HeadersInit {
  return publicPageHeaders;
}

export default function Terms() {
  return <PolicyPage name="terms" lead={lead} sections={sections} />;
}

const sections: PolicySection[] = [
  {
    id: 'service',
    title: 'What Mainstreet is',
    body: (
      <p>
        Mainstreet is a free directory of local businesses in the United States, with guides and a
        blog. No one can pay to rank higher: results are ordered by your search, distance and
        ratings.
      </p>
    ),
  },
  {
    id: 'accuracy',
    title: 'Accuracy of listings',
    body: (
      <p>
        Listings come from lists we import and from owners and neighbors, and facts change. Where we
        know it, we show when a listing’s facts were last confirmed. Call before you travel far: we
        cannot promise that a listing is right. If you find a mistake, write to <Contact /> and name
        the listing.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <ul>
        <li>You are at least 16, use your own email address, and keep your password private.</li>
        <li>One account per person.</li>
        <li>
          You can delete it at any time in your <Link to="/account-settings">account settings</Link>
          .
        </li>
        <li>
          We can close an account that repeatedly breaks the{' '}
          <Link to="/content-policy">content policy</Link>. We tell you why, and you can appeal.
        </li>
      </ul>
    ),
  },
  {
    id: 'yours',
    title: 'Your content',
    body: (
      <p>
        Text and pictures you add remain yours. You allow us to show, store and resize them as part
        of Mainstreet and its public data while they are here, without payment. Add only what you
        have the right to share. When you delete something, it disappears from pages right away and
        from caches within a day.
      </p>
    ),
  },
  {
    id: 'owners',
    title: 'If you manage a business',
    body: (
      <ul>
        <li>Submit and claim only businesses you own or are authorized to represent.</li>
        <li>
          Keep the facts true: the name on the sign, real hours, a phone number someone answers.
        </li>
        <li>Do not review your own business or a competitor’s, and do not pay for reviews.</li>
        <li>
          If someone else claims your listing, we tell you and wait 7 days for your objection before
          anything changes.
        </li>
      </ul>
    ),
  },
  {
    id: 'machines',
    title: 'Using our data in a program',
    body: (
      <p>
        You can read what is public through the <Link to="/developers">API</Link> within its limits,
        and show it with a link back to the listing. Do not use it for unwanted email or calls, and
        do not republish the whole directory as your own.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        We run Mainstreet with care and offer it as is. It can be down, and it can be wrong. What
        you agree with a business is between you and them. As far as the law allows, we are not
        liable for losses from relying on a listing.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    body: (
      <p>
        The date above shows the last change. Changes that limit account holders’ rights take effect
        30 days after we announce them here. Questions? Write to <Contact />.
      </p>
    ),
  },
];

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { title, path } = policies.terms;
  return pageMeta({ matches, title, description: lead, path });
}
