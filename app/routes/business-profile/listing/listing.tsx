import { Link, Outlet, data, useLocation } from 'react-router';
import { AlsoEditing } from '#app/components/signed-in/also-editing.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findEditableBusiness } from '#app/domain/editing/editing-calls.ts';
import type { EditableBusiness } from '#app/domain/editing/editing-schema.ts';
import { isUuid } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import type { Route } from './+types/listing';
import { ListingFrame, findForbiddenPart } from './listing-frame.tsx';

export const handle = {
  isPrivate: true,
  title: t.title,
  nameSubject: ({ listing }: { listing: EditableBusiness }) => listing.values.name,
} satisfies SignedInHandle;

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const listing = isUuid(params.id)
    ? await findEditableBusiness(context.get(signedInContext), params.id)
    : null;
  if (listing === null) throw data(null, { status: 404 });
  return { listing };
}

/** The screens of a listing that this editor may see; the listing is loaded once. */
export default function ListingEditor({ loaderData: { listing } }: Route.ComponentProps) {
  const forbidden = findForbiddenPart(listing, useLocation().pathname);
  return (
    <ListingFrame listing={listing}>
      <AlsoEditing of={`listing:${listing.id}`} name={useNameFor(listing)} />
      {forbidden ? <Forbidden label={forbidden.label} /> : <Outlet context={listing} />}
    </ListingFrame>
  );
}

/** Shown to colleagues with access to the hours only, who opened another screen by its address. */
function Forbidden({ label }: { label: string }) {
  return (
    <div className="mt-6 mb-10 max-w-[60ch]">
      <p>{t.hoursOnly({ part: label })}</p>
      <Link className="button-line mt-5" to="hours">
        {t.changeHours}
      </Link>
    </div>
  );
}

/** Owners and their colleagues are shown by name; members of our team are not. */
function useNameFor({ role }: EditableBusiness): string {
  const { first_name, last_name } = useScreenSession().session;
  if (role === 'directory') return t.ourTeam;
  return [first_name, last_name].filter(Boolean).join(' ') || t.someone;
}
