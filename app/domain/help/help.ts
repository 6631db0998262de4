/**
 * A question that people ask. The answer is paragraphs with an empty line between them; its only
 * markup is links, '[words](/path)'.
 */
export type Question = { slug: string; topic: string; question: string; answer: string };

/** Paragraphs of an answer, each in pieces; a piece with `to` is a link. */
export type AnswerPiece = { text: string; to?: string };
