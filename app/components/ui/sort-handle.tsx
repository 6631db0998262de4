import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import * as t from '#app/messages/components/ui.ts';
import { Icon } from './icon.tsx';

type SortHandleProps = {
  /** 'Haircut, 2 of 5' */
  name: string;
  index: number;
  /** Called with the new index. */
  onMove: (to: number) => void;
};

const marker = 'data-sortable';

/** Attribute of each item of a sortable list, by which handles find the other items. */
export const sortableItem = { [marker]: '' };

/**
 * Moves an item of a list by dragging with mouse or finger, or by the arrow keys. Items are stacked
 * vertically and have the `sortableItem` attribute.
 */
export function SortHandle({ name, index, onMove }: SortHandleProps) {
  const handle = useRef<HTMLButtonElement>(null);

  function handleKey(event: KeyboardEvent) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    onMove(index + step);
  }

  function press(event: PointerEvent<HTMLButtonElement>) {
    if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
  }

  function drag(event: PointerEvent<HTMLButtonElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const own = event.currentTarget.closest(`[${marker}]`);
    const items = Array.from(own?.parentElement?.querySelectorAll(`:scope > [${marker}]`) ?? []);
    // Beyond the middle of a neighbor the item takes its place.
    const above = items.filter((item) => item !== own && middleOf(item) < event.clientY).length;
    if (above !== index) onMove(above);
  }

  return (
    <button
      ref={handle}
      className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-soft active:cursor-grabbing"
      type="button"
      aria-label={t.moveHandle({ name })}
      onKeyDown={handleKey}
      onPointerDown={press}
      onPointerMove={drag}
    >
      <Icon name="grip" />
    </button>
  );
}

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}

/** Returns the list with one item moved; clamps targets beyond the ends. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(Math.max(to, 0), 0, ...item);
}
