import { correctWord } from './correct-word.ts';

/**
 * A frequently asked question. The answer is paragraphs separated by empty lines; its only markup
 * is links, '[words](/path)'.
 */
export type HelpQuestion = { slug: string; topic: string; question: string; answer: string };

/** A part of an answer's paragraph; with `to` it is a link. */
export type AnswerPiece = { text: string; to?: string };

const link = /\[([^\]]+)\]\((\/[^)\s]*)\)/;

/** Parses an answer into paragraphs of plain text and links. */
export function parseAnswer(answer: string): AnswerPiece[][] {
  return answer.split(/\n{2,}/).map(cutLinks);
}

/** Returns the text of an answer without links. */
export function toPlainText(answer: string): string {
  return parseAnswer(answer)
    .map((pieces) => pieces.map(({ text }) => text).join(''))
    .join('\n\n');
}

function cutLinks(paragraph: string): AnswerPiece[] {
  const found = link.exec(paragraph);
  if (!found) return paragraph === '' ? [] : [{ text: paragraph }];
  const [whole, text = '', to = ''] = found;
  const before = paragraph.slice(0, found.index);
  const after = paragraph.slice(found.index + whole.length);
  return [...(before === '' ? [] : [{ text: before }]), { text, to }, ...cutLinks(after)];
}

/** Stop words: most questions contain them. */
const fillers = new Set(
  'a an and are can do does for how i in is it me my of on or the to what'.split(' '),
);

/** `readAs`: the words after correction, null if nothing was corrected. */
type Answers = { found: HelpQuestion[]; readAs: string | null };

/**
 * Returns the questions that contain each typed word in question, answer or topic, whole or as a
 * prefix, with typing errors corrected. Without words returns all.
 */
export function findAnswers(questions: readonly HelpQuestion[], typed: string): Answers {
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

function wordsOf({ topic, question, answer }: HelpQuestion): string[] {
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
