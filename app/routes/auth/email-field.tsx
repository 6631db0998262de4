import { useEffect, useRef } from 'react';
import { sessionStore } from '#app/browser/session/session-store.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { readTypedEmail, rememberTypedEmail } from './typed-email.ts';

/** Whose account it is; browsers and password managers fill it in, and what is typed is carried on. */
export function EmailField({ error }: { error: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = input;
    return () => {
      // Whoever has signed in leaves their address to nobody who comes after them.
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
