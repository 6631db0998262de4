import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findCategories } from '#app/domain/business/business-calls.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import { ListingEditor, type Section } from '../listing-editor.tsx';
import { saveListing } from '../save-listing.ts';
import type { Route } from './+types/attributes';

export const handle = { isPrivate: true, title: t.features } satisfies SignedInHandle;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { categories: await findCategories(context.get(signedInContext)) };
}

export const clientAction = signedInForms({ listing: saveListing });

const sections: Section[] = [{ title: t.features, about: t.featuresText, fields: ['attributes'] }];

/** The attributes of a listing, chosen from those of its categories. */
export default function ListingAttributes({ loaderData }: Route.ComponentProps) {
  return <ListingEditor sections={sections} context={loaderData} isWide />;
}
