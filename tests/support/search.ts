import { type Answer, callFunction } from '#app/domain/call-function.ts';
import type { SqlFunctions } from '#app/domain/answers.ts';
import { asAnyone, asService } from './clients.ts';

export function search(
  args: SqlFunctions['search_businesses']['Args'],
): Promise<Answer<'search_businesses'>> {
  return callFunction({ db: asAnyone() }, 'search_businesses', args);
}

export async function namesOf(args: SqlFunctions['search_businesses']['Args']): Promise<string[]> {
  return (await search(args)).results.map(({ name }) => name);
}

export async function findCategoryId(slug: string): Promise<number> {
  const { data } = await asService().from('categories').select('id').eq('slug', slug).single();
  return data?.id ?? 0;
}
