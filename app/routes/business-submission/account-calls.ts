import { triggerMails } from '#app/browser/trigger-mails.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import {
  findSubmission,
  saveDraft,
  sendSubmission,
} from '#app/domain/submission/submission-calls.ts';
import type { Draft } from './draft-store.ts';

/** The calls of this screen for the signed-in account. */
export const accountCalls = {
  save: async (draft: Draft) => saveDraft({ db: await openSession() }, draft),
  async send(draft: Draft) {
    const outcome = await sendSubmission({ db: await openSession() }, draft);
    triggerMails();
    return outcome;
  },
  find: async (id: string) => findSubmission({ db: await openSession() }, id),
};
