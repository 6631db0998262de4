import type { HelpTopic, Question } from './help.ts';

/** Words that stand in every question and so narrow nothing. */
const fillers = new Set(
  'a an the i my me do does can is are to of in on for and or how what'.split(' '),
);

/**
 * The topics with the questions that hold every word typed, as itself or as a beginning of a
 * longer one; topics without any are left out. Nothing typed finds everything.
 */
export function findAnswers(topics: readonly HelpTopic[], typed: string): HelpTopic[] {
  const typedWords = toWords(typed);
  const telling = typedWords.filter((word) => !fillers.has(word));
  const wanted = telling.length > 0 ? telling : typedWords;
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter((question) => holdsAll(question, topic.title, wanted)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

function holdsAll({ question, answer }: Question, title: string, wanted: string[]): boolean {
  const words = toWords([title, question, ...answer].join(' '));
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}

function toWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
