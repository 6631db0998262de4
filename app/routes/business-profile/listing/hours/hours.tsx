import { loadEditors } from '#app/components/editors/listing-fields.tsx';
import { signedInForms } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import { ListingEditor, type Section } from '../listing-editor.tsx';
import { saveListing } from '../save-listing.ts';

export const handle = { isPrivate: true, title: t.hours } satisfies SignedInHandle;

export const clientLoader = () => loadEditors('hours', 'days');

export const clientAction = signedInForms({ listing: saveListing });

const sections: Section[] = [
  { title: t.openingHours, about: t.openingHoursText, fields: ['opening_hours'] },
  { title: t.specialDays, about: t.specialDaysText, fields: ['special_hours'] },
];

/** The week and the special days, with a preview; also for editors of the hours only. */
export default function ListingHours() {
  return <ListingEditor sections={sections} isWide />;
}
