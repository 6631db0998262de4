import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import type { ImportRowKind, RowDecision } from '#app/domain/import/import.ts';
import { formatCount } from '#app/domain/text/text.ts';
import type { ImportedRow } from './row-facts.tsx';

type ActProps = {
  intent: string;
  button: string;
  /** Hidden fields. */
  fields: Record<string, string | number>;
  /** Read to screen readers after the button's text. */
  subject?: string;
  onDone: (text: string | undefined) => void;
};

/** A button that sends a decision; the component that shows it says what happened. */
export function Act({ intent, button, fields, subject, onDone }: ActProps) {
  const fetcher = useFetcher<FormAnswer>();
  const { state, data } = fetcher;
  const seen = useRef<FormAnswer>(undefined);

  useEffect(() => {
    if (state !== 'idle' || data?.kind !== 'done' || data === seen.current) return;
    seen.current = data;
    onDone(data.text);
  }, [state, data, onDone]);

  return (
    <SignedInForm
      fetcher={fetcher}
      intent={intent}
      variant="line"
      button={
        <>
          {button}
          {subject !== undefined && <span className="sr-only"> {subject}</span>}
        </>
      }
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </SignedInForm>
  );
}

const notedTexts: Record<RowDecision, string> = {
  import: 'Will be imported.',
  draft: 'Will be imported as a draft.',
  same: 'Will update the listing.',
  leave_out: 'Will be left out.',
  suggest: 'Suggested as an edit.',
};

const buttons: Record<RowDecision, string> = {
  import: 'Import',
  draft: 'Import as draft',
  same: 'Same business: update it',
  leave_out: 'Leave out',
  suggest: 'Suggest as an edit',
};

type When = 'before' | 'after';

function findChoices({ outcome, similar, changes }: ImportedRow, when: When): RowDecision[] {
  const same = similar === null ? [] : (['same'] as const);
  if (outcome === 'held') return ['import', 'draft', ...same, 'leave_out'];
  if (when === 'after') {
    if (outcome === 'unchanged' && changes !== null) return ['suggest'];
    return outcome === 'left_out' ? ['import', 'draft', ...same] : [];
  }
  if (outcome === 'created') return ['draft', ...same, 'leave_out'];
  return outcome === 'updated' || outcome === 'unchanged' ? ['leave_out'] : [];
}

type RowDecisionsProps = {
  /** Id of the import. */
  id: string;
  row: ImportedRow;
  when: When;
};

/** Decides on a row, and says in the place of the buttons what that means. */
export function RowDecisions({ id, row, when }: RowDecisionsProps) {
  const [text, setText] = useState(
    row.decision !== null && (when === 'before' || row.decision === 'suggest')
      ? notedTexts[row.decision]
      : null,
  );
  const [isUndone, setUndone] = useState(false);
  const fields = { id, number: row.number };
  if (text === null) {
    const shown = isUndone ? { ...row, outcome: row.outcome_before ?? row.outcome } : row;
    return (
      <div className="mt-2 flex flex-wrap gap-2">
        {findChoices(shown, when).map((choice) => (
          <Act
            key={choice}
            intent="decide"
            button={buttons[choice]}
            fields={{ ...fields, decision: choice }}
            subject={row.label}
            onDone={(said) => setText(said ?? nameDecision(choice, when))}
          />
        ))}
      </div>
    );
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <p className="font-semibold" role="status">
        {text}
      </p>
      {when === 'before' && (
        <Act
          intent="decide"
          button="Undo"
          fields={{ ...fields, decision: '' }}
          subject={row.label}
          onDone={() => {
            setText(null);
            setUndone(true);
          }}
        />
      )}
    </div>
  );
}

function nameDecision(decision: RowDecision, when: When): string {
  if (when === 'before') return notedTexts[decision];
  return decision === 'leave_out' ? 'Left out.' : 'Imported.';
}

const groupChoices: Partial<Record<ImportRowKind, (RowDecision | '')[]>> = {
  created: ['draft', 'leave_out'],
  similar: ['draft', 'leave_out'],
  closed: ['leave_out'],
  draft: [''],
  updated: ['leave_out'],
  unchanged: ['leave_out'],
  held: ['import', 'draft', 'leave_out'],
  left_out: [''],
};

/** After the import. */
const laterGroupChoices: typeof groupChoices = { held: groupChoices.held, kept: ['suggest'] };

type GroupDecisionsProps = {
  id: string;
  kind: ImportRowKind;
  when: When;
  /** Slug; null for all. */
  category: string | null;
  count: number;
  onDone: () => void;
};

/** Decides on all rows of a group. */
export function GroupDecisions({ id, kind, when, category, count, onDone }: GroupDecisionsProps) {
  const [text, setText] = useState<string>();
  if (count === 0) return null;
  if (text !== undefined) {
    return (
      <p className="mb-4 font-semibold" role="status">
        {text}
      </p>
    );
  }
  const choices = when === 'before' ? groupChoices : laterGroupChoices;
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      {choices[kind]?.map((choice) => (
        <Act
          key={choice}
          intent="decide"
          button={nameGroupChoice(choice, count)}
          fields={{ id, kind, decision: choice, ...(category !== null && { category }) }}
          onDone={(said) => {
            setText(said);
            onDone();
          }}
        />
      ))}
    </div>
  );
}

function nameGroupChoice(choice: RowDecision | '', count: number): string {
  const all = count === 1 ? 'the row' : `all ${formatCount(count)}`;
  if (choice === '') return `Undo for ${all}`;
  if (choice === 'suggest') return `Suggest ${all} as ${count === 1 ? 'an edit' : 'edits'}`;
  if (choice === 'draft') return `Import ${all} as ${count === 1 ? 'a draft' : 'drafts'}`;
  return choice === 'import' ? `Import ${all}` : `Leave out ${all}`;
}
