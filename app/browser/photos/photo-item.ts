import type { Photo } from '#app/domain/photo/photo.ts';
import type { PreparedPhoto } from './prepare-photo.ts';

/** A photo in an edited list, from the moment its file is chosen. */
export type PhotoItem = {
  /** Part of its file names, so that sending it again is idempotent. */
  id: string;
  /** The local file's name, for messages; '' for a photo that was stored already. */
  fileName: string;
  state:
    | 'preparing'
    /** Prepared, not uploaded yet. */
    | 'waiting'
    | 'sending'
    | 'failed'
    /** Not an image, or an unsupported one. */
    | 'refused'
    | 'stored';
  /** Upload progress, 0 to 1. */
  share: number;
  /** Why it failed or was refused, for the user. */
  problem: string;
  /** The prepared images, held until they are in storage. */
  prepared: PreparedPhoto | null;
  /** URL of the small image, local or in storage; '' until there is one. */
  preview: string;
  /** The photo's data in the listing; null until it is prepared. */
  photo: Photo | null;
};

/** Returns the item of a photo that the listing shows already. */
export function storedItem(photo: Photo): PhotoItem {
  const id = photo.url.replace(/^.*\/|-1600\.\w+$/g, '');
  return { ...newItem(id), state: 'stored', preview: photo.small_url, photo };
}

export function newItem(id: string): PhotoItem {
  return {
    id,
    fileName: '',
    state: 'preparing',
    share: 0,
    problem: '',
    prepared: null,
    preview: '',
    photo: null,
  };
}

/**
 * Returns a prepared photo's data, with its URLs.
 * @param folder in the bucket: `<listing id>`, `drafts/<submission id>`, `reviews/<review id>` or `articles/<article id>`
 */
export function toPhoto(folder: string, id: string, prepared: PreparedPhoto): Photo {
  const { width, height, placeholder, large } = prepared;
  const [path, type] = [`/photos/${folder}/${id}`, large.type === 'image/webp' ? 'webp' : 'jpg'];
  return {
    url: `${path}-1600.${type}`,
    small_url: `${path}-480.${type}`,
    alt: '',
    caption: null,
    width,
    height,
    placeholder,
  };
}

/** Returns the photos to show in the listing: those in storage, in list order. */
export function storedPhotos(items: readonly PhotoItem[]): Photo[] {
  return items.flatMap(({ state, photo }) => (state === 'stored' && photo ? [photo] : []));
}

/** Counts the items toward the limit of twelve: all but the refused ones. */
export function countPlaces(items: readonly PhotoItem[]): number {
  return items.filter(({ state }) => state !== 'refused').length;
}

/**
 * Returns a copy of the list with one item moved; unchanged if the item or index does not exist.
 */
export function movePhoto(items: readonly PhotoItem[], id: string, to: number): PhotoItem[] {
  const item = items.find((one) => one.id === id);
  if (!item || to < 0 || to >= items.length) return [...items];
  return items.filter((one) => one.id !== id).toSpliced(to, 0, item);
}
