import { type SupabaseKeys, readEnvironment } from './environment.ts';
import { publishableKey, secretKey } from './keys.ts';
import { startSupabase } from './stack.ts';

type Connection = SupabaseKeys & { stop: () => Promise<void> };

/**
 * The Supabase that a command line tool works on: the one the environment names, else the embedded
 * one that `npm start` serves just now, else that one started for as long as the tool runs.
 * @throws StartError with one sentence for people
 */
export async function connectSupabase(log: (line: string) => void): Promise<Connection> {
  const environment = readEnvironment();
  const stop = async () => undefined;
  if (environment.supabase) {
    return { ...environment.supabase, stop };
  }
  const url = `http://127.0.0.1:${environment.supabasePort}`;
  if (await isServing(url)) {
    return { url, publishableKey, secretKey, stop };
  }
  return startSupabase({ dataDir: environment.dataDir, port: 0, seed: true, log });
}

async function isServing(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/rest/v1/metros?limit=1`, {
    headers: { apikey: secretKey },
  }).catch(() => null);
  return answer?.ok ?? false;
}
