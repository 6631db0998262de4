import { useEffect, useState } from 'react';
import type { AddressOnMap } from '#app/domain/submission/submission.ts';

type Address = { street: string; city: string; state: string; zip_code: string };

/** Debounce after the last key. */
const delayMs = 400;

/**
 * Returns where an address is, as far as the directory knows; null while unknown, and for an
 * address without a zip code or state.
 */
export function useLocatedAddress({ street, city, state, zip_code }: Address): AddressOnMap | null {
  const [found, setFound] = useState<{ of: string; address: AddressOnMap } | null>(null);
  const requested = JSON.stringify({ street, city, state, zip_code });
  const isEnough = /^\d{5}/.test(zip_code.trim()) && state !== '';
  useEffect(() => {
    if (!isEnough) return;
    const ended = new AbortController();
    const timer = setTimeout(() => {
      locate(requested, ended.signal)
        .then((address) => address && setFound({ of: requested, address }))
        // Optional: without it the listing has no pin, and a reviewer may find the place.
        .catch(() => undefined);
    }, delayMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [requested, isEnough]);
  return found?.of === requested ? found.address : null;
}

async function locate(body: string, signal: AbortSignal): Promise<AddressOnMap | null> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/api/locate-address', { method: 'POST', headers, body, signal });
  return answer.ok ? answer.json() : null;
}
