import { Form, type FormProps } from '#app/components/ui/form.tsx';
import { beganByField } from './began-by-field.ts';
import { useScreenSession } from './screen-session.ts';

/** A form of somebody with a session; a `signedInForm` of the screen's clientAction sends it. */
export function SignedInForm({ children, ...form }: FormProps) {
  const { beganBy } = useScreenSession();
  return (
    <Form {...form}>
      <input type="hidden" name={beganByField} value={beganBy} />
      {children}
    </Form>
  );
}
