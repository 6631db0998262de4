import { useEffect, useState } from 'react';
import type { GuessedPlace } from '#app/domain/search/search.ts';

/** Requested once a visit; the response is for this visitor only and stays in this tab. */
let asked: Promise<GuessedPlace | null> | undefined;

/** Returns the visitor's city by the network; null until it is known, and if it is unknown. */
export function useGuessedPlace(): GuessedPlace | null {
  const [place, setPlace] = useState<GuessedPlace | null>(null);
  useEffect(() => {
    let isHere = true;
    asked ??= askPlace();
    const tell = async (answering: Promise<GuessedPlace | null>) => {
      const answer = await answering;
      if (isHere) setPlace(answer);
    };
    void tell(asked);
    return () => {
      isHere = false;
    };
  }, []);
  return place;
}

async function askPlace(): Promise<GuessedPlace | null> {
  try {
    const response = await fetch('/api/place');
    const answer: { place: GuessedPlace | null } = await response.json();
    return response.ok ? answer.place : null;
  } catch {
    return null;
  }
}
