import { useEffect, useState } from 'react';
import type { AddressOnMap } from '#app/domain/submission/submission.ts';

type Address = { street: string; city: string; state: string; zip_code: string };

/** After the last key. */
const delayMs = 400;

/**
 * Where an address is, as far as the directory knows; null while that is not known, and of an address
 * without a zip code.
 */
export function useLocatedAddress({ street, city, state, zip_code }: Address): AddressOnMap | null {
  const [found, setFound] = useState<{ of: string; address: AddressOnMap } | null>(null);
  const asked = JSON.stringify({ street, city, state, zip_code });
  const isEnough = /^\d{5}/.test(zip_code.trim()) && state !== '';
  useEffect(() => {
    if (!isEnough) return;
    const ended = new AbortController();
    const timer = setTimeout(() => {
      locate(asked, ended.signal)
        .then((address) => address && setFound({ of: asked, address }))
        // A help only: without it the listing has no pin, and a person who checks it may find the place.
        .catch(() => undefined);
    }, delayMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [asked, isEnough]);
  return found?.of === asked ? found.address : null;
}

async function locate(body: string, signal: AbortSignal): Promise<AddressOnMap | null> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/api/locate-address', { method: 'POST', headers, body, signal });
  return answer.ok ? answer.json() : null;
}
