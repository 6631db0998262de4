import { useEffect, useEffectEvent, useState } from 'react';

export type Loaded<Data> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; data: Data };

type Attempt<Data> = { key: string; data: Data | null };

/**
 * What a screen in the browser has to fetch before it can show a part of itself. `key` names what
 * is loaded: another key, as another person's, loads anew.
 */
export function useLoaded<Data extends object>(
  key: string,
  load: () => Promise<Data>,
): Loaded<Data> {
  const [tries, setTries] = useState(0);
  const [attempt, setAttempt] = useState<Attempt<Data> | null>(null);
  const current = `${key} ${tries}`;
  // `load` is a new function at each rendering; what it loads is named by the key.
  const begin = useEffectEvent(load);

  useEffect(() => {
    let isCurrent = true;
    const settle = (data: Data | null) => {
      if (isCurrent) setAttempt({ key: current, data });
    };
    begin().then(settle, () => settle(null));
    return () => {
      isCurrent = false;
    };
  }, [current]);

  if (attempt?.key !== current) return { status: 'loading' };
  if (attempt.data === null) {
    return { status: 'failed', retry: () => setTries((before) => before + 1) };
  }
  return { status: 'ready', data: attempt.data };
}
