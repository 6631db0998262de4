import { Link } from 'react-router';
import type { Business } from '#app/domain/business/business.ts';

/** Leads to a message to the owner, or says that nobody here would read one. */
export function MessageOwner({ business: { slug, is_claimed, phone } }: { business: Business }) {
  if (!is_claimed) {
    return (
      <p className="no-print mt-4 text-sm text-soft">
        Nobody manages this listing here yet, so it takes no messages.
        {phone && ' Please call.'}
      </p>
    );
  }
  return (
    <Link className="no-print button-line mt-4 w-full" to={`/message/${slug}`}>
      Message the owner
    </Link>
  );
}
