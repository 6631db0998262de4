import { data, Link, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import {
  sessionEnded,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { done, findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { TextArea } from '#app/components/ui/text-area.tsx';
import type { Objection as OwnObjection } from '#app/domain/claim/claim.ts';
import { findObjection, objectToClaim } from '#app/domain/claim/claim-calls.ts';
import { formatDeadline, formatLocalDate, isUuid } from '#app/domain/text/text.ts';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { reasonField } from '#app/domain/field/field.ts';
import type { Route } from './+types/objection';

const schema = z.object({ id: z.string(), reason: reasonField });

/** If it is too late or decided, the reloaded screen says so. */
const object = signedInForm(schema, async ({ db }, values) => {
  const outcome = await objectToClaim({ db }, values);
  if (outcome.ok) return done;
  if (outcome.reason === 'session-ended') return sessionEnded;
  return answerFailure('saveFailed', outcome.reason);
});

export const handle = {
  isPrivate: true,
  title: 'Someone else claims it',
  nameThing: ({ objection }: { objection: OwnObjection }) => objection.name,
} satisfies SignedInHandle;

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  if (!isUuid(params.id)) throw data(null, { status: 404 });
  const objection = await findObjection(context.get(signedInContext), params.id);
  if (objection === null) throw data(null, { status: 404 });
  return { objection };
}

export const clientAction = signedInForms({ object });

const proofs = {
  email: 'They confirmed an email address at the business’s domain.',
  website: 'They added our code to its website.',
  documents: 'They sent documents for our admins to review.',
};

/** A claim as the present owner sees it, with a form to object. */
export default function Objection({ loaderData: { objection } }: Route.ComponentProps) {
  const { slug, name, city, state, evidence, sent_at } = objection;
  return (
    <div className="mt-4 max-w-2xl">
      <p className="text-lg wrap-anywhere">
        On {formatLocalDate(sent_at)} someone claimed that{' '}
        <Link className="link-quiet font-semibold" to={`/business/${slug}`}>
          {name}
        </Link>{' '}
        in {city}, {state} is theirs. {proofs[evidence]}
      </p>
      <State objection={objection} />
    </div>
  );
}

function State({ objection }: { objection: OwnObjection }) {
  const fetcher = useFetcher<FormAnswer>();
  if (objection.status !== 'pending') {
    return (
      <p className="mt-6 font-medium" role="status">
        {objection.status === 'withdrawn' ? 'They withdrew the claim.' : 'The claim was rejected.'}{' '}
        The listing stays yours.
      </p>
    );
  }
  if (objection.objection !== null) {
    return (
      <div className="mt-6 rounded-card bg-sunk p-[min(1.5rem,6vw)]" role="status">
        <p className="kicker text-accent">You have objected</p>
        <p className="mt-2 border-l-4 border-accent pl-3 wrap-anywhere whitespace-pre-line">
          {objection.objection}
        </p>
        <p className="mt-3">
          An admin reviews both sides and decides. We will email you the decision.
        </p>
      </div>
    );
  }
  if (!objection.is_open) {
    return (
      <p className="mt-6 font-medium" role="status">
        The seven days for an objection are over. An admin decides.
      </p>
    );
  }
  return (
    <>
      <p className="mt-4">
        If you have sold the business or passed it on, you do not need to do anything. If it is
        yours, tell us why by <strong>{formatDeadline(objection.object_until)}</strong>. Nothing
        changes before then; an admin decides afterward.
      </p>
      <div className="mt-6">
        <SignedInForm fetcher={fetcher} intent="object" button="Object">
          <input type="hidden" name="id" value={objection.id} />
          <TextArea
            name="reason"
            label="Reason"
            hint="Only our admins see this. Tell us who runs the business, since when, and what they can check."
            rows={5}
            maxLength={1000}
            error={findErrors(fetcher.data).reason}
          />
        </SignedInForm>
      </div>
    </>
  );
}
