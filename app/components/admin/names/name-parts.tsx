import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { TextArea, TextField } from '#app/components/ui/text-field.tsx';
import type { NameChange } from '#app/domain/name/name-calls.ts';
import type { NameKind } from '#app/domain/name/name.ts';
import { MergeForm } from './merge-form.tsx';
import { NameChanges } from './name-changes.tsx';
import { nameAddress, nameKinds } from './name-kinds.ts';
import { OfName } from './of-name.tsx';

type NameFormProps = {
  kind: NameKind;
  /** Empty for a new one. */
  name: string;
  values: Record<string, string>;
  /** Further fields. */
  children?: ReactNode;
};

/** The fields of a name. */
export function NameForm({ kind, name, values, children }: NameFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  const { one, fields } = nameKinds[kind];
  return (
    <div className="max-w-xl">
      <SignedInForm fetcher={fetcher} intent="save" button={`Save ${one}`}>
        <OfName kind={kind} name={name} />
        {fields.map(({ isLong, ...field }) => {
          const value = { defaultValue: values[field.name] ?? '', error: errors[field.name] };
          return isLong ? (
            <TextArea key={field.name} hint="" {...field} {...value} rows={5} />
          ) : (
            <TextField key={field.name} autoComplete="off" {...field} {...value} />
          );
        })}
        {children}
      </SignedInForm>
    </div>
  );
}

type NamePartsProps = {
  kind: NameKind;
  name: string;
  /** Undefined where it cannot be merged. */
  others?: readonly (readonly [key: string, name: string])[] | null;
  /** When it was retired, null for never; undefined where it cannot be. */
  retiredAt?: string | null | undefined;
  changes: readonly NameChange[];
};

/** How a name is merged and retired, and its latest changes. */
export function NameParts({ kind, name, others, retiredAt, changes }: NamePartsProps) {
  return (
    <div className="grid content-start gap-10">
      {others !== undefined && <MergeForm kind={kind} name={name} others={others} />}
      {retiredAt !== undefined && <Retire kind={kind} name={name} isRetired={retiredAt !== null} />}
      <NameChanges
        changes={changes}
        findAddress={(before) => {
          const former = kind === 'feature' || kind === 'brand' ? before.name : before.slug;
          return nameAddress(kind, typeof former === 'string' ? former : name);
        }}
      />
    </div>
  );
}

function Retire({ kind, name, isRetired }: { kind: NameKind; name: string; isRetired: boolean }) {
  const fetcher = useFetcher<FormAnswer>();
  const { one, retireNote } = nameKinds[kind];
  return (
    <SignedInForm
      fetcher={fetcher}
      intent="retire"
      button={`${isRetired ? 'Restore' : 'Retire'} ${one}`}
      variant="line"
    >
      <OfName kind={kind} name={name} />
      <input type="hidden" name="isRetired" value={isRetired ? 'no' : 'yes'} />
      <p className="text-soft">{retireNote}</p>
    </SignedInForm>
  );
}
