import { publicAnswerHeaders } from '#app/config/page-cache.ts';
import { readVocabulary } from '#app/domain/search/vocabulary.server.ts';
import { noVocabulary } from '#app/domain/search/vocabulary.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';

/** `GET /api/vocabulary.json`: what words mean here, for searching offline. */
export async function getVocabulary(c: AppContext): Promise<Response> {
  const vocabulary = await readVocabulary(c.get('services'));
  if (vocabulary === noVocabulary) throw new AppError('backend_unavailable');
  return c.json(vocabulary, 200, publicAnswerHeaders);
}
