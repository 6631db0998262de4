import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import type { NameChange } from '#app/domain/name/name-calls.ts';
import { formatMoment } from '#app/domain/text/text.ts';

type NameChangesProps = {
  changes: readonly NameChange[];
  /** Returns the address of the screen once a change is undone, by what it replaced. */
  findAddress: (before: Record<string, unknown>) => string;
};

/** The latest changes of a name or an entry of the vocabulary, each with its undo. */
export function NameChanges({ changes, findAddress }: NameChangesProps) {
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
              {describeChange(change)}
              <span className="block text-sm text-soft">
                {change.changed_by ?? 'A deleted account'}, {formatMoment(change.changed_at)}
              </span>
            </span>
            {change.can_undo && <Undo change={change} back={findAddress(change.before ?? {})} />}
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

function Undo({ change, back }: { change: NameChange; back: string }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <SignedInForm fetcher={fetcher} intent="undo" button={null}>
      <input type="hidden" name="change" value={change.id} />
      <input type="hidden" name="back" value={back} />
      <button
        className="link-quiet min-h-11 px-2 text-sm whitespace-nowrap"
        type="submit"
        aria-label={`Undo: ${describeChange(change)}`}
      >
        Undo
      </button>
    </SignedInForm>
  );
}

const labels: Record<string, string> = {
  name: 'Name',
  slug: 'Address',
  meaning: 'What belongs there',
  attributes: 'Features',
  drawing: 'Drawing',
  position: 'Place in lists',
  bio: 'About the author',
};

function describeChange({ before, after }: NameChange): string {
  if (before === null) return 'Added';
  if ('merge' in after) return `Merged: ${write(before.merged)}`;
  if ('unmerged' in after) return `Merge undone: ${write(after.unmerged)}`;
  if ('retired_at' in after) return after.retired_at ? 'Retired' : 'Restored';
  if ('phrases' in after) {
    const lists = [['Added', after.phrases] as const, ['Removed', before.phrases] as const];
    const changed = lists.filter(([, list]) => write(list) !== 'none');
    return changed.map(([act, list]) => `${act} ${write(list)}`).join('. ');
  }
  if ('neighborhood' in after) {
    const [former, present] = [before.neighborhood, after.neighborhood].map(nameOf);
    if (former === undefined) return `Added ${present}`;
    return present === undefined ? `Removed ${former}` : `Changed ${present}`;
  }
  return Object.keys(labels)
    .filter((field) => field in after && write(before[field]) !== write(after[field]))
    .map((field) => `${labels[field]}: ${write(before[field])} → ${write(after[field])}`)
    .join('. ');
}

function write(value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : (value as string | number | null);
  return String(text ?? '') || 'none';
}

function nameOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'name' in value
    ? String(value.name)
    : undefined;
}
