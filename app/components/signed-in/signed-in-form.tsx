import { useEffect, useRef } from 'react';
import { noteAnswer, noteSending, resetSaved, watchForm } from '#app/browser/unsaved-forms.ts';
import { Form, type FormProps } from '#app/components/ui/form.tsx';
import { beganByField } from './began-by-field.ts';
import { useScreenSession } from './screen-session.ts';

type SignedInFormProps = Omit<FormProps, 'onSend'> & {
  /** Puts it back to what the screen shows once it is saved: another one may follow. */
  resets?: boolean;
};

/**
 * A form of somebody with a session; a `signedInForm` of the screen's clientAction sends it. Edits in
 * it that are not saved are not lost without a word.
 */
export function SignedInForm({ resets = false, children, ...form }: SignedInFormProps) {
  const { beganBy, noteSaved } = useScreenSession();
  const field = useRef<HTMLInputElement>(null);
  const { state, data } = form.fetcher;
  // What has been saved is, also while the screen still loads anew.
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
    // Not before the screen has loaded anew: a field shows until then what was there before.
    if (element && state === 'idle' && data?.kind === 'done' && resets) resetSaved(element);
  }, [state, data, resets]);

  return (
    <Form {...form} onSend={noteSending}>
      <input ref={field} type="hidden" name={beganByField} value={beganBy} />
      {children}
    </Form>
  );
}
