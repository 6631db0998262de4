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
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  const typed = isWanted ? text.trim().toLowerCase() : '';

  useEffect(() => {
    if (typed === '') {
      setSuggestions(null);
      return;
    }
    const known = answers.get(typed);
    if (known) {
      setSuggestions(known);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await fetchSuggestions(`${url}?q=${encodeURIComponent(typed)}`, controller.signal);
      if (controller.signal.aborted) return;
      if (answer) keep(typed, answer);
      setSuggestions(answer);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [url, typed]);

  return suggestions;
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
