import { type ReactNode, useRef, useState } from 'react';
import type { useFetcher } from 'react-router';
import {
  deleteFormDraft,
  findFormDraft,
  readFormFields,
  saveFormDraft,
} from '#app/browser/storage/form-draft.ts';
import { DraftNotice } from '#app/components/ui/draft-notice.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { useScreenSession } from './screen-session.ts';
import { SignedInForm, draftField } from './signed-in-form.tsx';

export type DraftedFormProps<Fields extends Record<string, string>> = {
  fetcher: ReturnType<typeof useFetcher<FormAnswer>>;
  intent: string;
  button: string;
  /** Of the draft on this device: 'review.<slug>'. */
  name: string;
  /** The revision that is edited, sent as `expectedRevision`; 0 for something new. */
  revision: number;
  /** The values to begin with, by field name. */
  values: Fields;
  /** The fields, with the values to begin with: those of the draft if there is one. */
  children: (start: Fields) => ReactNode;
};

/**
 * A form whose text is stored on this device until it is sent, and filled in again when the screen
 * opens.
 */
export function DraftedForm<Fields extends Record<string, string>>(
  props: DraftedFormProps<Fields>,
) {
  const { fetcher, intent, button, name, revision, values, children } = props;
  const owner = useScreenSession().session.userId;
  const [draft, setDraft] = useState(() => findFormDraft(name, owner));
  const [formKey, setFormKey] = useState(0);
  const part = useRef<HTMLDivElement>(null);
  const expectedRevision = draft?.expectedRevision ?? revision;

  const isDone = fetcher.data?.kind === 'done';
  // Once `values` and `revision` are those that were saved.
  if (draft && isDone && fetcher.state === 'idle') setDraft(null);

  function follow() {
    const form = part.current?.querySelector('form');
    if (!form) return;
    const changedAt = new Date().toISOString();
    saveFormDraft(name, { owner, expectedRevision, fields: readFormFields(form), changedAt });
  }

  function discard() {
    deleteFormDraft(name);
    setDraft(null);
    setFormKey(formKey + 1);
  }

  return (
    <div ref={part} onInput={follow}>
      {draft && !isDone && <DraftNotice changedAt={draft.changedAt} onDiscard={discard} />}
      <SignedInForm key={formKey} fetcher={fetcher} intent={intent} button={button}>
        <input type="hidden" name={draftField} value={name} />
        <input type="hidden" name="expectedRevision" value={expectedRevision} />
        {children({ ...values, ...draft?.fields })}
      </SignedInForm>
    </div>
  );
}
