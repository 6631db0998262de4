import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import { pageSchema } from '../page/page-schema.ts';

const { review_status } = Constants.public.Enums;
const moment = z.iso.datetime({ offset: true });

const listingSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
});

const answerSchema = z.strictObject({
  id: z.guid(),
  author_name: z.string(),
  /** Whether it is in the name of the business. */
  by_owner: z.boolean(),
  body: z.string(),
  created_at: moment,
});

const questionSchema = answerSchema.omit({ by_owner: true });

/** Published questions, newest first. */
export const questionPageSchema = z.strictObject({
  items: z.array(
    questionSchema.extend({
      /** The first ten: the owner's, then the oldest. */
      answers: z.array(answerSchema).max(10),
      /** How many there are. */
      answer_count: z.int(),
    }),
  ),
  /** Id of this page's last question if another page follows. */
  next: z.guid().nullable(),
});

/** A question about a listing with its first answers. */
export type Question = z.infer<typeof questionPageSchema>['items'][number];

const ownSchema = z.strictObject({
  ...answerSchema.pick({ id: true, by_owner: true, body: true, created_at: true }).shape,
  status: z.enum(review_status),
  /** Why an admin has hidden it. */
  hidden_reason: z.string().nullable(),
  /** Increases with every edit. */
  revision: z.int(),
});

const obstacle = z.enum(['own', 'unconfirmed', 'unlisted']);

export const questionFormSchema = z.strictObject({
  listing: listingSchema.extend({ id: z.guid() }),
  /** Why the caller cannot ask. */
  obstacle: obstacle.nullable(),
  /** How a question would name the caller. */
  author_name: z.string(),
  /** The caller's newest 20 about the listing. */
  questions: z.array(ownSchema).max(20),
});

/** A listing that a person may ask about, with their questions about it. */
export type QuestionFormData = z.infer<typeof questionFormSchema>;

/** A person's question or answer, as they see it themselves. */
export type OwnQuestion = QuestionFormData['questions'][number];

export const questionDetailsSchema = z.strictObject({
  ...questionSchema.shape,
  status: z.enum(review_status),
  hidden_reason: z.string().nullable(),
  revision: z.int(),
  is_own: z.boolean(),
  listing: listingSchema.extend({ id: z.guid() }),
  answers: z.array(answerSchema).max(50),
  /** Why the caller cannot answer. */
  obstacle: obstacle.exclude(['own']).nullable(),
  /** How an answer would name the caller: as a person, or as the business. */
  answers_as: z.string(),
  /** The caller's answer. */
  answer: ownSchema.nullable(),
});

/** A question with all its answers, for a person who may answer it. */
export type QuestionDetails = z.infer<typeof questionDetailsSchema>;

export const ownQuestionsSchema = pageSchema(
  z.strictObject({
    ...ownSchema.omit({ by_owner: true, revision: true }).shape,
    /** Of an answer the question; null for a question. */
    question_id: z.guid().nullable(),
    /** Null while the listing is not public. */
    listing: listingSchema.pick({ slug: true, name: true }).nullable(),
  }),
);

/** A page of a person's questions and answers. */
export type OwnQuestions = z.infer<typeof ownQuestionsSchema>;

/** Questions about the caller's listings without an answer of the business. */
export const unansweredQuestionsSchema = pageSchema(
  z.strictObject({
    ...questionSchema.pick({ id: true, body: true, created_at: true }).shape,
    listing: z.strictObject({ id: z.guid(), name: z.string() }),
  }),
);

/** A question or an answer as an admin sees it. */
export const queuedQuestionSchema = z.strictObject({
  ...questionSchema.omit({ id: true }).shape,
  /** The version that a decision names. */
  version: z.json(),
  /** Whether the reader wrote it or manages its listing. */
  is_own: z.boolean(),
  status: z.enum(review_status),
  hidden_reason: z.string().nullable(),
  /** What it answers; null for a question. */
  question: questionSchema.pick({ author_name: true, body: true }).nullable(),
  is_waiting: z.boolean(),
  listing: listingSchema.extend({ id: z.guid() }),
});

/** A question or an answer as an admin sees it. */
export type QueuedQuestion = z.infer<typeof queuedQuestionSchema>;

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  delete_question: z.strictObject({ outcome: z.literal('deleted') }),
  find_own_questions: ownQuestionsSchema,
  find_unanswered_questions: unansweredQuestionsSchema,
  get_question_form: questionFormSchema.nullable(),
  get_question: questionDetailsSchema.nullable(),
  get_queued_question: queuedQuestionSchema.nullable(),
  save_question: z.strictObject({
    outcome: z.enum(['saved', 'stale', 'gone', 'own', 'unconfirmed', 'unlisted']),
    /** The question or the answer after the call. */
    question: ownSchema.nullable(),
  }),
};
