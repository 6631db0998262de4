import { accountRules } from '#app/config/session.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import * as t from '#app/messages/components/account.ts';

/** Hidden username field for password managers, which associate it with the form's password. */
export function UsernameField({ email }: { email: string }) {
  return (
    <input
      className="sr-only"
      type="text"
      name="username"
      autoComplete="email"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

type CodeFieldProps = { label?: string; error: string | undefined };

/** Field for a code from a mail; accepts pasted spaces (parse-code.ts). */
export function CodeField({ label = t.codeLabel, error }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      label={label}
      autoComplete="one-time-code"
      inputMode="numeric"
      hint={t.codeHint({ codeLength: accountRules.codeLength })}
      error={error}
    />
  );
}
