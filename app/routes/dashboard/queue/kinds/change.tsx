import { Link } from 'react-router';
import { BeforeAndAfter, fieldLabels } from '#app/components/editing/show-value.tsx';
import type { ChangeToDecide } from '#app/domain/editing/editing.ts';
import { findPendingChange } from '#app/domain/editing/editing-calls.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';
import type { KindOfItem } from './kind.ts';

/** A change of a verified listing that could turn it into another business. */
export const change: KindOfItem<'change'> = {
  name: 'Change',
  plural: 'Changes',
  describe: ({ field }) => `Change of ${field}`,
  approved: 'The listing changes',
  async load({ db }, id) {
    const held = await findPendingChange({ db }, id);
    if (held === null) return null;
    return {
      name: held.name,
      status: statusNames[held.status],
      isWaiting: held.status === 'waiting',
      reason: held.reason,
      decision: {
        seen: held.now,
        own: held.is_own ? 'change or listing' : null,
        approve: 'Approve and publish',
        reasonHint: 'The person who requested it sees this.',
      },
      facts: <ChangeFacts change={held} />,
    };
  },
};

const statusNames = {
  waiting: 'Awaiting review',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

function ChangeFacts({ change: held }: { change: ChangeToDecide }) {
  const { name, slug, city, state, requester, requested_at, field, now, before, after, status } =
    held;
  const value = (values: Record<string, unknown>) => (field === 'address' ? values : values[field]);
  const hasMoved = JSON.stringify(now) !== JSON.stringify(before);
  return (
    <>
      <p className="wrap-anywhere">
        <Link className="link-quiet font-semibold" to={`/business/${slug}`}>
          {name}
        </Link>
        , {city}, {state}. Requested by {requester ?? 'somebody'} on {formatLocalDate(requested_at)}
        .
      </p>
      <section className="mt-8" aria-labelledby="change">
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
    </>
  );
}
