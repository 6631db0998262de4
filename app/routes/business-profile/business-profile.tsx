import { OwnListings } from '#app/components/signed-in/own-listings.tsx';
import { requireRole, signedInContext } from '#app/components/signed-in/require-session.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findOwnListings } from '#app/domain/business/business-calls.ts';
import { isAdmin, isBusinessOwner } from '#app/domain/profile/profile.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import type { Route } from './+types/business-profile';

export const handle = { isPrivate: true, title: t.listingsTitle } satisfies SignedInHandle;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({
    isMet: (profile) => isBusinessOwner(profile) || isAdmin(profile),
    refusal: t.ownersOnly,
  }),
];

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { listings: await findOwnListings(context.get(signedInContext)) };
}

export default function BusinessProfileEditor({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mt-8 mb-12">
      <OwnListings listings={loaderData.listings} />
    </div>
  );
}
