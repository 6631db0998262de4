import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchDirectory } from '#app/domain/search/search.server.ts';
import { noCache } from '#app/services/kv/cache.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { Database } from '../../supabase/local/database.ts';
import { shippedVocabulary } from '../support/shipped-vocabulary.ts';
import { findExpectedResults, type BenchQuestion, questionsSchema } from './expected-results.ts';

export type Judgement = {
  kind: string;
  q: string;
  /** How many listings would be right. */
  rightAnswers: number;
  /** Where the first right one stands, from 1; null when it is not on the first page. */
  rank: number | null;
  /** Which part of the first five is right, or of as many as could be. */
  precision: number;
  /** What stands first. */
  first: string;
};

type JudgeSearch = {
  /** Finds the right answers. */
  database: Database;
  /** Asks as a visitor does. */
  db: Db;
  /** A file of questions beside this one. */
  file: string;
};

/** Asks every question of a file as the API does. */
export async function judgeSearch({ database, db, file }: JudgeSearch): Promise<Judgement[]> {
  const path = join(import.meta.dirname, file);
  const questions = questionsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const judgements: Judgement[] = [];
  for (const [kind, asked] of Object.entries(questions)) {
    for (const question of asked) judgements.push(await judge({ database, db, kind, question }));
  }
  return judgements;
}

const watch = () => ({ readForCopy: async () => shippedVocabulary }) as never;

type Judge = Pick<JudgeSearch, 'database' | 'db'> & { kind: string; question: BenchQuestion };

async function judge({ database, db, kind, question }: Judge): Promise<Judgement> {
  const right = await findExpectedResults(database, question);
  const { q, at } = question;
  const { results } = await searchDirectory(
    { db, cache: noCache, watch },
    { q, sort: 'relevance', ...(at && { lat: at[0], lng: at[1] }) },
  );
  const isRight = results.map(({ slug }) => right.has(slug));
  const [first] = results;
  return {
    kind,
    q,
    rightAnswers: right.size,
    rank: isRight.indexOf(true) + 1 || null,
    precision: isRight.slice(0, 5).filter(Boolean).length / Math.min(5, right.size),
    first: first ? `${first.name}, ${first.city}` : 'nothing',
  };
}
