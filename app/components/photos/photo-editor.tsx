import { type DragEvent, useEffect, useRef, useState, type PointerEvent } from 'react';
import { countPlaces } from '#app/browser/photos/photo-item.ts';
import type { PhotoList } from '#app/browser/photos/use-photo-list.ts';
import { useSignedPhotos } from '#app/browser/photos/use-signed-photos.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import * as t from '#app/messages/components/photos.tsx';
import { type DragHandle, PhotoCard } from './photo-card.tsx';

type PhotoEditorProps = {
  list: PhotoList;
  /** Whether the first photo is a listing's cover. */
  hasCover: boolean;
  /** Shown on waiting photos while uploads are not allowed. */
  waitingReason: string;
};

/** Without HEIC, so that an iPhone converts to JPEG. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** Adds, orders, describes and removes photos. */
export function PhotoEditor({ list, hasCover, waitingReason }: PhotoEditorProps) {
  const { items, max, add, removed, undo, leftOut } = list;
  const input = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [isOver, setIsOver] = useState(false);

  function move(id: string, to: number) {
    if (to < 0 || to >= items.length) return;
    list.move(id, to);
    setAnnouncement(t.photoMoved({ place: to + 1, count: items.length }));
  }
  const { rows, handleFor, dragged } = useDragOrder(move);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void add([...event.dataTransfer.files]);
  }

  const previews = useSignedPhotos(items.map(({ preview }) => preview));
  const places = countPlaces(items);
  return (
    <div>
      <div
        className={`rounded-card border-[1.5px] border-dashed p-6 text-center ${isOver ? 'border-accent bg-sunk' : 'border-rule-strong'}`}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <button
          className="button-solid"
          type="button"
          disabled={places >= max}
          onClick={() => input.current?.click()}
        >
          <Icon name="plus" /> {t.addPhotos}
        </button>
        <p className="mt-3 text-sm text-soft">{t.addPhotosHint({ count: places, max })}</p>
        <input
          ref={input}
          className="hidden"
          type="file"
          accept={accepted}
          multiple
          aria-label={t.inputLabel}
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      <div role="status">
        {leftOut > 0 && (
          <p className="mt-3 font-medium text-accent">{t.photosLeftOut({ max, leftOut })}</p>
        )}
      </div>
      <ol ref={rows} className="mt-6 grid gap-4" aria-label={t.listLabel}>
        {items.map((item, index) => (
          <PhotoCard
            key={item.id}
            item={{ ...item, preview: previews[index] ?? '' }}
            place={index + 1}
            count={items.length}
            hasCover={hasCover}
            waitingReason={waitingReason}
            isDragged={dragged === item.id}
            handle={handleFor(item.id)}
            onMove={(to) => move(item.id, to - 1)}
            onDescribe={(texts) => list.describe(item, texts)}
            onRetry={() => list.retry(item.id)}
            onRemove={() => list.remove(item)}
          />
        ))}
      </ol>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <div role="status">
        {removed && (
          <p className="mt-4 flex flex-wrap items-center gap-x-4 rounded-card bg-sunk px-4 py-1">
            {t.photoRemoved}
            <button className="link-quiet min-h-11 font-medium" type="button" onClick={undo}>
              {t.undo}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

type PhotosFieldProps = Pick<PhotoEditorProps, 'list' | 'hasCover'> & {
  /** The photos to save. */
  photos: readonly object[];
  error: string | undefined;
};

/** Edits photos as a field of a form, and shows what is wrong with them. */
export function PhotosField({ list, hasCover, photos, error }: PhotosFieldProps) {
  const text = JSON.stringify(photos);
  // Makes reordering and removing count as unsaved changes.
  const field = useRef<HTMLTextAreaElement>(null);
  const lastReported = useRef(text);
  useEffect(() => {
    if (lastReported.current === text) return;
    lastReported.current = text;
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [text]);

  return (
    <>
      <textarea ref={field} className="hidden" name="photos" value={text} readOnly />
      <PhotoEditor list={list} hasCover={hasCover} waitingReason="" />
      {error && (
        <p className="font-medium text-accent" role="alert">
          {error}
        </p>
      )}
    </>
  );
}

/**
 * Orders rows by dragging a handle with mouse, pen or finger: the row moves to the pointer at once.
 * Other users move rows by their buttons.
 */
function useDragOrder(move: (id: string, to: number) => void) {
  const rows = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);

  function follow(id: string, { clientY }: PointerEvent) {
    const all = [...(rows.current?.children ?? [])];
    const to = all.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return clientY >= top && clientY <= bottom;
    });
    const from = all.findIndex((row) => row.getAttribute('data-photo') === id);
    if (to !== -1 && to !== from) move(id, to);
  }

  function handleFor(id: string): DragHandle {
    return {
      onPointerDown: (event) => {
        event.preventDefault(); // prevents text selection
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(id);
      },
      onPointerMove: (event) => {
        if (dragged === id) follow(id, event);
      },
      onPointerUp: () => setDragged(null),
      onPointerCancel: () => setDragged(null),
    };
  }

  return { rows, handleFor, dragged };
}
