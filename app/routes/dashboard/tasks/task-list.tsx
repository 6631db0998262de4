import { Link } from 'react-router';
import { FactsToConfirm } from '#app/components/facts/facts-to-confirm.tsx';
import type { Invitation } from '#app/domain/access/access.ts';
import type { Tasks } from './find-tasks.ts';

type TaskListProps = { tasks: Tasks; now: Date };

/** What waits for who is here, what others wait for first. */
export function TaskList({
  tasks: { invitations, claims, submissions, facts },
  now,
}: TaskListProps) {
  const lines = invitations.length + claims.length + submissions.length;
  if (lines + facts.length === 0) {
    return <p className="text-soft">Nothing at the moment.</p>;
  }
  return (
    <div className="grid max-w-3xl gap-6">
      {lines > 0 && (
        <ul className="border-t border-ink">
          {invitations.map((invitation) => (
            <Task
              key={invitation.id}
              what={describeInvitation(invitation)}
              todo="Answer it"
              to="/invitations"
            />
          ))}
          {claims.map(({ id, name, slug }) => (
            <Task
              key={id}
              what={`Your claim of ${name} is not proven yet`}
              todo="Prove it"
              to={`/business-claim/${slug}`}
            />
          ))}
          {submissions.map(({ id, name, status }) => (
            <Task
              key={id}
              what={
                status === 'draft'
                  ? `${name || 'A business without a name'} is begun and not sent`
                  : `${name || 'A business'} was not accepted`
              }
              todo={status === 'draft' ? 'Go on with it' : 'See why, and mend it'}
              to={
                status === 'draft'
                  ? `/business-submission?draft=${id}`
                  : `/business-submission/${id}`
              }
            />
          ))}
        </ul>
      )}
      {facts.map((listing) => (
        <FactsToConfirm key={listing.id} listing={listing} now={now} />
      ))}
    </div>
  );
}

function describeInvitation({ owner, role, listing }: Invitation): string {
  const inviter = owner ?? 'The owner';
  return role === 'owner'
    ? `${inviter} hands ${listing.name} over to you`
    : `${inviter} invites you to work on ${listing.name}`;
}

type TaskProps = { what: string; todo: string; to: string };

function Task({ what, todo, to }: TaskProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule py-2">
      <span className="min-w-0 wrap-anywhere">{what}</span>
      <Link className="link-quiet inline-flex min-h-11 items-center font-semibold" to={to}>
        {todo}
        <span className="sr-only">: {what}</span>
      </Link>
    </li>
  );
}
