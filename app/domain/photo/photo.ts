import type { z } from 'zod';
import type { coverSchema, photoSchema } from './photo-schema.ts';

/** A photo of a listing. */
export type Photo = z.infer<typeof photoSchema>;

/** What a card shows of a listing's photos: the first of them. */
export type Cover = z.infer<typeof coverSchema>;

/** Where the files are. */
export const photoBucket = 'business-photos';

/** What a listing may have, and what its texts may hold; the database refuses more. */
export const photoLimits = { photos: 12, altLength: 300, captionLength: 200 } as const;

/** The longest side of the two pictures that are kept of a photo, in pixels. */
export const photoSizes = { large: 1600, small: 480 } as const;

/** Pixels across the small picture of a photo. */
export function smallWidth({ width, height }: Pick<Cover, 'width' | 'height'>): number {
  const scale = Math.min(1, photoSizes.small / Math.max(width, height));
  return Math.max(1, Math.round(width * scale));
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const objectName = new RegExp(
  `^(?:drafts/|articles/)?${uuid}/${uuid}-(?:480|1600)\\.(?:webp|jpg)$`,
);

/** Whether a file of the bucket may have this name: in the folder of a listing, a submission or a text. */
export function isPhotoName(name: string): boolean {
  return objectName.test(name);
}

/** What screen readers are told where nobody has said what a photo shows. */
export function describePhoto({ alt }: Photo, name: string, place: number): string {
  return alt === '' ? `Photo ${place} of ${name}` : alt;
}

/** The photos of a draft, which anybody may have written: what is none is left out. */
export function readPhotos(given: unknown): Photo[] {
  return Array.isArray(given) ? given.filter(isPhoto) : [];
}

function isPhoto(given: unknown): given is Photo {
  const { url, small_url, alt, caption, width, height, placeholder } = (given ??
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

function isPhotoPath(path: string): boolean {
  return path.startsWith('/photos/') && isPhotoName(path.slice('/photos/'.length));
}
