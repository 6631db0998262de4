import { useEffect, useRef } from 'react';
import {
  recordAnswer,
  recordSaved,
  recordSending,
  resetSaved,
  watchForm,
} from '#app/browser/unsent/unsaved-forms.ts';
import { isDoneField, readFormText } from '#app/components/ui/form-answer.ts';
import { Form, type FormProps } from '#app/components/ui/form.tsx';
import { beganByField } from './signed-in-forms.ts';
import { useScreenSession } from './screen-session.ts';

type SignedInFormProps = Omit<FormProps, 'onSend'> & {
  /** Resets it to the screen's values once saved, for another entry. */
  resets?: boolean;
};

/**
 * A form of a signed-in user, sent by a `signedInForm` of the screen's clientAction. Warns before
 * unsaved edits are lost.
 */
export function SignedInForm({ resets = false, children, ...form }: SignedInFormProps) {
  const { beganBy, markSaved } = useScreenSession();
  const field = useRef<HTMLInputElement>(null);
  const { state, data } = form.fetcher;
  // A saved form counts as saved even while the screen revalidates.
  const isAnswered = state !== 'submitting';

  useEffect(() => {
    const element = field.current?.form;
    return element ? watchForm(element) : undefined;
  }, []);
  useEffect(() => {
    const element = field.current?.form;
    if (!element || !isAnswered || data === undefined) return;
    recordAnswer(element, data.kind === 'done' ? 'saved' : 'refused');
    if (data.kind === 'done') markSaved();
  }, [isAnswered, data, markSaved]);
  useEffect(() => {
    const element = field.current?.form;
    // Wait for revalidation: until then the fields have their old values.
    if (element && state === 'idle' && data?.kind === 'done' && resets) resetSaved(element);
  }, [state, data, resets]);

  return (
    <Form {...form} onSend={recordSend}>
      <input ref={field} type="hidden" name={beganByField} value={beganBy} />
      {children}
    </Form>
  );
}

function recordSend(form: HTMLFormElement) {
  if (readFormText(new FormData(form), isDoneField) === '') recordSending(form);
  else recordSaved(form);
}
