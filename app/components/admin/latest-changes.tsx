import type { ReactNode } from 'react';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { formatMoment } from '#app/domain/text/text.ts';

/** `changed_at` is an ISO time; `changed_by` is null for a deleted account. */
type Change = { id: string | number; changed_at: string; changed_by: string | null };

type LatestChangesProps<One extends Change> = {
  changes: readonly One[];
  describe: (change: One) => string;
  /** The form that undoes a change; null where it cannot be undone. */
  undo: (change: One) => ReactNode;
};

/** The latest changes of a row of the vocabulary, each with its undo. */
export function LatestChanges<One extends Change>({
  changes,
  describe,
  undo,
}: LatestChangesProps<One>) {
  if (changes.length === 0) return null;
  return (
    <TitledSection id="changes" title="Latest changes" headingClass="text-section">
      <ol className="mt-3 border-t border-ink">
        {changes.map((change) => (
          <li
            key={change.id}
            className="flex items-center justify-between gap-3 border-b border-rule"
          >
            <span className="py-2 wrap-anywhere">
              {describe(change)}
              <span className="block text-sm text-soft">
                {change.changed_by ?? 'A deleted account'}, {formatMoment(change.changed_at)}
              </span>
            </span>
            {undo(change)}
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
