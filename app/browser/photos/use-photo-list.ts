import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Photo, photoLimits } from '#app/domain/photo/photo.ts';
import * as t from '#app/messages/components/photos.tsx';
import { findPending, forgetPending, savePending, type PendingPhoto } from './pending-photos.ts';
import {
  countPlaces,
  movePhoto,
  newItem,
  type PhotoItem,
  storedItem,
  storedPhotos,
  toPhoto,
} from './photo-item.ts';
import { PhotoRefusal, preparePhoto } from './prepare-photo.ts';
import { PhotoNotAllowed, sendPhoto } from './send-photo.ts';

type PhotoListOptions = {
  /** In the bucket: `<listing id>`, `drafts/<submission id>` or `reviews/<review id>`. */
  folder: string;
  /**
   * The photos already saved; their pending copies are deleted from this browser. Only the first
   * value is used as the list: pass a new `key` to reset it.
   */
  photos: readonly Photo[];
  /** Whether uploads are allowed now; until then the photos stay in this browser. */
  maySend: boolean;
  /** How many there can be; by default as many as a listing can have. */
  max?: number;
  /** Called with the photos to show now. */
  onChange: (photos: Photo[]) => void;
};

export type PhotoTexts = Partial<Pick<Photo, 'alt' | 'caption'>>;

/**
 * Manages a list of photos that a user adds, orders and describes. Each is prepared here, stored in
 * this browser until it is uploaded, and uploaded as soon as `maySend`.
 */
export function usePhotoList({
  folder,
  photos,
  maySend,
  max = photoLimits.photos,
  onChange,
}: PhotoListOptions) {
  const [items, setItems] = useState(() => photos.map(storedItem));
  const [removed, setRemoved] = useState<{ item: PhotoItem; place: number } | null>(null);
  const [leftOut, setLeftOut] = useState(0);
  const lastReported = useRef(JSON.stringify(photos));

  const change = (id: string, part: Partial<PhotoItem>) =>
    setItems((now) => now.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const { stop } = usePhotoQueue({ items, maySend, change });

  // Restores photos that a closed tab had not sent.
  useEffect(() => {
    const addStored = (stored: PendingPhoto[]) =>
      setItems((now) => {
        const fresh = stored.filter(({ id }) => now.every((item) => item.id !== id));
        return [...now, ...fresh.map((one) => ({ ...newItem(one.id), ...one, ...waiting }))];
      });
    void findPending(folder).then(addStored);
  }, [folder]);

  useEffect(() => {
    for (const photo of photos) void forgetPending(storedItem(photo).id);
  }, [photos]);

  const reportChange = useEffectEvent((next: Photo[]) => {
    const text = JSON.stringify(next);
    if (text === lastReported.current) return;
    lastReported.current = text;
    onChange(next);
  });
  useEffect(() => reportChange(storedPhotos(items)), [items]);

  async function prepare(id: string, file: File) {
    try {
      const { prepared, preview } = await preparePhoto(file);
      const ready = {
        fileName: file.name,
        prepared,
        preview,
        photo: toPhoto(folder, id, prepared),
      };
      await savePending({ id, folder, ...ready });
      change(id, { ...ready, ...waiting });
    } catch (error) {
      const problem = error instanceof PhotoRefusal ? error.message : t.cannotRead;
      change(id, { state: 'refused', problem });
    }
  }

  return {
    items,
    removed: removed?.item ?? null,
    max,
    /** How many of the files chosen last exceeded the limit. */
    leftOut,
    add: async (files: readonly File[]) => {
      const free = Math.max(0, max - countPlaces(items));
      setLeftOut(Math.max(0, files.length - free));
      const fresh = files
        .slice(0, free)
        .map((file) => ({ file, item: { ...newItem(crypto.randomUUID()), fileName: file.name } }));
      setItems((now) => [...now, ...fresh.map(({ item }) => item)]);
      // Sequentially: a phone has memory for one decoded picture.
      for (const { item, file } of fresh) await prepare(item.id, file);
    },
    retry: (id: string) => change(id, waiting),
    move: (id: string, to: number) => setItems((now) => movePhoto(now, id, to)),
    describe: (item: PhotoItem, texts: PhotoTexts) => {
      if (item.photo === null) return;
      const photo = { ...item.photo, ...texts };
      change(item.id, { photo });
      if (item.prepared) void savePending({ ...item, prepared: item.prepared, photo, folder });
    },
    remove: (item: PhotoItem) => {
      stop(item.id);
      void forgetPending(item.id);
      setRemoved(item.state === 'refused' ? null : { item, place: items.indexOf(item) });
      setItems((now) => now.filter(({ id }) => id !== item.id));
    },
    undo: () => {
      if (removed === null) return;
      const { item, place } = removed;
      const { prepared, photo } = item;
      if (prepared && photo) void savePending({ ...item, prepared, photo, folder });
      const state = item.state === 'sending' ? 'waiting' : item.state;
      setItems((now) => now.toSpliced(place, 0, { ...item, state }));
      setRemoved(null);
    },
  };
}

export type PhotoList = ReturnType<typeof usePhotoList>;

const waiting = { state: 'waiting', share: 0, problem: '' } as const;

type PhotoQueueOptions = {
  items: readonly PhotoItem[];
  /** Whether uploads are allowed now. */
  maySend: boolean;
  change: (id: string, part: Partial<PhotoItem>) => void;
};

/**
 * Uploads waiting photos one at a time, so that the first arrives soon on a slow network. Failed
 * ones are retried when the network is back.
 * @returns stop: aborts the upload of a photo by its id
 */
function usePhotoQueue({ items, maySend, change }: PhotoQueueOptions) {
  const sending = useRef<{ id: string; abort: AbortController } | null>(null);

  const send = useEffectEvent(async (id: string) => {
    const { photo, prepared } = items.find((item) => item.id === id) ?? {};
    if (!photo || !prepared) return;
    const abort = new AbortController();
    sending.current = { id, abort };
    change(id, { state: 'sending', share: 0, problem: '' });
    try {
      const onProgress = (share: number) => change(id, { share });
      await sendPhoto({ photo, prepared, onProgress, signal: abort.signal });
      change(id, { state: 'stored', prepared: null });
    } catch (error) {
      if (!abort.signal.aborted) change(id, { state: 'failed', problem: describe(error) });
    }
  });

  const isSending = items.some(({ state }) => state === 'sending');
  const next = items.find(({ state }) => state === 'waiting');
  const nextId = maySend && !isSending ? next?.id : undefined;
  useEffect(() => {
    if (nextId !== undefined) void send(nextId);
  }, [nextId]);

  const tryAgain = useEffectEvent(() => {
    for (const { id, state } of items) if (state === 'failed') change(id, { state: 'waiting' });
  });
  useEffect(() => {
    const again = () => tryAgain();
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
      sending.current?.abort.abort();
    };
  }, []);

  return {
    stop: (id: string) => {
      if (sending.current?.id === id) sending.current.abort.abort();
    },
  };
}

function describe(error: unknown): string {
  return error instanceof PhotoNotAllowed ? t.notAccepted : t.notUploaded;
}
