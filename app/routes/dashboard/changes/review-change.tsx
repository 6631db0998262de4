import { Link, data } from 'react-router';
import { BeforeAndAfter } from '#app/components/editing/before-and-after.tsx';
import { fieldLabels } from '#app/components/editing/show-value.ts';
import { requireRole } from '#app/components/signed-in/require-role.ts';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { decideHeldChange } from '#app/domain/editing/decide-held-change.ts';
import { findHeldChange } from '#app/domain/editing/find-held-change.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { formatLongDate } from '#app/domain/text/text.ts';
import type { Route } from './+types/review-change';
import { decisionForms } from '../queue/decision-forms.ts';
import { DecisionHead } from '../queue/decision-head.tsx';
import { Decision } from '../queue/decision.tsx';

export const handle = { isPrivate: true, title: 'Look at a change' } satisfies SignedInHandle;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({ isMet: isAdmin, refusal: 'This screen is for admins.' }),
];

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const change = await findHeldChange(context.get(signedInContext), params.id);
  if (change === null) throw data(null, { status: 404 });
  return { change };
}

export const clientAction = signedInForms(
  decisionForms(({ db }, { seen, ...decision }) =>
    decideHeldChange({ db }, { ...decision, seen: JSON.parse(seen) }),
  ),
);

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
        <DecisionHead status={statusNames[status]} reason={change.reason} />
        <p className="mt-2 wrap-anywhere">
          <Link className="link-quiet font-semibold" to={`/business/${slug}`}>
            {name}
          </Link>
          , {city}, {state}. Asked for by {asker ?? 'somebody'} on {formatLongDate(asked_at)}.
        </p>
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
        <Decision
          id={change.id}
          seen={JSON.stringify(now)}
          own={change.is_own ? 'change or listing' : null}
          approve="Approve and publish"
          reasonHint="Who asked for it reads it."
        />
      ) : (
        <Link className="button-line justify-self-start" to="/dashboard">
          Back to the dashboard
        </Link>
      )}
    </div>
  );
}
