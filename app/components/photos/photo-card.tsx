import { useId } from 'react';
import type { PhotoItem } from '#app/browser/photos/photo-item.ts';
import type { PhotoTexts } from '#app/browser/photos/use-photo-list.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { type Photo, photoLimits } from '#app/domain/photo/photo.ts';
import * as t from '#app/messages/components/photos.tsx';

type PhotoFieldsProps = { photo: Photo; onDescribe: (texts: PhotoTexts) => void };

/** The fields for a photo's text alternative and caption. */
function PhotoFields({ photo, onDescribe }: PhotoFieldsProps) {
  const id = useId();
  return (
    <div className="grid gap-3">
      <div>
        <label className="block text-sm font-semibold" htmlFor={`${id}-alt`}>
          {t.altLabel}
        </label>
        <input
          className={fieldClass}
          id={`${id}-alt`}
          value={photo.alt}
          maxLength={photoLimits.altLength}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onDescribe({ alt: target.value })}
        />
        <p className="mt-1 text-xs text-soft" id={`${id}-hint`}>
          {t.altHint}
        </p>
      </div>
      <div>
        <label className="block text-sm font-semibold" htmlFor={`${id}-caption`}>
          {t.captionLabel({
            optional: (text) => <span className="font-normal text-soft">{text}</span>,
          })}
        </label>
        <input
          className={fieldClass}
          id={`${id}-caption`}
          value={photo.caption ?? ''}
          maxLength={photoLimits.captionLength}
          onChange={({ target }) => onDescribe({ caption: target.value || null })}
        />
      </div>
    </div>
  );
}

const fieldClass =
  'mt-1 block min-h-11 w-full rounded-control border-[1.5px] border-rule-strong bg-raised px-3';

/** Event handlers for a row's handle. */
export type DragHandle = Pick<
  React.ComponentProps<'span'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>;

type PhotoCardProps = {
  item: PhotoItem;
  /** From 1. */
  place: number;
  count: number;
  /** Whether the first photo is a listing's cover. */
  hasCover: boolean;
  waitingReason: string;
  isDragged: boolean;
  handle: DragHandle;
  onMove: (to: number) => void;
  onDescribe: (texts: PhotoTexts) => void;
  onRetry: () => void;
  onRemove: () => void;
};

/** One photo in the list: its state, its texts and its position. */
export function PhotoCard({ item, place, count, isDragged, ...rest }: PhotoCardProps) {
  const { state, preview, photo } = item;
  return (
    <li
      className={`rounded-card bg-raised p-4 shadow-card ${isDragged ? 'outline-2 outline-accent' : ''}`}
      data-photo={item.id}
      aria-label={t.cardLabel({ place, count })}
    >
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <div>
          <div className="flex aspect-[4/3] items-center justify-center overflow-hidden rounded-control bg-sunk">
            {preview === '' ? (
              <Icon name={state === 'refused' ? 'alert' : 'plus'} className="size-6 text-soft" />
            ) : (
              <img className="h-full w-full object-cover" src={preview} alt={photo?.alt ?? ''} />
            )}
          </div>
          {rest.hasCover && place === 1 && state !== 'refused' && (
            <p className="mt-1.5 text-xs font-semibold text-accent">
              {t.coverNote({
                detail: (text) => <span className="max-sm:sr-only">{text}</span>,
              })}
            </p>
          )}
        </div>
        <div className="min-w-0">
          <State item={item} waitingReason={rest.waitingReason} onRetry={rest.onRetry} />
          {photo && <PhotoFields photo={photo} onDescribe={rest.onDescribe} />}
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-5">
        {state !== 'refused' && (
          <>
            <span
              className="inline-flex min-h-11 w-11 cursor-grab touch-none items-center justify-center text-soft"
              title={t.dragToReorder}
              {...rest.handle}
            >
              <Icon name="grip" />
            </span>
            <Move
              label={t.moveEarlier}
              place={place}
              isOff={place === 1}
              onClick={() => rest.onMove(place - 1)}
            />
            <Move
              label={t.moveLater}
              place={place}
              isOff={place === count}
              onClick={() => rest.onMove(place + 1)}
            />
          </>
        )}
        {state !== 'preparing' && (
          <button
            className="link-quiet ml-auto min-h-11 text-sm"
            type="button"
            onClick={rest.onRemove}
          >
            {t.removePhoto} <span className="sr-only">{t.photoNumber({ place })}</span>
          </button>
        )}
      </div>
    </li>
  );
}

type MoveProps = { label: string; place: number; isOff: boolean; onClick: () => void };

/** Not `disabled`, which would drop the focus when the item reaches the end of the list. */
function Move({ label, place, isOff, onClick }: MoveProps) {
  return (
    <button
      className="link-quiet min-h-11 min-w-11 text-sm aria-disabled:opacity-50"
      type="button"
      aria-disabled={isOff}
      onClick={onClick}
    >
      {label} <span className="sr-only">{t.withPhoto({ place })}</span>
    </button>
  );
}

type StateProps = { item: PhotoItem; waitingReason: string; onRetry: () => void };

function State({ item, waitingReason, onRetry }: StateProps) {
  const { state, share, problem, fileName } = item;
  switch (state) {
    case 'stored':
      return null;
    case 'preparing':
      return <p className="text-sm text-soft">{t.preparing({ fileName })}</p>;
    case 'waiting':
      return <p className="mb-2 text-sm text-soft">{waitingReason || t.waiting}</p>;
    case 'sending':
      return (
        <p className="mb-2 text-sm text-soft">
          <label className="flex items-center gap-3">
            {t.uploading}
            <progress className="min-w-0 flex-1 sm:max-w-40" value={share} max={1}>
              {Math.round(share * 100)}%
            </progress>
          </label>
        </p>
      );
    case 'failed':
      return (
        <div className="mb-2" role="alert">
          <p className="text-sm font-medium text-accent">{problem}</p>
          <button className="button-line mt-2" type="button" onClick={onRetry}>
            {t.retry}
          </button>
        </div>
      );
    case 'refused':
      return (
        <p className="text-sm font-medium text-accent wrap-anywhere" role="alert">
          {fileName}: {problem}
        </p>
      );
  }
}
