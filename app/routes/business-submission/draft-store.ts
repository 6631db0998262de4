import { type Content, emptyContent, readContent } from '#app/domain/submission/submission.ts';

/** A business that somebody is adding, as this browser keeps it. */
export type Draft = {
  /** Of the submission that it becomes: sending it twice makes one. */
  id: string;
  /** Of the account's copy, as it was seen last; 0 when there is none. */
  revision: number;
  content: Content;
  /** Whether the account's copy has this content. */
  isSaved: boolean;
  /** The email of who was signed in; null of somebody who was not, whose it becomes to whoever signs in. */
  owner: string | null;
  /** Epoch milliseconds. */
  changedAt: number;
};

export const draftsKey = 'mainstreet.drafts';

export function createDraft(owner: string | null): Draft {
  const id = crypto.randomUUID();
  return { id, revision: 0, content: emptyContent, isSaved: true, owner, changedAt: Date.now() };
}

/** The draft of this id, or the one that was changed last; another person's is not shown. */
export function findDraft(owner: string | null, id: string | null): Draft | null {
  const drafts = findDrafts(owner);
  return (id === null ? drafts[0] : drafts.find((draft) => draft.id === id)) ?? null;
}

/** Those that may be shown, the last changed first. */
export function findDrafts(owner: string | null): Draft[] {
  return readDrafts()
    .filter((draft) => draft.owner === null || draft.owner === owner)
    .toSorted((a, b) => b.changedAt - a.changedAt);
}

/** Keeps it at once: whatever happens to the tab afterwards, it is there. */
export function keepDraft(draft: Draft) {
  writeDrafts([...readDrafts().filter(({ id }) => id !== draft.id), draft]);
}

export function forgetDraft(id: string) {
  writeDrafts(readDrafts().filter((draft) => draft.id !== id));
}

/** Local storage is anybody's to write who sits at this browser: nothing in it is taken on trust. */
function readDrafts(): Draft[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(draftsKey) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(readDraft) : [];
  } catch {
    return [];
  }
}

function readDraft(given: Partial<Draft> | null): Draft[] {
  const { id, revision, content, isSaved, owner, changedAt } = given ?? {};
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

/** Where nothing may be stored, the draft lives as long as the page. */
function writeDrafts(drafts: Draft[]) {
  try {
    localStorage.setItem(draftsKey, JSON.stringify(drafts));
  } catch {}
}
