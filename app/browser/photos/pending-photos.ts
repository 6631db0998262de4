import type { Photo } from '#app/domain/photo/photo.ts';
import type { PreparedPhoto } from './prepare-photo.ts';

/** A prepared photo that is not in storage yet. */
export type PendingPhoto = {
  id: string;
  /** The target folder in the bucket. */
  folder: string;
  fileName: string;
  prepared: PreparedPhoto;
  preview: string;
  photo: Photo;
};

const storeName = 'pending-photos';

/**
 * Stores a photo in IndexedDB, so that it survives closing the tab, a network failure and signing
 * in. Does nothing where IndexedDB is blocked or full.
 */
export async function savePending(pending: PendingPhoto): Promise<void> {
  const { id, folder, fileName, prepared, preview, photo } = pending;
  await run('readwrite', (store) => store.put({ id, folder, fileName, prepared, preview, photo }));
}

export async function forgetPending(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(id));
}

/** Returns a folder's pending photos, unordered; empty where IndexedDB is blocked. */
export async function findPending(folder: string): Promise<PendingPhoto[]> {
  const all = await run('readonly', (store) => store.getAll() as IDBRequest<PendingPhoto[]>);
  return (all ?? []).filter((pending) => pending.folder === folder);
}

type StoreRequest<Result> = (store: IDBObjectStore) => IDBRequest<Result>;

async function run<Result>(
  mode: IDBTransactionMode,
  request: StoreRequest<Result>,
): Promise<Result | null> {
  try {
    const database = await openDatabase();
    try {
      return await settle(request(database.transaction(storeName, mode).objectStore(storeName)));
    } finally {
      database.close();
    }
  } catch {
    return null; // blocked or full
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('mainstreet', 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(storeName, { keyPath: 'id' });
  });
  return settle(request);
}

function settle<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}
