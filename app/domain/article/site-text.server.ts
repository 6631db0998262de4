import { settingsQuestions } from '#app/config/limits.ts';
import { fillNames } from '#app/config/site.ts';
import type { TextName } from '#app/config/texts.ts';
import { createValueMemory, type WatchedValue } from '#app/services/kv/value-watch.ts';
import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { ArticleBody } from './article.ts';

type Texts = Partial<Record<string, string>>;

const watched: WatchedValue<Texts> = {
  name: 'texts',
  memory: createValueMemory<Texts>({}),
  times: settingsQuestions,
  storedSeconds: settingsQuestions.storedSeconds,
  fetch: async ({ db, signal }) =>
    requireData(await db.rpc('get_site_texts', {}, { get: true }).abortSignal(signal)),
  parse: (found) => (typeof found === 'object' ? found : null),
};

/**
 * Returns the text of super admins that replaces one of the code, from the isolate's memory; null if
 * there is none.
 */
export async function findSiteText(
  services: Pick<Services, 'watch'>,
  name: TextName,
): Promise<ArticleBody | null> {
  const text = await findMarkdown(services, name);
  if (text === null) return null;
  const { parseMarkdown } = await import('./parse-markdown.ts');
  return parseMarkdown(text);
}

/** The same as it was typed, for mails. */
export async function findMarkdown(
  { watch }: Pick<Services, 'watch'>,
  name: TextName,
): Promise<string | null> {
  const text = (await watch(watched).readForCopy())[name];
  return text === undefined ? null : fillNames(text);
}
