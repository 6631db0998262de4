import { useEffect, useState } from 'react';

const debounceMs = 150;

/** Finds something by a text. Must be the same function each time, or it searches anew. */
type Find<Found> = (text: string) => Promise<Found>;

/**
 * Returns what a typed text finds, and meanwhile what the text before it found; null for none. `state` tells an empty
 * answer from one that is awaited or has failed.
 */
export function useFound<Found>(typed: string, find: Find<Found>) {
  const text = typed.trim();
  const [answer, setAnswer] = useState<{ text: string; found: Found | null }>();
  useEffect(() => {
    if (text === '') return undefined;
    let isGone = false;
    const timer = setTimeout(async () => {
      const found = await find(text).catch(() => null);
      if (!isGone) setAnswer({ text, found });
    }, debounceMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [text, find]);
  if (text === '') return { found: null, state: 'idle' as const };
  const isCurrent = answer?.text === text;
  const state = !isCurrent ? 'searching' : answer.found === null ? 'failed' : 'found';
  return { found: answer?.found ?? null, state } as const;
}
