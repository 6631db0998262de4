/**
 * A frequently asked question. The answer is paragraphs separated by empty lines; its only markup
 * is links, '[words](/path)'.
 */
export type Question = { slug: string; topic: string; question: string; answer: string };

/** A part of an answer's paragraph; with `to` it is a link. */
export type AnswerPiece = { text: string; to?: string };
