import * as z from 'zod/mini';
import { getAuthorization } from '#app/browser/session/fetch-answer.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import {
  done,
  type FormAnswer,
  type FormErrors,
  invalid,
  unknown,
  type sessionEnded,
} from '#app/components/ui/form-answer.ts';
import { answerRefusal } from '#app/components/ui/run-form.ts';
import type { Failure } from '#app/domain/call-write.ts';
import {
  confirmClaimCode,
  requestClaimLetter,
  requestCall as askForCall,
  sendClaim,
  sendClaimCode,
  startClaim,
  withdrawClaim,
} from '#app/domain/claim/claim-calls.ts';
import type { PhoneCodeOutcome } from '#app/domain/claim/claim.server.ts';
import { evidenceNames, noteField } from '#app/domain/claim/claim.ts';
import { parseEmail } from '#app/domain/contact/contact.ts';
import { field, choiceOf } from '#app/domain/field/field.ts';
import { parseOwnerCode } from '#app/domain/owner-code/owner-code.ts';
import { parseCode } from '#app/domain/session/parse-account.ts';
import * as t from '#app/messages/routes/claim.tsx';
import type { Db } from '#app/services/supabase/client.ts';
import { describeFailure } from '#app/services/supabase/describe-failure.ts';

const id = z.string();
const evidence = choiceOf(evidenceNames, t.evidenceMissing);

export const start = signedInForm(
  z.object({ id, businessId: z.string(), evidence }),
  async ({ db }, values) => answer(await startClaim({ db }, values)),
);

export const sendCode = signedInForm(
  z.object({ id, address: field(parseEmail) }),
  async ({ db }, values) => {
    const outcome = await sendClaimCode({ db }, values);
    if (outcome.ok && outcome.outcome === 'wait') {
      return invalid({ address: t.codeOnItsWay });
    }
    return answer(outcome);
  },
);

export const confirmCode = signedInForm(
  z.object({ id, code: field(parseCode) }),
  async ({ db }, values) => answer(await confirmClaimCode({ db }, values)),
);

export const requestLetter = signedInForm(z.object({ id }), async ({ db }, values) =>
  answer(await requestClaimLetter({ db }, values)),
);

export const requestCall = signedInForm(z.object({ id }), async ({ db }, values) =>
  answer(await askForCall({ db }, values)),
);

export const confirmLetter = signedInForm(
  z.object({ id, code: field(parseOwnerCode) }),
  async ({ db }, values) => answer(await confirmClaimCode({ db }, values)),
);

export const sendDocuments = signedInForm(
  z.object({ id, note: noteField }),
  async ({ db }, values) => answer(await sendClaim({ db }, values)),
);

export const withdraw = signedInForm(z.object({ id }), async ({ db }, values) =>
  answer(await withdrawClaim({ db }, values)),
);

const notFound = {
  missing: t.codeNotOnWebsite,
  unreachable: t.websiteUnreachable,
  refused: t.websiteNotCheckable,
};

export const checkOwnWebsite = signedInForm(z.object({ id }), async ({ db }, values) => {
  const checked = await postToWorker(db, `${values.id}/website-check`);
  if (!checked.ok) {
    const failure = answer(checked);
    // The Worker writes, not this browser.
    return checked.reason === 'unreachable' ? unknown : failure;
  }
  const { outcome } = checked;
  return outcome in notFound
    ? invalid({ website: notFound[outcome as keyof typeof notFound] })
    : done;
});

const notSent: Partial<Record<PhoneCodeOutcome, string>> = {
  refused: t.phoneRefused,
  wait: t.phoneWait,
  night: t.phoneNight,
  impossible: t.phoneImpossible,
};

/** Sends a code to the listing's phone. */
const sendToPhone = (channel: 'text' | 'call') =>
  signedInForm(z.object({ id }), async ({ db }, values) => {
    const sent = await postToWorker(db, `${values.id}/codes/${channel}`);
    if (!sent.ok) {
      const failure = answer(sent);
      return sent.reason === 'unreachable' ? unknown : failure;
    }
    const text = notSent[sent.outcome as PhoneCodeOutcome];
    return text === undefined ? done : invalid({ phone: text });
  });

export const textPhone = sendToPhone('text');
export const callPhone = sendToPhone('call');

type Outcome = { ok: true; outcome: string } | Failure;

/** What is wrong with a field where an outcome, or the database alone, says so. */
const outcomeErrors: Record<string, FormErrors> = {
  impossible: { letter: t.letterImpossible, phone: t.phoneImpossible },
  no_documents: { documents: t.documentsMissing },
  expired: { code: t.codeExpired },
  wrong: { code: t.codeWrong },
  used_up: { code: t.codeUsedUp },
};
const refusals = { address: t.addressNotOfBusiness };

/**
 * The reloaded screen explains outcomes such as a closed claim, an own listing or a removed one.
 */
function answer(outcome: Outcome): FormAnswer | typeof sessionEnded {
  if (outcome.ok) {
    const errors = outcomeErrors[outcome.outcome];
    return errors ? invalid(errors) : done;
  }
  return answerRefusal(outcome, refusals);
}

/** Has the Worker do what this browser may not: look at a website, or send a code. */
async function postToWorker(
  db: Db,
  path: string,
): Promise<{ ok: true; outcome: string } | Failure> {
  const headers = await getAuthorization(db);
  const response = await fetch(`/api/claims/${path}`, { method: 'POST', headers }).catch(
    () => null,
  );
  if (!response?.ok) return { ok: false, reason: describeFailure(response?.status ?? 0) };
  const { outcome } = await response.json<{ outcome: string }>();
  return { ok: true, outcome };
}
