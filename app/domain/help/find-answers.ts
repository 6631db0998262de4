import { correctWord } from './correct-word.ts';
import type { Question } from './help.ts';
import { toPlainText } from './parse-answer.ts';

/** Words that stand in most questions and so narrow nothing. */
const fillers = new Set(
  'a an and are can do does for how i in is it me my of on or the to what'.split(' '),
);

/** `readAs`: the words as they were understood, where they were mistyped, else null. */
type Answers = { found: Question[]; readAs: string | null };

/**
 * The questions that hold every word typed, in the question, the answer or the topic, as itself or
 * as the beginning of a longer word; typing errors are forgiven. Nothing typed finds everything.
 */
export function findAnswers(questions: readonly Question[], typed: string): Answers {
  const typedWords = toWords(typed);
  const telling = typedWords.filter((word) => !fillers.has(word));
  const wanted = telling.length > 0 ? telling : typedWords;
  const searched = questions.map((question) => ({ question, words: wordsOf(question) }));
  const ours = new Set(searched.flatMap(({ words }) => words));
  const read = wanted.map((word) => correctWord(word, ours));
  const matching = searched.filter(({ words }) =>
    read.every((part) => words.some((word) => word.startsWith(part))),
  );
  const isMistyped = read.some((word, index) => word !== wanted[index]);
  return {
    found: matching.map(({ question }) => question),
    readAs: isMistyped ? read.join(' ') : null,
  };
}

function wordsOf({ topic, question, answer }: Question): string[] {
  return toWords([topic, question, toPlainText(answer)].join(' '));
}

function toWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
