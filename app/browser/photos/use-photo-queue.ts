import { useEffect, useEffectEvent, useRef } from 'react';
import type { PhotoItem } from './photo-item.ts';
import { PhotoNotAllowed, sendPhoto } from './send-photo.ts';

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
export function usePhotoQueue({ items, maySend, change }: PhotoQueueOptions) {
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
  return error instanceof PhotoNotAllowed
    ? 'This photo was not accepted. You may have lost access to this listing, or too many photos were changed this week.'
    : 'This photo could not be uploaded. It is saved in this browser.';
}
