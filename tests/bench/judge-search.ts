import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../supabase/local/database.ts';
import { findRightAnswers, type Question, questionsSchema } from './right-answers.ts';

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

/** Asks every question of quality-queries.json. */
export async function judgeSearch(database: Database): Promise<Judgement[]> {
  const file = join(import.meta.dirname, 'quality-queries.json');
  const questions = questionsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const judgements: Judgement[] = [];
  for (const [kind, asked] of Object.entries(questions)) {
    for (const question of asked) judgements.push(await judge(database, kind, question));
  }
  return judgements;
}

type Found = { slug: string; name: string; city: string };

async function judge(database: Database, kind: string, question: Question): Promise<Judgement> {
  const right = await findRightAnswers(database, question);
  const [row] = await database.query<{ results: Found[] }>(
    `select public.search_businesses(q => $1) -> 'results' as results`,
    [question.q],
  );
  const results = row?.results ?? [];
  const isRight = results.map(({ slug }) => right.has(slug));
  const [first] = results;
  return {
    kind,
    q: question.q,
    rightAnswers: right.size,
    rank: isRight.indexOf(true) + 1 || null,
    precision: isRight.slice(0, 5).filter(Boolean).length / Math.min(5, right.size),
    first: first ? `${first.name}, ${first.city}` : 'nothing',
  };
}
