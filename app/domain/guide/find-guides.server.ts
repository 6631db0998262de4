import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { type GuideCard, guideCardColumns } from './guide.ts';

type GuidesWanted = {
  /** Slug of a metro. */
  metro?: string;
  limit?: number;
};

/** The most the API gives at once, see max_rows in supabase/config.toml. */
const mostRows = 1_000;

/**
 * Published guides, the newest first.
 * @throws AppError backend_unavailable
 */
export async function findGuides(
  { db }: Pick<Services, 'db'>,
  { metro, limit = mostRows }: GuidesWanted = {},
): Promise<GuideCard[]> {
  const published = db
    .from('guides')
    .select(guideCardColumns)
    .eq('status', 'published')
    .order('published_at', { ascending: false })
    .limit(limit);
  const answer = await (metro === undefined ? published : published.eq('metro.slug', metro));
  // Published rows have a moment of publication: a check of the table.
  return requireData(answer) as GuideCard[];
}
