import { correctWord } from './correct-word.ts';
import type { Question } from './help.ts';
import { toPlainText } from './parse-answer.ts';

/** Stop words: most questions contain them. */
const fillers = new Set(
  'a an and are can do does for how i in is it me my of on or the to what'.split(' '),
);

/** `readAs`: the words after correction, null if nothing was corrected. */
type Answers = { found: Question[]; readAs: string | null };

/**
 * Returns the questions that contain each typed word in question, answer or topic, whole or as a
 * prefix, with typing errors corrected. Without words returns all.
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
