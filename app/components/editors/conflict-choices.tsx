import { type ReactNode, useState } from 'react';
import { fieldLabels, nameEditor, showValue } from '#app/components/editing/show-value.tsx';
import { useNow } from '#app/components/listing/use-now.ts';
import type { Conflict } from '#app/domain/editing/editing-schema.ts';
import { formatAge } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/editors.tsx';
import type { ListingDraft } from './listing-draft.ts';

type ConflictChoicesProps = {
  conflicts: ListingDraft['conflicts'];
  onChoose: (name: string, isTheirs: boolean) => void;
  title?: string;
  /** What to do after choosing. */
  children?: ReactNode;
};

/** Somebody else, or the same person elsewhere, has changed the same fields: chooses which value to keep, field by field. */
export function ConflictChoices(props: ConflictChoicesProps) {
  const { conflicts, onChoose, title = t.changedMeanwhile, children = t.chooseAndSave } = props;
  const fields = Object.entries(conflicts);
  if (fields.length === 0) return null;
  return (
    <div className="rounded-card border-[1.5px] border-accent p-[min(1.25rem,5vw)]" role="alert">
      <p className="font-semibold">{title}</p>
      {fields.map(
        ([name, conflict]) =>
          conflict && <Choice key={name} name={name} conflict={conflict} onChoose={onChoose} />,
      )}
      <div className="mt-3 text-sm text-soft">{children}</div>
    </div>
  );
}

type ChoiceProps = Pick<ConflictChoicesProps, 'onChoose'> & { name: string; conflict: Conflict };

function Choice({ name, conflict, onChoose }: ChoiceProps) {
  const present = useNow(useState(Date.now)[0]);
  const option = (isTheirs: boolean, label: ReactNode) => (
    <label className="flex min-h-11 items-center gap-3 py-1">
      <input
        type="radio"
        name={`keep:${name}`}
        defaultChecked={!isTheirs}
        onChange={() => onChoose(name, isTheirs)}
      />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  );
  return (
    <fieldset className="mt-3">
      <legend>
        {t.changedBy({
          field: <strong>{fieldLabels[name]}</strong>,
          editor: nameEditor(conflict.by, conflict.name),
          age: conflict.at === null ? null : formatAge(conflict.at, present),
        })}
      </legend>
      {option(false, t.keepYours)}
      {option(
        true,
        t.keepTheirs({
          value: <span className="whitespace-pre-line">{showValue(name, conflict.now)}</span>,
        }),
      )}
    </fieldset>
  );
}
