/** A question that people ask, with its answer as paragraphs of plain text. */
export type Question = { id: string; question: string; answer: string[] };

/** Questions about one thing. */
export type HelpTopic = { id: string; title: string; questions: Question[] };
