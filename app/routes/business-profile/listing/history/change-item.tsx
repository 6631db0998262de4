import { useState } from 'react';
import { useFetcher } from 'react-router';
import { BeforeAndAfter } from '#app/components/editing/before-and-after.tsx';
import { formatMomentsAgo } from '#app/components/editing/format-moments-ago.ts';
import { nameEditor } from '#app/components/editing/name-editor.ts';
import { fieldLabels } from '#app/components/editing/show-value.ts';
import { useNow } from '#app/components/listing/use-now.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import type { BusinessChange } from '#app/domain/editing/editing.ts';

/** A change: what, by whom, and both values; the editor's own can be undone while it is current. */
export function ChangeItem({ change }: { change: BusinessChange }) {
  const { id, at, role, name, is_own, field, before, after, is_undoable, is_too_late } = change;
  const fetcher = useFetcher<FormAnswer>();
  const now = useNow(useState(Date.now)[0]);
  return (
    <li className="border-b border-rule py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-semibold">{fieldLabels[field]}</span>
        <span className="text-sm text-soft">
          {is_own ? 'you' : nameEditor(role, name)}, {formatMomentsAgo(at, now)}
        </span>
      </p>
      <BeforeAndAfter field={field} before={before} after={after} />
      {is_undoable && (
        <div className="mt-3">
          <SignedInForm fetcher={fetcher} intent="undo" button="Undo" look="line">
            <input type="hidden" name="id" value={id} />
          </SignedInForm>
        </div>
      )}
      {is_too_late && (
        <p className="mt-2 max-w-[60ch] text-sm text-soft">
          This can no longer be undone: removed photos are deleted after a week.
        </p>
      )}
    </li>
  );
}
