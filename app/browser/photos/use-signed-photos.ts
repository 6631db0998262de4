import { useEffect, useState } from 'react';
import { openSession } from '#app/browser/session/open-session.ts';
import { signPhotos } from '#app/domain/photo/photo-calls.ts';
import { isPhotoPath } from '#app/domain/photo/photo.ts';

/** A transparent pixel, while an address is not known yet. */
const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * Returns data (as of JSON) in which each path of a photo is an address where the person who is
 * signed in sees it, also if nothing public shows it: of drafts, held and hidden content.
 */
export function useSignedPhotos<Data>(data: Data): Data {
  const [signed, setSigned] = useState<Record<string, string>>({});
  const found = new Set<string>();
  const shown = JSON.parse(JSON.stringify(data), (_key, value: unknown) => {
    if (typeof value !== 'string' || !isPhotoPath(value)) return value;
    if (signed[value] === undefined) found.add(value);
    return signed[value] ?? `${blank}#${value}`;
  }) as Data;
  const missing = [...found].join(' ');
  useEffect(() => {
    if (missing === '') return;
    void findAddresses(missing.split(' ')).then((addresses) =>
      setSigned((known) => ({ ...known, ...addresses })),
    );
  }, [missing]);
  return shown;
}

/** The public one of what cannot be signed. */
async function findAddresses(paths: string[]): Promise<Record<string, string>> {
  const unsigned = Object.fromEntries(paths.map((path) => [path, path]));
  try {
    return { ...unsigned, ...(await signPhotos({ db: await openSession() }, paths)) };
  } catch {
    return unsigned;
  }
}
