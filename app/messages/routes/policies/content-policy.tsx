import type { ReactNode } from 'react';
import type { Wrap } from '#app/messages/sentences.ts';

export const lead =
  'What belongs in listings, reviews and photos, what does not, and what happens after a report.';

type Parts = { area: string; contact: ReactNode; terms: Wrap };
/** The keys are the anchors, which people link to: keep one if its title changes. */
export const sections = ({ area, contact, terms }: Parts) => ({
  listings: {
    title: 'Listings',
    body: (
      <>
        <p>Listings are for businesses in {area} that people can visit, call or order from.</p>
        <ul>
          <li>Use the name on the sign, without slogans, phone numbers or keywords.</li>
          <li>One listing per place. Two businesses at one address get two listings.</li>
          <li>Choose the category for what the business is.</li>
          <li>Describe the business itself, without insults or competitors’ prices.</li>
        </ul>
        <p>
          We reject listings for businesses that do not exist or that are illegal where they
          operate.
        </p>
      </>
    ),
  },
  reviews: {
    title: 'Reviews',
    body: (
      <>
        <p>A review needs an account with a confirmed email address.</p>
        <ul>
          <li>
            Write about your own visit, call or order. One review per person and business; edit it
            when things change.
          </li>
          <li>Criticize the work, not people’s looks, origin, faith or family.</li>
          <li>Do not name anyone’s private address, phone number or illness.</li>
          <li>
            Do not review your own business, your employer or a competitor, and do not accept money
            or gifts for a review.
          </li>
        </ul>
        <p>
          We do not remove a review for being negative. Owners may answer each review once, in
          public, and edit the answer.
        </p>
        <p>
          A review is public at once, unless it looks like part of a campaign: many reviews of one
          business at a time or from one network, the same words, a competitor’s name. Then an admin
          reads it first. If your review is hidden, you can change it, or appeal once. “Visit
          confirmed by receipt” means that an admin has checked a photo of a receipt.
        </p>
        <p>
          The same rules hold for questions about a business and for answers. Those with a web
          address are read by an admin first; a hidden one can be changed.
        </p>
      </>
    ),
  },
  photos: {
    title: 'Photos',
    body: (
      <p>
        Show the business, its work or its products, up to 12 photos per listing. Use your own
        photos, or photos you have permission to use, without strangers’ faces in the foreground.
        Your browser removes location and date before upload.
      </p>
    ),
  },
  never: {
    title: 'Never allowed',
    body: (
      <ul>
        <li>Hate speech, threats, harassment or sexual content.</li>
        <li>Harmful lies, and pretending to be someone else.</li>
        <li>Spam, malware and misleading links.</li>
        <li>Other people’s work without permission.</li>
      </ul>
    ),
  },
  reports: {
    title: 'Reports',
    body: (
      <>
        <p>
          To report a listing, a photo, a review, a question, an answer or a shared list, choose
          “Report” beside it; you need an account. Messages are private: admins read a conversation
          only once one of its two sides has reported it, and a message that is held. To correct
          facts of a listing, choose “Suggest an edit” there.
        </p>
        <ol>
          <li>
            If you are new here, an admin reads what you write before others do if it has a link, a
            phone number or an address that is not the listing’s, or is like other texts.
          </li>
          <li>A person reviews every report. The number of reports does not matter.</li>
          <li>We notify you whether we upheld or dismissed the report, and why.</li>
          <li>Authors of hidden content get the reason and can appeal once.</li>
          <li>A suspended listing can be restored once the problem is fixed.</li>
        </ol>
        <p>
          Every change to a listing or review is recorded permanently, with who made it and when.
        </p>
      </>
    ),
  },
  accounts: {
    title: 'Suspended accounts',
    body: (
      <p>
        If you break these rules repeatedly, we can suspend your account until a set date. We email
        you the date and the reason. Your listings and reviews stay; until then, others cannot see
        your profile and shared lists. To appeal, reply to that email or write to {contact}.
      </p>
    ),
  },
  objections: {
    title: 'Appeals and copyright',
    body: (
      <p>
        Write to {contact} with the address of the listing or review. An admin reviews the decision
        again. If your work was used without permission, tell us the work, the address of the copy,
        and how to reach you; we take the copy down while we check. The rules for accounts are in
        the {terms('terms of use')}.
      </p>
    ),
  },
});
