import { useEffect, useState } from 'react';
import type { Suggestions } from '#app/domain/search/search.ts';

type SuggestionsRequest = {
  url: string;
  text: string;
  /** The visitor's place, near which suggestions come first; '' without one. */
  near?: string;
  isWanted: boolean;
};

type Answered = { typed: string; near: string; answer: Suggestions };

const debounceMs = 120;
const maxAnswers = 100;
const answers = new Map<string, Suggestions>();

/**
 * Returns suggestions for the typed text; null while there are none. Aborts a request when the text
 * changes. Failures are ignored: suggestions are optional.
 */
export function useSuggestions({
  url,
  text,
  near = '',
  isWanted,
}: SuggestionsRequest): Suggestions | null {
  const [latest, setLatest] = useState<Answered | null>(null);
  const typed = isWanted ? text.trim().toLowerCase() : '';
  const query = new URLSearchParams({ q: typed, ...(near !== '' && { near }) }).toString();

  useEffect(() => {
    if (!isWanted || answers.has(query)) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await fetchSuggestions(`${url}?${query}`, controller.signal);
      if (controller.signal.aborted) return;
      if (answer) keep(query, answer);
      setLatest(answer && { typed, near, answer });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [url, typed, near, query, isWanted]);

  if (!isWanted) return null;
  const answer = answers.get(query);
  if (answer) return answer;
  // The last answer stays while the next one loads, so that the list does not flicker, but only if
  // it belongs to related text.
  const isRelated = latest !== null && latest.near === near && continues(latest.typed, typed);
  return isRelated ? latest.answer : null;
}

/** Returns whether one text is a prefix of the other. */
function continues(one: string, other: string): boolean {
  return one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));
}

async function fetchSuggestions(url: string, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const response = await fetch(url, { signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

function keep(query: string, answer: Suggestions) {
  if (answers.size >= maxAnswers) answers.clear();
  answers.set(query, answer);
}
