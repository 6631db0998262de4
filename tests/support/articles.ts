import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { Database } from '#app/services/supabase/database.types.ts';
import { asService } from './clients.ts';

type Insert = Database['public']['Tables']['articles']['Insert'];

/** What every text of a test has: of the seed's first author, published a while ago. */
async function newArticle() {
  const { data } = await asService().from('authors').select('id').order('slug').limit(1).single();
  const unique = randomUUID().slice(0, 8);
  return {
    slug: `test-${unique}`,
    title: `Test ${unique}`,
    summary: 'A text of a test.',
    body: 'A body.',
    author_id: data?.id ?? '',
    status: 'published' as const,
    published_at: '2020-01-02T12:00:00Z',
  };
}

/** Creates a guide for one test and removes it when it ends. */
export async function createGuide(guide: Partial<Insert> = {}) {
  const service = asService();
  const { data: metro } = await service
    .from('metros')
    .select('id')
    .eq('slug', 'austin-tx')
    .single();
  const { data, error } = await service
    .from('articles')
    .insert({ ...(await newArticle()), kind: 'guide', metro_id: metro?.id ?? 0, ...guide })
    .select()
    .single();
  if (error) throw new Error(error.message);
  onTestFinished(async () => void (await service.from('articles').delete().eq('id', data.id)));
  return data;
}

/** Creates a post for one test and removes it when it ends. */
export async function createPost(post: Partial<Insert> = {}) {
  const service = asService();
  const { data, error } = await service
    .from('articles')
    .insert({ ...(await newArticle()), kind: 'post', ...post })
    .select()
    .single();
  if (error) throw new Error(error.message);
  onTestFinished(async () => void (await service.from('articles').delete().eq('id', data.id)));
  return data;
}
