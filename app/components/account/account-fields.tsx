import { useEffect, useState } from 'react';
import { TextField } from '#app/components/ui/text-field.tsx';
import { accountRules } from '#app/config/session.ts';
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

/** Field for a code from a mail; accepts pasted spaces (`parseCode`). */
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

type NewPasswordFieldProps = { label: string; error: string | undefined };

/** Field for the password of a new account, or a new one. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { minPasswordLength } = accountRules;
  return (
    <TextField
      {...props}
      name="password"
      type="password"
      autoComplete="new-password"
      hint={t.passwordHint({ minPasswordLength })}
    />
  );
}

type SendAgainButtonProps = { sentAtMs: number; isSending: boolean };

/** Requests a mail again, once the service allows another one. */
export function SendAgainButton({ sentAtMs, isSending }: SendAgainButtonProps) {
  const secondsLeft = useSecondsLeft(sentAtMs);
  return (
    <button
      className="button-line tabular-nums disabled:border-rule-strong disabled:text-soft"
      type="submit"
      disabled={secondsLeft > 0}
      aria-disabled={(isSending && secondsLeft === 0) || undefined}
    >
      {secondsLeft > 0 ? t.sendAgainIn({ secondsLeft }) : t.sendAgain}
    </button>
  );
}

/** Returns the seconds until another mail can be requested; 0 when it can. */
function useSecondsLeft(sentAtMs: number): number {
  const [nowMs, setNow] = useState(() => Date.now());
  const left = Math.ceil((sentAtMs - nowMs) / 1000) + accountRules.mailPauseSeconds;
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  // Caps the wait in case the clock was set back.
  return Math.min(Math.max(left, 0), accountRules.mailPauseSeconds);
}
