import type { ReactNode } from 'react';
import type { Wrap } from '#app/messages/sentences.ts';

export const lead = 'What you can expect from us, and what we expect from you.';

type Parts = {
  name: string;
  area: string;
  law: string | null;
  contact: ReactNode;
  settings: Wrap;
  contentPolicy: Wrap;
  api: Wrap;
};
/** The keys are the anchors, which people link to: keep one if its title changes. */
export const sections = ({ name, area, law, contact, settings, contentPolicy, api }: Parts) => ({
  service: {
    title: `What ${name} is`,
    body: (
      <p>
        {name} is a free directory of local businesses in {area}, with guides and a blog. No one can
        pay to rank higher: results are ordered by your search, distance and ratings.
      </p>
    ),
  },
  accuracy: {
    title: 'Accuracy of listings',
    body: (
      <p>
        Listings come from lists we import and from owners and neighbors, and facts change. Where we
        know it, we show when a listing’s facts were last confirmed. Call before you travel far: we
        cannot promise that a listing is right. If you find a mistake, choose “Suggest an edit” on
        the listing.
      </p>
    ),
  },
  account: {
    title: 'Your account',
    body: (
      <ul>
        <li>You are at least 16, use your own email address, and keep your password private.</li>
        <li>One account per person.</li>
        <li>You can delete it at any time in your {settings('account settings')}.</li>
        <li>
          We can close an account that repeatedly breaks the {contentPolicy('content policy')}. We
          tell you why, and you can appeal.
        </li>
      </ul>
    ),
  },
  yours: {
    title: 'Your content',
    body: (
      <p>
        Text and pictures you add remain yours. You allow us to show, store and resize them as part
        of this directory and its public data while they are here, without payment. Add only what
        you have the right to share. When you delete something, it disappears from pages within a
        minute and from caches within a day.
      </p>
    ),
  },
  owners: {
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
  machines: {
    title: 'Using our data in a program',
    body: (
      <p>
        You can read what is public through the {api('API')} within its limits, and show it with a
        link back to the listing. Do not use it for unwanted email or calls, and do not republish
        the whole directory as your own.
      </p>
    ),
  },
  liability: {
    title: 'Liability',
    body: (
      <p>
        We run this directory with care and offer it as is. It can be down, and it can be wrong.
        What you agree with a business is between you and them. As far as the law allows, we are not
        liable for losses from relying on a listing.{law && ` The law of ${law} applies.`}
      </p>
    ),
  },
  changes: {
    title: 'Changes and contact',
    body: (
      <p>
        The date above shows the last change. Changes that limit account holders’ rights take effect
        30 days after we announce them here. Questions? Write to {contact}.
      </p>
    ),
  },
});
