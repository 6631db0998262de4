import type { PhotoItem } from '#app/browser/photos/photo-item.ts';
import { loadEditors } from '#app/components/editors/listing-fields.tsx';
import { signedInForms } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import { useListing } from '../listing-context.ts';
import { ListingEditor, type Section } from '../listing-editor.tsx';
import { saveListing } from '../save-listing.ts';

export const handle = { isPrivate: true, title: t.photos } satisfies SignedInHandle;

export const clientLoader = () => loadEditors('photos');

export const clientAction = signedInForms({ listing: saveListing });

const sections: Section[] = [{ title: t.photos, about: t.photosText, fields: ['photos'] }];

/** The photos of a listing, the cover first. */
export default function ListingPhotos() {
  const { id: folder } = useListing();
  const photos = { folder, isDraft: false, maySend: true, waitingReason: '', describe };
  return <ListingEditor sections={sections} context={{ photos }} isWide />;
}

function describe(items: readonly PhotoItem[]): string {
  const is = (...states: PhotoItem['state'][]) => items.some(({ state }) => states.includes(state));
  return [
    is('preparing', 'waiting', 'sending') ? t.photosUploading : '',
    is('failed') ? t.photosFailed : '',
  ].join(' ');
}
