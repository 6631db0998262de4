import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { soundContent } from '#app/domain/submission/content-cases.ts';
import type { Content } from '#app/domain/submission/submission.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asService } from './clients.ts';

/** What a test sends: a sound business of a name of its own. */
export function newContent(change: Partial<Content> = {}): Content {
  const unique = randomUUID().slice(0, 8);
  return {
    ...soundContent,
    name: `Quixotry ${unique}`,
    street: `${unique} Test Street`,
    ...change,
  };
}

/** Sends a business for somebody; what becomes of it is removed with the test. */
export async function sendNew(client: Db, content = newContent()) {
  const id = randomUUID();
  const { data, error } = await client.rpc('send_submission', {
    submission_id: id,
    revision: 0,
    content,
  });
  if (error) throw new Error(error.message);
  removeListingOf(id);
  return data as { outcome: string; submission: { id: string; revision: number } };
}

/** A draft of somebody, which is not sent. */
export async function createDraft(client: Db) {
  const id = randomUUID();
  const content = newContent();
  await client.rpc('save_draft', { submission_id: id, revision: 0, content });
  return { id, content };
}

/** When the test ends, the listing that a submission became goes. */
export function removeListingOf(id: string) {
  onTestFinished(async () => {
    const service = asService();
    const { data } = await service
      .from('submissions')
      .select('business_id')
      .eq('id', id)
      .maybeSingle();
    if (data?.business_id) await service.from('businesses').delete().eq('id', data.business_id);
  });
}
