import { useEffect, useState } from 'react';
import { accountRules } from '#app/config/account-rules.ts';

/** Returns the seconds until another mail can be requested; 0 when it can. */
export function useSecondsLeft(sentAtMs: number): number {
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
