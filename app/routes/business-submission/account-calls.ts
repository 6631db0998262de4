import { openSession } from '#app/browser/session/open-session.ts';
import { findSubmission } from '#app/domain/submission/find-submission.ts';
import { saveDraft } from '#app/domain/submission/save-draft.ts';
import { sendSubmission } from '#app/domain/submission/send-submission.ts';
import type { Draft } from './draft-store.ts';

/** What this screen asks of the account of who is signed in. */
export const accountCalls = {
  save: async (draft: Draft) => saveDraft({ db: await openSession() }, draft),
  send: async (draft: Draft) => sendSubmission({ db: await openSession() }, draft),
  find: async (id: string) => findSubmission({ db: await openSession() }, id),
};
