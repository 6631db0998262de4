import { Link } from 'react-router';
import { formatPlace } from '#app/domain/business/business-labels.ts';
import type { SimilarBusiness } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/components/submission.tsx';
import { formatList } from '#app/messages/sentences.ts';

const reasonNames: Record<SimilarBusiness['reasons'][number], string> = {
  name: t.similarName,
  phone: t.samePhone,
  website: t.sameWebsite,
  address: t.sameAddress,
  near: t.samePlace,
};

type SimilarListingProps = {
  listing: SimilarBusiness;
  /** Shows admins the match score instead of a link to claim it. */
  isForAdmins?: boolean;
  /** The label of its marker on a map beside the list. */
  mark?: string;
};

/** A listing that may be the same business, and why. */
export function SimilarListing({ listing, isForAdmins = false, mark }: SimilarListingProps) {
  const { slug, name, is_claimed, reasons, score } = listing;
  return (
    <li className="border-b border-rule py-3">
      {mark && <span className="mr-2 text-sm text-soft tabular-nums">{mark}</span>}
      <Link className="link-quiet font-semibold wrap-anywhere" to={`/business/${slug}`}>
        {name}
      </Link>
      <p className="text-sm">
        {listing.category}, {formatPlace(listing)}
      </p>
      <p className="text-sm text-soft">
        {t.similarBecause({
          reasons: formatList(reasons.map((reason) => reasonNames[reason])),
          percentSure: isForAdmins ? Math.round(score * 100) : null,
        })}
      </p>
      {!is_claimed && !isForAdmins && (
        <Link
          className="link-quiet inline-flex min-h-11 items-center text-sm"
          to={`/claim/${slug}`}
        >
          {t.claimBusiness}
        </Link>
      )}
    </li>
  );
}
