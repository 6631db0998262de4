import { useSecondsLeft } from './seconds-left.ts';

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
      {secondsLeft > 0 ? `Send it again in ${secondsLeft} s` : 'Send it again'}
    </button>
  );
}
