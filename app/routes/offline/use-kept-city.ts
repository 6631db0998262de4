import { useEffect, useState } from 'react';
import { readKeptCity } from '#app/browser/offline/city-store.ts';

export type Kept = NonNullable<Awaited<ReturnType<typeof readKeptCity>>>;

/** Returns what this browser has stored; null for nothing, undefined until known. */
export function useKeptCity() {
  const [kept, setKept] = useState<Kept | null | undefined>(undefined);
  useEffect(() => {
    async function readFirst() {
      setKept(await find());
    }
    void readFirst();
  }, []);
  return { kept, reread: async () => setKept(await find()) };
}

function find(): Promise<Kept | null> {
  return readKeptCity().catch(() => null);
}
