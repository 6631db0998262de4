import { useEffect, useRef } from 'react';
import {
  noteAnswer,
  noteDone,
  noteSending,
  resetSaved,
  watchForm,
} from '#app/browser/unsent/unsaved-forms.ts';
import { isDoneField, readText } from '#app/components/ui/form-answer.ts';
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
  const { beganBy, noteSaved } = useScreenSession();
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
    noteAnswer(element, data.kind === 'done' ? 'saved' : 'refused');
    if (data.kind === 'done') noteSaved();
  }, [isAnswered, data, noteSaved]);
  useEffect(() => {
    const element = field.current?.form;
    // Wait for revalidation: until then the fields have their old values.
    if (element && state === 'idle' && data?.kind === 'done' && resets) resetSaved(element);
  }, [state, data, resets]);

  return (
    <Form {...form} onSend={noteSend}>
      <input ref={field} type="hidden" name={beganByField} value={beganBy} />
      {children}
    </Form>
  );
}

function noteSend(form: HTMLFormElement) {
  if (readText(new FormData(form), isDoneField) === '') noteSending(form);
  else noteDone(form);
}
