import { findPending, forgetPending } from '#app/browser/photos/pending-photos.ts';
import { sendPhoto } from '#app/browser/photos/send-photo.ts';
import { storeText } from '#app/browser/storage/stored.ts';
import { type Photo, photoLimits } from '#app/domain/photo/photo.ts';
import { type Content, emptyContent, readContent } from '#app/domain/submission/submission.ts';

/** A draft of a listing in this browser. */
export type Draft = {
  /** The id of the submission, so that sending it twice creates one. */
  id: string;
  /** The revision of the account's copy, as last seen; 0 without one. */
  revision: number;
  content: Content;
  /** Whether the account's copy has this content. */
  isSaved: boolean;
  /**
   * The email of the person who was signed in; null if nobody was: then it belongs to who signs in
   * next.
   */
  owner: string | null;
  /** Epoch milliseconds. */
  changedAt: number;
};

export const draftsKey = 'mainstreet.drafts';

export function createDraft(owner: string | null): Draft {
  const id = crypto.randomUUID();
  return { id, revision: 0, content: emptyContent, isSaved: true, owner, changedAt: Date.now() };
}

/** Returns the draft with this id, or the last changed one; never another person's. */
export function findDraft(owner: string | null, id: string | null): Draft | null {
  const drafts = findDrafts(owner);
  return (id === null ? drafts[0] : drafts.find((draft) => draft.id === id)) ?? null;
}

/** Returns the drafts that may be shown, the last changed first. */
export function findDrafts(owner: string | null): Draft[] {
  return readDrafts()
    .filter((draft) => draft.owner === null || draft.owner === owner)
    .toSorted((a, b) => b.changedAt - a.changedAt);
}

/** Stores it at once, whatever happens to the tab afterwards. */
export function storeDraft(draft: Draft) {
  writeDrafts([...readDrafts().filter(({ id }) => id !== draft.id), draft]);
}

export function forgetDraft(id: string) {
  writeDrafts(readDrafts().filter((draft) => draft.id !== id));
}

/** Validates the drafts: anybody at this browser can write local storage. */
function readDrafts(): Draft[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(draftsKey) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(readDraft) : [];
  } catch {
    return [];
  }
}

function readDraft(input: Partial<Draft> | null): Draft[] {
  const { id, revision, content, isSaved, owner, changedAt } = input ?? {};
  if (typeof id !== 'string' || typeof revision !== 'number') return [];
  return [
    {
      id,
      revision,
      content: readContent(content),
      isSaved: isSaved === true,
      owner: typeof owner === 'string' ? owner : null,
      changedAt: typeof changedAt === 'number' ? changedAt : 0,
    },
  ];
}

/** Without local storage, drafts last as long as the page. */
function writeDrafts(drafts: Draft[]) {
  storeText('localStorage', draftsKey, JSON.stringify(drafts));
}

/** Returns the folder of a submission's photos in the bucket. */
export function draftFolder(id: string): string {
  return `drafts/${id}`;
}

/**
 * Uploads the photos that only this browser has, before the submission is sent, which closes its
 * folder.
 * @returns all photos of the submission
 * @throws Error if the network or the service fails; uploaded photos are not uploaded again
 */
export async function sendDraftPhotos(id: string, photos: readonly Photo[]): Promise<Photo[]> {
  const all = [...photos];
  for (const pending of await findPending(draftFolder(id))) {
    const isThere = all.some(({ url }) => url === pending.photo.url);
    if (!isThere && all.length < photoLimits.photos) {
      const signal = new AbortController().signal;
      await sendPhoto({ ...pending, onProgress: () => undefined, signal });
      all.push(pending.photo);
    }
    await forgetPending(pending.id);
  }
  return all;
}
