import { useEffect, useState } from 'react';
import { useLastPlace } from '#app/browser/storage/last-place.ts';
import type { Place } from '#app/domain/place/place.ts';

/** The city by the network, requested once a visit; the response is for this visitor only. */
let guess: Promise<string> | undefined;

/**
 * Returns the visitor's place: the one searched last, else the city by the network, once that is
 * known; '' without one.
 * @param known the place by which the Worker made this page; '' where it did not
 */
export function useVisitorPlace(known = ''): string {
  const last = useLastPlace();
  const [guessed, setGuessed] = useState('');
  const isWanted = last === '' && known === '';
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    guess ??= guessPlace();
    void guess.then((place) => isHere && setGuessed(place));
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return last || known || guessed;
}

async function guessPlace(): Promise<string> {
  try {
    const response = await fetch('/api/place');
    const { place }: { place: Place | null } = await response.json();
    return (response.ok && place?.name) || '';
  } catch {
    return '';
  }
}
