import type { z } from 'zod';
import type {
  askedQuestionSchema,
  askingSchema,
  ownQuestionsSchema,
  questionPageSchema,
  queuedQuestionSchema,
} from './question-schema.ts';

/** A question about a listing with its first answers. */
export type Question = z.infer<typeof questionPageSchema>['items'][number];

/** A listing that a person may ask about, with their questions about it. */
export type Asking = z.infer<typeof askingSchema>;

/** A question with all its answers, for a person who may answer it. */
export type AskedQuestion = z.infer<typeof askedQuestionSchema>;

/** A person's question or answer, as they see it themselves. */
export type OwnQuestion = Asking['questions'][number];

/** A page of a person's questions and answers. */
export type OwnQuestions = z.infer<typeof ownQuestionsSchema>;

/** A question or an answer as an admin sees it. */
export type QueuedQuestion = z.infer<typeof queuedQuestionSchema>;
