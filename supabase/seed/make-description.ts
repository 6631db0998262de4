import type { OpeningHours } from '#app/domain/business/business.ts';
import { drawWords, fillWith, type Words } from './fill-template.ts';
import { nameOpenDays } from './name-open-days.ts';
import type { Random } from './random.ts';
import { histories } from './vocabulary/histories.ts';
import { openers } from './vocabulary/openers.ts';
import { rephrasings } from './vocabulary/rephrasings.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

/** One thing to say, in any of several ways. */
type Statement = { phrasings: readonly string[]; words: Words };
export type DescriptionDraft = {
  opener: Statement;
  detail: Statement | null;
  history: Statement | null;
};

type DrawInput = { vocabulary: Vocabulary; city: string; random: Random };

/** Draws what a description says; some listings have none. */
export function drawDescription(input: DrawInput): DescriptionDraft | null {
  const { vocabulary, random } = input;
  if (random.chance(0.04)) return null;
  const opener = drawStatement(openers, input);
  const detail = random.chance(0.8) ? rephrase(random.pick(vocabulary.details)) : null;
  const history = random.chance(0.45) ? drawStatement(histories, input) : null;
  return { opener, detail, history };
}

function rephrase(detail: string): Statement {
  return { phrasings: [detail, ...(rephrasings[detail] ?? [])], words: {} };
}

function drawStatement(statements: string[][], input: DrawInput): Statement {
  const phrasings = input.random.pick(statements);
  return { phrasings, words: drawWords({ template: phrasings[0]!, ...input }) };
}

type WriteInput = { draft: DescriptionDraft; hours: OpeningHours[]; isEmbedded: boolean };

/**
 * Makes a function that writes drafts down. It takes the phrasing that it has used least, so that
 * no sentence is read too often; listings that a guide embeds keep the first, which the guide retells.
 */
export function createDescriptionWriter() {
  const uses = new Map<string, number>();
  const usesOf = (phrasing: string) => uses.get(phrasing) ?? 0;

  function say({ phrasings, words }: Statement, isEmbedded: boolean): string {
    const [first, ...others] = phrasings;
    const least = others.reduce((a, b) => (usesOf(b) < usesOf(a) ? b : a), first!);
    const phrasing = isEmbedded ? first! : least;
    uses.set(phrasing, usesOf(phrasing) + 1);
    return withArticles(fillWith(phrasing, words));
  }

  return ({ draft: { opener, detail, history }, hours, isEmbedded }: WriteInput): string => {
    const statements = [history ? withoutYear(opener) : opener, detail, history];
    const sentences = statements.flatMap((statement) =>
      statement ? [say(statement, isEmbedded)] : [],
    );
    return nameOpenDays(sentences.join(' '), hours);
  };
}

/** Histories tell years; a second one in the opener would contradict them. */
function withoutYear({ phrasings, words }: Statement): Statement {
  return { phrasings: phrasings.filter((phrasing) => !phrasing.includes('{year}')), words };
}

/** "a Anchor Street firehouse" as "an …". Not before U, which may sound like "you". */
function withArticles(sentence: string): string {
  return sentence.replace(/(?<!\p{L})([Aa]) (?=[AEIO]\p{Ll})/gu, '$1n ');
}
