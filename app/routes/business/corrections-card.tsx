import { Link } from 'react-router';
import type { Business } from '#app/domain/business/business.ts';

/** Who looks after the listing, and what to do when something on it is wrong. */
export function CorrectionsCard({ business }: { business: Business }) {
  const { slug, is_claimed } = business;
  return (
    <section
      className="no-print self-start px-1 text-sm lg:col-start-2"
      aria-labelledby="ownership"
    >
      <h2 id="ownership" className="text-title">
        {is_claimed ? 'Looked after by its owner' : 'Is this yours?'}
      </h2>
      <p className="mt-2 text-soft">
        {is_claimed
          ? 'The owner keeps this listing up to date.'
          : 'Nobody looks after this listing yet. Claim it to keep its facts right and to answer reviews.'}
      </p>
      <Link className="link-quiet inline-flex min-h-11 items-center" to={`/claim/${slug}`}>
        {is_claimed ? 'Is it yours instead? Claim it' : 'Claim it'}
      </Link>
      <details className="group border-t border-rule">
        <summary className="link-quiet inline-flex min-h-11 items-center">Suggest an edit</summary>
        <p className="pb-3 text-soft">
          Corrections cannot be sent from here yet. {adviseOn(business)}
        </p>
      </details>
      <details className="group border-y border-rule">
        <summary className="link-quiet inline-flex min-h-11 items-center">
          Report this listing
        </summary>
        <p className="pb-3 text-soft">
          Reports cannot be sent from here yet. Nothing on Mainstreet is paid for or ranked by
          money, so a wrong listing is best fixed by its owner.
        </p>
      </details>
    </section>
  );
}

/** Who can put a mistake right. At the door of a business that is gone there is nobody to ask. */
function adviseOn({ status, is_claimed, phone, email }: Business): string {
  if (status !== 'published') return 'Whoever claims the listing can put it right at once.';
  const reach = phone ? `Call ${phone}` : email ? `Write to ${email}` : 'Ask at the door';
  return is_claimed
    ? `The owner changes the facts on this page and sees to it at once: ${reach} and say what is wrong.`
    : `${reach} and tell the business: whoever claims the listing can put it right at once.`;
}
