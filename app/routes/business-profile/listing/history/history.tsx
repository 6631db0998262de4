import { Link, data } from 'react-router';
import { keepFocus } from '#app/components/site/use-focus-heading.ts';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findBusinessChanges } from '#app/domain/editing/editing-calls.ts';
import { isPublic, useListing } from '../listing-context.ts';
import { parsePage } from '#app/domain/history/parse-page.ts';
import { isUuid } from '#app/domain/uuid/uuid.ts';
import type { Route } from './+types/history';
import { ChangeItem } from './change-item.tsx';
import { undo } from './undo.ts';

export const handle = { isPrivate: true, title: 'History' } satisfies SignedInHandle;

export async function clientLoader({ context, params, url }: Route.ClientLoaderArgs) {
  if (!isUuid(params.id)) throw data(null, { status: 404 });
  const before = parsePage(url.searchParams.get('before'));
  const page = await findBusinessChanges(context.get(signedInContext), {
    businessId: params.id,
    before,
  });
  if (page === null) throw data(null, { status: 404 });
  return { page };
}

export const clientAction = signedInForms({ undo });

/** The history of a listing for its editors, newest first. */
export default function ListingHistory({ loaderData: { page } }: Route.ComponentProps) {
  const listing = useListing();
  return (
    <>
      <p className="mt-6 max-w-[60ch] text-soft">
        These entries cannot be changed or removed.{' '}
        {isPublic(listing) && (
          <>
            Visitors see{' '}
            <Link className="link-quiet" to={`/business/${listing.slug}/history`}>
              what changed
            </Link>
            , with the role of the person who changed it, never a name.
          </>
        )}
      </p>
      <ol className="mt-6 max-w-3xl border-t border-ink">
        {page.changes.map((change) => (
          <ChangeItem key={change.id} change={change} />
        ))}
      </ol>
      {page.next !== null && (
        <Link className="button-line mt-4" to={`?before=${page.next}`} state={keepFocus}>
          Older
        </Link>
      )}
    </>
  );
}
