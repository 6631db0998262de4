import { Link } from 'react-router';
import type { Business } from '#app/domain/business/business.ts';
import * as t from '#app/messages/routes/business/business.tsx';

/** Leads to a message to the owner, or says that nobody here would read one. */
export function MessageOwner({ business: { slug, is_claimed, phone } }: { business: Business }) {
  if (!is_claimed) {
    return (
      <p className="no-print mt-4 text-sm text-soft">
        {t.noMessages({ hasPhone: phone !== null })}
      </p>
    );
  }
  return (
    <Link className="no-print button-line mt-4 w-full" to={`/message/${slug}`}>
      {t.messageOwner}
    </Link>
  );
}
