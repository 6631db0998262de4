import { Link } from 'react-router';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { policies } from '#app/config/policies.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import type { Route } from './+types/content-policy';
import { Contact, PolicyPage, type PolicySection } from './policy-page.tsx';

export const handle = { listed: policies.content, starts: 'wanted' } satisfies ScreenHandle;

const lead =
  'What belongs in listings, reviews and photos, what does not, and what happens after somebody reports it.';

export function headers(): HeadersInit {
  return publicPageHeaders;
}

export default function ContentPolicy() {
  return <PolicyPage name="content" lead={lead} sections={sections} isAhead />;
}

const sections: PolicySection[] = [
  {
    id: 'listings',
    title: 'Listings',
    body: (
      <>
        <p>
          A listing is for a business that people can visit, call or order from in the United
          States.
        </p>
        <ul>
          <li>The name is the one on the sign, without slogans, phone numbers or search words.</li>
          <li>One place, one listing. Two firms at one address are two listings.</li>
          <li>The category says what the business is, not what it would like to be found for.</li>
          <li>Descriptions are about the business and hold no prices of others and no insults.</li>
        </ul>
        <p>
          We decline listings for what is illegal where it is offered, and for shops that do not
          exist.
        </p>
      </>
    ),
  },
  {
    id: 'reviews',
    title: 'Reviews',
    body: (
      <>
        <p>Writing them is not open yet. These rules hold from the day it is:</p>
        <ul>
          <li>
            Write about your own visit, call or order. One review per person and business; edit it
            when things change.
          </li>
          <li>
            Be as sharp as you like about the work. Leave people’s looks, origin, faith and family
            out of it.
          </li>
          <li>Name nobody’s private address, phone or illness.</li>
          <li>
            No reviews of your own business, your employer or a competitor, and none for money or
            gifts.
          </li>
        </ul>
        <p>
          A bad review is no reason to remove one. Owners will be able to answer each review once,
          in public, and to edit the answer.
        </p>
      </>
    ),
  },
  {
    id: 'photos',
    title: 'Photos',
    body: (
      <p>
        Show the business, its work or its goods. Use pictures that you took or may use, without
        strangers’ faces in the foreground. Twelve to a listing. Where and when they were taken
        stays on your device: your browser draws each anew before it is sent.
      </p>
    ),
  },
  {
    id: 'never',
    title: 'Never',
    body: (
      <ul>
        <li>Hatred, threats, harassment, or sexual content.</li>
        <li>Lies meant to harm, and pretending to be somebody else.</li>
        <li>Spam, malware, and links that lead somewhere else than they say.</li>
        <li>Other people’s work without their leave.</li>
      </ul>
    ),
  },
  {
    id: 'reports',
    title: 'What happens to a report',
    body: (
      <>
        <p>
          Today a report is an email to <Contact />: the address of the listing or review, and what
          is wrong with it. You need no account. Reporting from the page itself comes later, and
          will take one.
        </p>
        <ol>
          <li>
            A person reads the report. It is not counted by a machine and not hidden by a number of
            clicks.
          </li>
          <li>The report is upheld or dismissed, and whoever sent it is told which, and why.</li>
          <li>Whoever wrote a review that is hidden is told the reason.</li>
          <li>A listing that is suspended can return once the problem is mended.</li>
        </ol>
        <p>
          Every change to a listing or review is written down, with who made it and when, where
          nobody can alter it later.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'Suspended accounts',
    body: (
      <p>
        Whoever breaks these rules again and again can be kept from signing in until a day that we
        name. We tell them by email which day that is and why. Their listings and reviews stay as
        they are. If that was you and you disagree, answer that email or write to <Contact />.
      </p>
    ),
  },
  {
    id: 'objections',
    title: 'If you think we were wrong',
    body: (
      <p>
        Write to <Contact /> with the address of the listing or review. Somebody who did not take
        the first decision looks again. For works that are yours and were used without your leave,
        name the work, the address of the copy, and how to reach you; the copy goes while we check.
        The rules for accounts are in the <Link to="/terms">terms of use</Link>.
      </p>
    ),
  },
];

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { title, path } = policies.content;
  return pageMeta({ matches, title, description: lead, path });
}
