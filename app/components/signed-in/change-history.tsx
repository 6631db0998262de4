import { findErrors } from '#app/components/ui/form-answer.ts';
import type { FormFetcher } from '#app/components/ui/form.tsx';
import { formatMoment, toDateTime } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/signed-in.tsx';
import { SignedInForm } from './signed-in-form.tsx';

export type Change<Value> = {
  id: number;
  /** ISO 8601. */
  changed_at: string;
  /** Null for a user who no longer exists. */
  changed_by: string | null;
  before: Value;
  after: Value;
};

type ChangeHistoryProps<Value> = {
  /** Newest first. */
  changes: readonly Change<Value>[];
  present: Value;
  /** `other` is the value on the other side of the change. */
  describe: (value: Value, other: Value) => string;
  /** Label of its button. */
  nameRestore: (value: Value) => string;
  /** Form fields that restore a value; null if it cannot be restored. */
  fieldsOf: (value: Value) => Record<string, string> | null;
  fetcher: FormFetcher;
};

/** The latest changes, each with a button that restores its old value (intent `put-back`). */
export function ChangeHistory<Value>({
  changes,
  present,
  describe,
  nameRestore,
  fieldsOf,
  fetcher,
}: ChangeHistoryProps<Value>) {
  const [latest] = changes;
  if (latest === undefined) {
    return <p className="mt-2 text-sm text-soft">{t.noChanges}</p>;
  }
  const error = findErrors(fetcher.data).value;
  return (
    <details className="mt-2 text-sm">
      <summary className="link-quiet inline-flex min-h-11 items-center">
        <span>
          {t.lastChangedBy({ person: latest.changed_by })} <Moment of={latest.changed_at} />
        </span>
      </summary>
      {error && (
        <p className="font-medium text-accent" role="alert">
          {error}
        </p>
      )}
      <ol className="border-t border-rule">
        {changes.map((change) => {
          const fields = isSame(change.before, present) ? null : fieldsOf(change.before);
          return (
            <li key={change.id} className="grid gap-2 border-b border-rule py-3">
              <p className="wrap-anywhere">
                <Moment of={change.changed_at} /> · {change.changed_by ?? t.unknownPerson}:{' '}
                <del className="text-soft">{describe(change.before, change.after)}</del>
                <span aria-hidden="true"> → </span>
                <ins className="no-underline">{describe(change.after, change.before)}</ins>
              </p>
              {fields !== null && (
                <SignedInForm
                  fetcher={fetcher}
                  intent="put-back"
                  button={nameRestore(change.before)}
                  variant="line"
                >
                  {Object.entries(fields).map(([name, value]) => (
                    <input key={name} type="hidden" name={name} value={value} />
                  ))}
                </SignedInForm>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** Compares values that came as JSON. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A time in the reader's time zone. */
function Moment({ of }: { of: string }) {
  return <time dateTime={toDateTime(of)}>{formatMoment(of)}</time>;
}
