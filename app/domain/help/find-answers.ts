import type { Question } from './help.ts';
import { toPlainText } from './parse-answer.ts';

/** Words that stand in most questions and so narrow nothing. */
const fillers = new Set(
  'a an and are can do does for how i in is it me my of on or the to what'.split(' '),
);

/**
 * The questions that hold every word typed, in the question, the answer or the topic, as itself or
 * as the beginning of a longer word. Nothing typed finds everything.
 */
export function findAnswers(questions: readonly Question[], typed: string): Question[] {
  const typedWords = toWords(typed);
  const telling = typedWords.filter((word) => !fillers.has(word));
  const wanted = telling.length > 0 ? telling : typedWords;
  return questions.filter(({ topic, question, answer }) => {
    const words = toWords([topic, question, toPlainText(answer)].join(' '));
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}

function toWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
