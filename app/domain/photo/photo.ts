import type { z } from 'zod';
import * as t from '#app/messages/domain/business.ts';
import type { coverSchema, photoSchema } from './photo-schema.ts';

/** A photo of a listing. */
export type Photo = z.infer<typeof photoSchema>;

/** The first photo of a listing, as cards show it. */
export type Cover = z.infer<typeof coverSchema>;

/** The storage bucket of the photos. */
export const photoBucket = 'business-photos';

/** Limits per listing and of its texts; the database enforces them too. */
export const photoLimits = { photos: 12, altLength: 300, captionLength: 200 } as const;

/** The longest side of a photo's two stored sizes, in pixels. */
export const photoSizes = { large: 1600, small: 480 } as const;

/** Returns the width of a photo's small picture in pixels. */
export function smallWidth({ width, height }: Pick<Cover, 'width' | 'height'>): number {
  const scale = Math.min(1, photoSizes.small / Math.max(width, height));
  return Math.max(1, Math.round(width * scale));
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const objectName = new RegExp(
  `^(?:drafts/|articles/|reviews/)?${uuid}/${uuid}-(?:480|1600)\\.(?:webp|jpg)$`,
);

/** Returns whether a name fits the bucket: in the folder of a listing, a submission, a review or a text. */
export function isPhotoName(name: string): boolean {
  return objectName.test(name);
}

/** Returns the text for screen readers if a photo has no alternative text. */
export function describePhoto({ alt }: Photo, name: string, place: number): string {
  return alt === '' ? t.photoOf({ place, name }) : alt;
}

/** Reads the photos of a draft, which is untrusted input; drops invalid ones. */
export function readPhotos(input: unknown): Photo[] {
  return Array.isArray(input) ? input.filter(isPhoto) : [];
}

function isPhoto(input: unknown): input is Photo {
  const { url, small_url, alt, caption, width, height, placeholder } = (input ??
    {}) as Partial<Photo>;
  return (
    [url, small_url].every((path) => typeof path === 'string' && isPhotoPath(path)) &&
    typeof placeholder === 'string' &&
    placeholder.startsWith('data:image/') &&
    typeof alt === 'string' &&
    (caption === null || typeof caption === 'string') &&
    typeof width === 'number' &&
    typeof height === 'number'
  );
}

/** Returns whether an address is that of a photo on this site, without a key. */
export function isPhotoPath(path: string): boolean {
  return path.startsWith('/photos/') && isPhotoName(path.slice('/photos/'.length));
}
