import { type ReactNode, useState } from 'react';
import { fieldLabels, nameEditor, showValue } from '#app/components/editing/show-value.tsx';
import { useNow } from '#app/components/listing/use-now.ts';
import type { Conflict } from '#app/domain/editing/editing-schema.ts';
import { formatAge } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import type { Conflicts } from './edit-answer.ts';

/**
 * Somebody else has changed the same fields: chooses which value to keep, field by field. The form
 * sends the choice as `keep:phone`.
 */
export function ConflictChoices({ conflicts }: { conflicts: Conflicts }) {
  const fields = Object.entries(conflicts);
  if (fields.length === 0) return null;
  return (
    <div className="rounded-card border-[1.5px] border-accent p-[min(1.25rem,5vw)]" role="alert">
      <p className="font-semibold">{t.changedMeanwhile}</p>
      {fields.map(([field, conflict]) => (
        <Choice key={field} field={field} conflict={conflict} />
      ))}
      <p className="mt-3 text-sm text-soft">{t.chooseAndSave}</p>
    </div>
  );
}

type ChoiceProps = { field: string; conflict: Conflict };

function Choice({ field, conflict: { now, by, name, at } }: ChoiceProps) {
  const present = useNow(useState(Date.now)[0]);
  return (
    <fieldset className="mt-3">
      <legend>
        {t.changedBy({
          field: <strong>{fieldLabels[field]}</strong>,
          editor: nameEditor(by, name),
          age: at === null ? null : formatAge(at, present),
        })}
      </legend>
      <Option field={field} value="yours" isChosen>
        {t.keepYours}
      </Option>
      <Option field={field} value="theirs">
        {t.keepTheirs({
          value: <span className="whitespace-pre-line">{showValue(field, now)}</span>,
        })}
      </Option>
    </fieldset>
  );
}

type OptionProps = { field: string; value: string; isChosen?: boolean; children: ReactNode };

function Option({ field, value, isChosen = false, children }: OptionProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 py-1">
      <input type="radio" name={`keep:${field}`} value={value} defaultChecked={isChosen} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}
