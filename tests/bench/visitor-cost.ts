import { withClient } from '../../supabase/local/postgres/admin.ts';
import { nameOf, openSearchDatabases } from './search-databases.ts';
import { type Cost, visitorCalls } from './visitor-calls.ts';

type Client = Parameters<Parameters<typeof withClient>[1]>[0];
type Line = { function: string; arguments: string } & Cost;

const runs = 5;

/**
 * What each function that visitors may execute costs as `anon` at 100,000 listings: the blocks it
 * reads and its fastest time of some warm runs, by typical and by the dearest arguments.
 * @throws Error that names the calls over their limit
 */
export async function benchVisitorCalls(): Promise<void> {
  const { handle: server, stop } = await openSearchDatabases(100_000);
  try {
    const login = { server, database: nameOf(100_000), role: 'supabase_admin' } as const;
    const lines = await withClient(login, async (client) => {
      const examples = await findExamples(client);
      await client.query('set role anon');
      return measureAll(client, examples);
    });
    console.log(
      '\nFunctions of visitors at 100,000 listings, by what they read and how long they take',
    );
    console.table(lines.toSorted((a, b) => b.blocks - a.blocks));
    const dear = lines.filter(isOverLimit);
    if (dear.length === 0) return;
    const names = dear.map((line) => `${line.function}(${line.arguments})`);
    throw new Error(`Over the limit of tests/bench/visitor-calls.ts: ${names.join('; ')}`);
  } finally {
    await stop();
  }
}

function isOverLimit({ function: name, blocks, milliseconds }: Line): boolean {
  const { limit } = visitorCalls[name]!;
  return blocks > limit.blocks || milliseconds > limit.milliseconds;
}

/** Returns values for the names in braces in the arguments. */
async function findExamples(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<Record<string, string>>(`
    select slug, zip_code as zip,
      (select slug from public.businesses where status = 'published' order by review_count desc limit 1) as reviewed,
      (select slug from public.articles where kind = 'guide' limit 1) as guide,
      (select slug from public.articles where kind = 'post' limit 1) as post,
      (select p.public_id from public.profiles as p left join public.reviews as r on r.author_id = p.user_id
        group by p.public_id order by count(r.id) desc limit 1) as profile
    from public.businesses where status = 'published' order by id limit 1`);
  return rows[0] ?? {};
}

async function measureAll(client: Client, examples: Record<string, string>): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, { typical, worst }] of Object.entries(visitorCalls)) {
    // As PostgREST sets it, which policies ask for.
    await client.query(`select set_config('request.path', $1, false)`, [`/rpc/${name}`]);
    for (const given of [typical, ...worst]) {
      const sql = given.replace(/\{(\w+)\}/g, (_, of: string) => examples[of] ?? '');
      const cost = await measure(client, `select * from public.${name}(${sql})`);
      lines.push({ function: name, arguments: given, ...cost });
    }
  }
  return lines;
}

/** Returns what a statement costs once caches are warm: the least of some runs. */
export async function measure(client: Client, sql: string): Promise<Cost> {
  const explain = `explain (analyze, buffers, format json) ${sql}`;
  const costs: Cost[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>(explain);
    const [{ Plan: plan, 'Execution Time': milliseconds }] = rows[0]!['QUERY PLAN'];
    costs.push({ blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], milliseconds });
  }
  // The first run fills caches.
  const warm = costs.slice(1);
  const least = (of: keyof Cost) => Math.min(...warm.map((cost) => cost[of]));
  return { blocks: least('blocks'), milliseconds: Math.round(10 * least('milliseconds')) / 10 };
}

type Explained = {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
  'Execution Time': number;
};
