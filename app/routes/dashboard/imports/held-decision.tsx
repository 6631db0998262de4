import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import type { ImportRowKind, ImportRows } from '#app/domain/import/job/import-job.ts';

type HeldKind = Extract<ImportRowKind, 'held' | 'left_out'>;

export function isHeldKind(kind: ImportRowKind): kind is HeldKind {
  return kind === 'held' || kind === 'left_out';
}

type HeldDecisionProps = {
  /** Id of the import. */
  id: string;
  row: ImportRows['rows'][number];
  kind: HeldKind;
};

/** Imports a row or leaves it out, and then says so in the place of the buttons. */
export function HeldDecision({ id, row, kind }: HeldDecisionProps) {
  const importing = useFetcher<FormAnswer>();
  const leavingOut = useFetcher<FormAnswer>();
  const outcome = useRef<HTMLParagraphElement>(null);
  const text = findText(importing.data, 'Imported.') ?? findText(leavingOut.data, 'Left out.');

  useEffect(() => {
    if (text !== null && document.activeElement === document.body) outcome.current?.focus();
  }, [text]);

  if (text !== null) {
    return (
      <p className="mt-2 font-semibold" ref={outcome} tabIndex={-1} role="status">
        {text}
      </p>
    );
  }
  const fields = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="number" value={row.number} />
      <span className="sr-only">{row.label}</span>
    </>
  );
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <SignedInForm fetcher={importing} intent="import-held" look="line" button="Import">
        {fields}
      </SignedInForm>
      {kind === 'held' && (
        <SignedInForm fetcher={leavingOut} intent="leave-out-held" look="line" button="Leave out">
          {fields}
        </SignedInForm>
      )}
    </div>
  );
}

function findText(answer: FormAnswer | undefined, usual: string): string | null {
  return answer?.kind === 'done' ? (answer.text ?? usual) : null;
}
