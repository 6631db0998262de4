import type { Mail } from '../../supabase/local/inbox/inbox.ts';
import { fileSupabase } from './file-backend.ts';

/** What arrived for an address in the development inbox, newest first. */
export async function findMails(to: string): Promise<Mail[]> {
  const response = await fetch(`${fileSupabase().url}/inbox.json?to=${encodeURIComponent(to)}`);
  return response.json<Mail[]>();
}
