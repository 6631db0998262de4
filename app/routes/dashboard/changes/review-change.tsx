import { Link, data, useFetcher } from 'react-router';
import { BeforeAndAfter } from '#app/components/editing/before-and-after.tsx';
import { fieldLabels } from '#app/components/editing/show-value.ts';
import { requireRole } from '#app/components/signed-in/require-role.ts';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextArea } from '#app/components/ui/text-area.tsx';
import type { ChangeToDecide } from '#app/domain/editing/editing.ts';
import { findHeldChange } from '#app/domain/editing/find-held-change.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { formatLongDate } from '#app/domain/text/text.ts';
import type { Route } from './+types/review-change';
import { approve, refuse } from './decide.ts';

export const handle = { isPrivate: true, title: 'Look at a change' } satisfies SignedInHandle;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({ isMet: isAdmin, refusal: 'This screen is for admins.' }),
];

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const change = await findHeldChange(context.get(signedInContext), params.id);
  if (change === null) throw data(null, { status: 404 });
  return { change };
}

export const clientAction = signedInForms({ approve, refuse });

const statusNames = {
  waiting: 'Waiting for review',
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Taken back',
};

/** A change of a verified listing as an admin reads it, and then the decision. */
export default function ReviewChange({ loaderData: { change } }: Route.ComponentProps) {
  const { name, slug, city, state, asker, asked_at, field, now, before, after, status } = change;
  const value = (values: Record<string, unknown>) => (field === 'address' ? values : values[field]);
  const hasMoved = JSON.stringify(now) !== JSON.stringify(before);
  return (
    <div className="mt-6 grid max-w-2xl gap-8">
      <div>
        <p className="kicker text-accent" role="status">
          {statusNames[status]}
        </p>
        <p className="mt-2 wrap-anywhere">
          <Link to={`/business/${slug}`}>{name}</Link>, {city}, {state}. Asked for by{' '}
          {asker ?? 'somebody'} on {formatLongDate(asked_at)}.
        </p>
        {change.reason && (
          <p className="mt-2 wrap-anywhere whitespace-pre-line">Reason: {change.reason}</p>
        )}
      </div>
      <section aria-labelledby="change">
        <h2 className="text-title" id="change">
          {fieldLabels[field]}
        </h2>
        <BeforeAndAfter field={field} before={value(before)} after={value(after)} />
        {status === 'waiting' && hasMoved && (
          <div className="mt-4" role="note">
            <p>The listing has been changed since; this is what approving would replace:</p>
            <BeforeAndAfter field={field} before={value(now)} after={value(after)} />
          </div>
        )}
      </section>
      {status === 'waiting' ? (
        <Decision change={change} />
      ) : (
        <Link className="button-line justify-self-start" to="/dashboard">
          Back to the dashboard
        </Link>
      )}
    </div>
  );
}

/** What stands there goes with it: what changes meanwhile is not decided unseen. */
function Decision({ change: { id, now } }: { change: ChangeToDecide }) {
  const approving = useFetcher<FormAnswer>();
  const refusing = useFetcher<FormAnswer>();
  const seen = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={JSON.stringify(now)} />
    </>
  );
  return (
    <div className="grid gap-8">
      <SignedInForm fetcher={approving} intent="approve" button="Approve and publish">
        {seen}
      </SignedInForm>
      <SignedInForm fetcher={refusing} intent="refuse" button="Refuse" look="line">
        {seen}
        <TextArea
          name="reason"
          label="Reason for refusing"
          hint="Who asked for it reads it."
          rows={3}
          maxLength={1000}
          error={findErrors(refusing.data).reason}
        />
      </SignedInForm>
    </div>
  );
}
