import { useEffect, useRef } from 'react';
import { noteAnswer, noteReset, watchForm } from '#app/browser/unsaved-forms.ts';
import { Form, type FormProps } from '#app/components/ui/form.tsx';
import { beganByField } from './began-by-field.ts';
import { useScreenSession } from './screen-session.ts';

/**
 * A form of somebody with a session; a `signedInForm` of the screen's clientAction sends it. Edits in
 * it that are not saved are not lost without a word.
 */
export function SignedInForm({ children, ...form }: FormProps) {
  const { beganBy, noteSaved } = useScreenSession();
  const field = useRef<HTMLInputElement>(null);
  const { state, data } = form.fetcher;
  // What has been saved is, also while the screen still loads anew.
  const isAnswered = state !== 'submitting';
  const { resets = false } = form;

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
    if (element && state === 'idle' && data?.kind === 'done' && resets) noteReset(element);
  }, [state, data, resets]);

  return (
    <Form {...form}>
      <input ref={field} type="hidden" name={beganByField} value={beganBy} />
      {children}
    </Form>
  );
}
