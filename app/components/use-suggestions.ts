import { useEffect, useState } from 'react';
import type { Suggestions } from '#app/domain/search/search.ts';

type SuggestionsRequest = { url: string; text: string; isWanted: boolean };

const debounceMs = 120;
const answersKept = 100;
const answers = new Map<string, Suggestions>();

/**
 * Suggestions for what is being typed; null while there are none. A request that was overtaken by
 * typing is aborted. Failures show nothing: suggestions are a convenience.
 */
export function useSuggestions({ url, text, isWanted }: SuggestionsRequest): Suggestions | null {
  const [latest, setLatest] = useState<Suggestions | null>(null);
  const typed = isWanted ? text.trim().toLowerCase() : '';

  useEffect(() => {
    if (typed === '' || answers.has(typed)) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const address = `${url}?q=${encodeURIComponent(typed)}`;
      const answer = await fetchSuggestions(address, controller.signal);
      if (controller.signal.aborted) return;
      if (answer) keep(typed, answer);
      setLatest(answer);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [url, typed]);

  // While the next answer is on its way the last one stays, so that the list does not flicker.
  return typed === '' ? null : (answers.get(typed) ?? latest);
}

async function fetchSuggestions(url: string, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const response = await fetch(url, { signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

function keep(typed: string, answer: Suggestions) {
  if (answers.size >= answersKept) answers.clear();
  answers.set(typed, answer);
}
