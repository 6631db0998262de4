import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findCategories } from '#app/domain/business/business-calls.ts';
import { namesOf } from '#app/domain/business/business.ts';
import { labels } from '#app/messages/domain/listing-fields.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import { ListingEditor, type Section } from '../listing-editor.tsx';
import { withdrawPending } from '../pending-notices.tsx';
import { saveListing } from '../save-listing.ts';
import type { Route } from './+types/details';

export const handle = { isPrivate: true, title: t.details } satisfies SignedInHandle;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { categories: await findCategories(context.get(signedInContext)) };
}

export const clientAction = signedInForms({ listing: saveListing, withdraw: withdrawPending });

const sections: Section[] = [
  { title: t.name, about: t.nameAbout, fields: ['name'] },
  { title: t.category, about: t.categoryAbout, fields: ['category'] },
  { title: labels.specialty, about: t.specialtyAbout, fields: ['specialty'] },
  { title: t.moreCategories, about: t.moreCategoriesAbout, fields: ['more_categories'] },
  { title: t.description, about: t.descriptionAbout, fields: ['description'] },
  { title: t.address, about: t.addressAbout, fields: ['street', 'city', 'state', 'zip_code'] },
  { title: t.location, about: t.locationAbout, fields: ['location', 'stated_time_zone'] },
  { title: t.contact, about: t.contactAbout, fields: namesOf('contact') },
  { title: t.links, about: t.linksAbout, fields: namesOf('links') },
  { title: t.social, about: t.socialAbout, fields: namesOf('social') },
  { title: t.area, about: t.areaAbout, fields: namesOf('area') },
  { title: labels.opens_on, about: t.openingAbout, fields: namesOf('opening') },
  { title: t.parking, about: t.parkingAbout, fields: namesOf('parking') },
];

/** The texts and facts of a listing. */
export default function ListingDetails({ loaderData }: Route.ComponentProps) {
  return <ListingEditor sections={sections} context={loaderData} />;
}
