import { accountRules } from '#app/config/account-rules.ts';
import { TextField } from '#app/components/ui/text-field.tsx';

type CodeFieldProps = { label?: string; error: string | undefined };

/** Field for a code from a mail; accepts pasted spaces (parse-code.ts). */
export function CodeField({ label = 'Code from the email', error }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      label={label}
      autoComplete="one-time-code"
      inputMode="numeric"
      hint={`${accountRules.codeLength} digits.`}
      error={error}
    />
  );
}
