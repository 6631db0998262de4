import type { Wrap } from '#app/messages/sentences.ts';

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

export const cannotOpen =
  'This browser cannot open this picture. Please save it as a JPEG and try again.';
export const tooLarge = 'This file is larger than 40 MB. Please choose a smaller one.';
export const tooManyPixels = 'This picture has too many pixels. Please choose a smaller one.';
export const notAPicture = 'This file is not a picture. Please choose a JPEG, PNG, WebP or AVIF.';
export const cannotOpenHeic =
  'This browser cannot open pictures in Apple’s HEIC format. Please save it as a JPEG and choose that, or add it on your iPhone.';
export const cannotResize = 'This browser cannot resize pictures. Please use another browser.';
export const notSmaller = 'This picture is too large. Please choose a smaller one.';
export const cannotRead = 'We cannot read this file. Please choose another one.';
export const notAccepted =
  'This photo was rejected. You may have lost access to this listing, or have changed too many photos this week.';
export const notUploaded = 'This photo could not be uploaded. It is saved on this device.';
