import { useEffect, useRef } from 'react';
import { sessionStore } from '#app/browser/session/session-store.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { readTypedEmail, rememberTypedEmail } from './typed-email.ts';

/**
 * The address of the account; password managers fill it in, and the other forms get what is typed.
 */
export function EmailField({ error }: { error: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = input;
    return () => {
      // After signing in, the address is not kept for the next person.
      const isSignedIn = sessionStore.get().status === 'signed-in';
      rememberTypedEmail(isSignedIn ? '' : (current?.value ?? ''));
    };
  }, []);
  return (
    <TextField
      ref={input}
      name="email"
      label="Email"
      type="email"
      autoComplete="email"
      defaultValue={readTypedEmail()}
      error={error}
    />
  );
}
