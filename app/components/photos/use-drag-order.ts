import { type PointerEvent, useRef, useState } from 'react';

/** What the handle of a row needs. */
export type DragHandle = Pick<
  React.ComponentProps<'span'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>;

/**
 * Rows that are put in order by a handle, with a mouse, a pen or a finger: the row goes where the
 * pointer is, at once. Who uses none of these moves rows by their buttons.
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
        event.preventDefault(); // no selection of text
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
