import { loadEditors } from '#app/components/editors/listing-fields.tsx';
import { signedInForms } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import { ListingEditor, type Section } from '../listing-editor.tsx';
import { saveListing } from '../save-listing.ts';

export const handle = { isPrivate: true, title: t.services } satisfies SignedInHandle;

export const clientLoader = () => loadEditors('services');

export const clientAction = signedInForms({ listing: saveListing });

const sections: Section[] = [{ title: t.services, about: t.servicesText, fields: ['services'] }];

/** The services and their prices. */
export default function ListingServices() {
  return <ListingEditor sections={sections} isWide />;
}
