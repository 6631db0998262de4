import { asAnyone, asService } from './clients.ts';

/** What tests look at of an answer of `search_businesses`. */
export type SearchAnswer = {
  results: {
    id: string;
    name: string;
    lat: number | null;
    map_place: { lat: number; lng: number; is_approximate: boolean } | null;
    distance_miles: number | null;
  }[];
  facets: { category: { slug: string; count: number }[]; open_now: number | null };
  next: { key: string; id: string } | null;
  total: number;
  total_capped: boolean;
  words: string | null;
  corrected: boolean;
  place: { kind: string; name: string } | null;
  asked: { q: string; near: string | null } | null;
  crowd: [number, number, number][] | null;
};

export async function search(args: Record<string, unknown>): Promise<SearchAnswer> {
  const { data, error } = await asAnyone().rpc('search_businesses', args);
  if (error) {
    throw new Error(error.message);
  }
  return data as unknown as SearchAnswer;
}

export async function namesOf(args: Record<string, unknown>): Promise<string[]> {
  return (await search(args)).results.map(({ name }) => name);
}

export async function findCategoryId(slug: string): Promise<number> {
  const { data } = await asService().from('categories').select('id').eq('slug', slug).single();
  return data?.id ?? 0;
}
