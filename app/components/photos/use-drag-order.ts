import { type PointerEvent, useRef, useState } from 'react';

/** Event handlers for a row's handle. */
export type DragHandle = Pick<
  React.ComponentProps<'span'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>;

/**
 * Orders rows by dragging a handle with mouse, pen or finger: the row moves to the pointer at once.
 * Other users move rows by their buttons.
 */
export function useDragOrder(move: (id: string, to: number) => void) {
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
