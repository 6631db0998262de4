import type { Photo } from '#app/domain/photo/photo.ts';
import type { PreparedPhoto } from './prepare-photo.ts';

/** A photo in a list that somebody edits, from the choosing of its file on. */
export type PhotoItem = {
  /** Names its files, so that one that is sent again is the same. */
  id: string;
  /** The file's name on this device, for words about it; '' of one that was there before. */
  fileName: string;
  state:
    | 'preparing'
    /** Ready, and not in the storage yet. */
    | 'waiting'
    | 'sending'
    | 'failed'
    /** No picture, or none that can be taken. */
    | 'refused'
    | 'stored';
  /** 0 to 1, while it is sent. */
  share: number;
  /** Why it failed or was refused, for people. */
  problem: string;
  /** What this device holds until the storage has it. */
  prepared: PreparedPhoto | null;
  /** The small picture, from here or from the storage; '' until there is one. */
  preview: string;
  /** What the listing will say of it; null until it is prepared. */
  photo: Photo | null;
};

/** One that the listing shows already. */
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

/** @param folder of the bucket: the listing's id, or 'drafts/' and the submission's, or 'articles/' and the text's */
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

/** What the listing is to show now: all that the storage has, in their order. */
export function storedPhotos(items: readonly PhotoItem[]): Photo[] {
  return items.flatMap(({ state, photo }) => (state === 'stored' && photo ? [photo] : []));
}

/** How many have a place among the twelve: all but those that were refused. */
export function countPlaces(items: readonly PhotoItem[]): number {
  return items.filter(({ state }) => state !== 'refused').length;
}

/** The same list with one at another place. */
export function moveItem(items: readonly PhotoItem[], id: string, to: number): PhotoItem[] {
  const item = items.find((one) => one.id === id);
  if (!item || to < 0 || to >= items.length) return [...items];
  return items.filter((one) => one.id !== id).toSpliced(to, 0, item);
}
