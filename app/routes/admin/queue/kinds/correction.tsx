import { useState } from 'react';
import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { showValue } from '#app/components/editing/show-value.tsx';
import { FieldList, useFieldDraft } from '#app/components/editors/field-list.tsx';
import { findChanged } from '#app/components/editors/listing-draft.ts';
import { FieldArea } from '#app/components/editors/listing-form.tsx';
import { SignedInForm, signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { nameSuggested } from '#app/components/suggested-edit/suggested-value.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { done, findErrors, type FormAnswer, invalid } from '#app/components/ui/form-answer.ts';
import { answerRefusal } from '#app/components/ui/run-form.ts';
import { correctQueueItem } from '#app/domain/admin-queue/admin-queue-calls.ts';
import type { CategoryChoice } from '#app/domain/business/business-calls.ts';
import { writtenJson } from '#app/domain/field/field.ts';
import { parseFields } from '#app/domain/submission/listing-rules.ts';
import type { Content } from '#app/domain/submission/submission.ts';
import { readHistoryValue, suggestable } from '#app/domain/suggested-edit/suggested-edit.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import * as adminToasts from '#app/messages/admin-toasts.ts';
import type { Json } from '#app/services/supabase/database.types.ts';

type Values = Record<string, unknown>;

const outcomes = {
  saved: 'saved',
  stale: toasts.decidedMeanwhile,
  own: adminToasts.decisionPrevented,
  nothing: adminToasts.nothingCorrected,
} as const;

export const correctionForm = signedInForm(
  z.object({
    kind: z.enum(['submission', 'edit']),
    id: z.string(),
    version: writtenJson<Json>(),
    base: writtenJson<Content>(),
    changes: writtenJson<Partial<Content>>(),
  }),
  async (person, { kind, id, version, base, changes }) => {
    if (Object.keys(changes).length === 0) {
      notify(outcomes.nothing);
      return done;
    }
    const { isValid, values, errors } = parseFields(changes, base);
    if (!isValid) return invalid(errors);
    const outcome = await correctQueueItem(person, {
      kind,
      id,
      version,
      newValues: values,
    });
    if (!outcome.ok) {
      return outcome.reason === 'invalid'
        ? invalid({ [outcome.field]: 'Please correct this' })
        : answerRefusal(outcome);
    }
    notify(outcomes[outcome.outcome]);
    return done;
  },
);

type CorrectionProps = {
  kind: 'submission' | 'edit';
  id: string;
  version: unknown;
  content: Content;
  categories: CategoryChoice[];
  /** The field of a suggested edit; by default all. */
  field?: string;
};

/** Lets an admin change values before they approve them; the history then has what was sent, and theirs. */
export function Correction(props: CorrectionProps) {
  // It begins anew with what was saved.
  return <CorrectionFields key={JSON.stringify(props.version)} {...props} />;
}

function CorrectionFields({ kind, id, version, content, categories, field }: CorrectionProps) {
  const fetcher = useFetcher<FormAnswer>();
  const form = useFieldDraft(content);
  const fields = suggestable.filter(([name]) => field === undefined || name === field);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [opened, setOpened] = useState<string[]>(field === undefined ? [] : [field]);
  const changes = Object.fromEntries(
    fields
      .filter(([, names]) => findChanged(form.draft, names).length > 0)
      .flatMap(([, names]) => names.map((name) => [name, form.draft.content[name]])),
  );
  if (fields.length === 0) return null;
  const errors = findErrors(fetcher.data);
  return (
    <Disclosure className="mt-6" title="Correct before approving" titleClass="font-semibold">
      <SignedInForm fetcher={fetcher} intent="correct" button="Save correction" variant="line">
        {Object.entries({ version, base: content, changes }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={JSON.stringify(value)} />
        ))}
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={id} />
        <FieldArea form={form}>
          <FieldList
            form={{ ...form, draft: { ...form.draft, errors } }}
            fields={fields}
            context={{ categories, today, timeZone: null }}
            opened={opened}
            onOpen={(name) => setOpened([...new Set([...opened, name])])}
          />
        </FieldArea>
      </SignedInForm>
    </Disclosure>
  );
}

/** What an admin has corrected of what somebody sent. */
export function Corrected({ sent, now }: { sent: Values | null; now: Values }) {
  if (sent === null) return null;
  // A suggestion has the values of one field.
  const changed = suggestable.filter(([, names]) =>
    names.some((name) => name in now && JSON.stringify(sent[name]) !== JSON.stringify(now[name])),
  );
  // Only its form, as spaces at the end of a text.
  if (changed.length === 0) return null;
  const show = (field: string, names: string[], values: Values) => {
    const own = Object.fromEntries(names.map((name) => [name, values[name]]));
    return showValue(field, readHistoryValue(field, { ...own, location: null }));
  };
  return (
    <ul className="mt-4 border-l-4 border-accent pl-3" aria-label="Corrections">
      {changed.map(([field, names]) => (
        <li key={field} className="wrap-anywhere">
          {nameSuggested(field)} corrected: <del>{show(field, names, sent)}</del>{' '}
          <ins className="font-semibold no-underline">{show(field, names, now)}</ins>
        </li>
      ))}
    </ul>
  );
}
