import type { Wrap } from '#app/messages/wrap.ts';

export const cardLabel = ({ place, count }: { place: number; count: number }) =>
  `Photo ${place} of ${count}`;
export const dragToReorder = 'Drag to reorder';
export const moveEarlier = 'Earlier';
export const moveLater = 'Later';
export const waiting = 'Waiting…';
export const altLabel = 'Describe the picture';
export const altHint =
  'Screen readers read this aloud, for example “The counter, with bread on wooden shelves”.';
export const captionLabel = ({ optional }: { optional: Wrap }) => (
  <>Caption {optional('(optional)')}</>
);
export const coverNote = ({ detail }: { detail: Wrap }) => <>Cover{detail(', shown in results')}</>;
export const removePhoto = 'Remove';
export const withPhoto = ({ place }: { place: number }) => `with photo ${place}`;
export const preparing = ({ fileName }: { fileName: string }) => `Preparing ${fileName}…`;
export const uploading = 'Uploading';
export const retry = 'Try again';
export const photoNumber = ({ place }: { place: number }) => `photo ${place}`;
export const photoMoved = ({ place, count }: { place: number; count: number }) =>
  `Now photo ${place} of ${count}.`;
export const inputLabel = 'Photos to add';
export const listLabel = 'Photos, in the order they are shown';
export const addPhotos = 'Add photos';
export const addPhotosHint = ({ count, max }: { count: number; max: number }) =>
  `${count} of ${max}. JPEG, PNG, WebP or AVIF; or drop them here. Their location and date are removed before upload.`;
export const photosLeftOut = ({ max, leftOut }: { max: number; leftOut: number }) =>
  `You can add up to ${max} photos, so ${leftOut} ${leftOut === 1 ? 'was' : 'were'} not added.`;
export const photoRemoved = 'Photo removed.';
export const undo = 'Undo';
