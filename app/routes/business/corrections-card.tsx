import { Link } from 'react-router';
import { site } from '#app/config/site.ts';
import type { Business } from '#app/domain/business/business.ts';

/** Who manages the listing, unless it is closed or moved, and how to report an error. */
export function CorrectionsCard({ business }: { business: Business }) {
  const { slug, status } = business;
  return (
    <section
      className="no-print self-start px-1 text-sm lg:col-start-2"
      aria-labelledby="ownership"
    >
      {status === 'published' ? (
        <Ownership business={business} />
      ) : (
        <h2 id="ownership" className="mb-3 text-title">
          Is something wrong here?
        </h2>
      )}
      <details className="group border-t border-rule">
        <summary className="link-quiet inline-flex min-h-11 items-center">Suggest an edit</summary>
        <p className="pb-3 text-soft">
          Corrections cannot be sent from here yet. Write to <Mail slug={slug} /> what is wrong.
        </p>
      </details>
      <details className="group border-y border-rule">
        <summary className="link-quiet inline-flex min-h-11 items-center">
          Report this listing
        </summary>
        <p className="pb-3 text-soft">
          Reports cannot be sent from here yet. Write to <Mail slug={slug} /> what should not be
          here, and why.
        </p>
      </details>
      <Link
        className="link-quiet inline-flex min-h-11 items-center"
        to={`/business/${slug}/history`}
      >
        What changed on this page
      </Link>
    </section>
  );
}

/** What each level of verification means. */
const verifications: Record<Business['verification'], string | null> = {
  none: null,
  documents: 'They showed documents that name them and the business, which our admins have read.',
  email: 'They showed that they read mail at the domain of the business.',
  website: 'They showed that they can change the website of the business.',
};

function Ownership({ business }: { business: Business }) {
  const { slug, is_claimed, verification } = business;
  return (
    <>
      <h2 id="ownership" className="text-title">
        {is_claimed ? 'Looked after by its owner' : 'Is this yours?'}
      </h2>
      <p className="mt-2 text-soft">
        {is_claimed
          ? 'The owner keeps this listing up to date.'
          : 'Nobody looks after this listing yet.'}{' '}
        {is_claimed && verifications[verification]}
      </p>
      <Link className="link-quiet inline-flex min-h-11 items-center" to={`/claim/${slug}`}>
        {is_claimed ? 'Is it yours instead? Claim it' : 'Claim it'}
      </Link>
    </>
  );
}

/** A mail to the site's operator with the listing as subject. */
function Mail({ slug }: { slug: string }) {
  return (
    <a className="link-quiet" href={`mailto:${site.contactEmail}?subject=Listing%20${slug}`}>
      {site.contactEmail}
    </a>
  );
}
