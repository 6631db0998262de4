import { useEffect, useState } from 'react';
import type { Suggestions } from '#app/domain/search/search.ts';

type SuggestionsRequest = { url: string; text: string; isWanted: boolean };

type Answered = { typed: string; answer: Suggestions };

const debounceMs = 120;
const maxAnswers = 100;
const answers = new Map<string, Suggestions>();

/**
 * Returns suggestions for the typed text; null while there are none. Aborts a request when the text
 * changes. Failures are ignored: suggestions are optional.
 */
export function useSuggestions({ url, text, isWanted }: SuggestionsRequest): Suggestions | null {
  const [latest, setLatest] = useState<Answered | null>(null);
  const typed = isWanted ? text.trim().toLowerCase() : '';

  useEffect(() => {
    if (typed === '' || answers.has(typed)) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const address = `${url}?q=${encodeURIComponent(typed)}`;
      const answer = await fetchSuggestions(address, controller.signal);
      if (controller.signal.aborted) return;
      if (answer) keep(typed, answer);
      setLatest(answer && { typed, answer });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [url, typed]);

  if (typed === '') return null;
  const answer = answers.get(typed);
  if (answer) return answer;
  // The last answer stays while the next one loads, so that the list does not flicker, but only if
  // it belongs to related text.
  return latest && continues(latest.typed, typed) ? latest.answer : null;
}

/** Returns whether one text is a prefix of the other. */
function continues(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
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
  if (answers.size >= maxAnswers) answers.clear();
  answers.set(typed, answer);
}
