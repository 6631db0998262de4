import { nameEditor } from '#app/components/editing/name-editor.ts';
import { showValue } from '#app/components/editing/show-value.ts';
import type { Conflict } from '#app/domain/editing/editing.ts';

/** Somebody else has changed the status; saving again overrides it. */
export function StatusConflict({ conflict: { now, by, name } }: { conflict: Conflict }) {
  return (
    <p className="rounded-card border-[1.5px] border-accent p-[min(1.25rem,5vw)]" role="alert">
      <strong>Nothing is saved yet.</strong> Meanwhile {nameEditor(by, name)} has set it to:{' '}
      {showValue('status', now)}. Save again to replace that, or reload the page to keep it.
    </p>
  );
}
