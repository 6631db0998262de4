import { Link } from 'react-router';
import type { Invitation } from '#app/domain/access/access.ts';
import type { FactsToConfirm } from '#app/domain/business/business-calls.ts';
import { describeGone } from '#app/domain/editorial/editorial.ts';
import type { Tasks } from './find-tasks.ts';

type TaskListProps = { tasks: Tasks };

/** The person's tasks, those that others wait for first. */
export function TaskList({ tasks }: TaskListProps) {
  const { invitations, claims, submissions, facts, outdated } = tasks;
  if (Object.values(tasks).every((list) => list.length === 0)) {
    return <p className="text-soft">Nothing at the moment.</p>;
  }
  return (
    <ul className="max-w-3xl border-t border-ink">
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
          what={`Your claim of ${name} is not verified yet`}
          todo="Verify it"
          to={`/business-claim/${slug}`}
        />
      ))}
      {submissions.map(({ id, name, status }) => (
        <Task
          key={id}
          what={
            status === 'draft'
              ? `${name || 'A business without a name'} is a draft`
              : `${name || 'A business'} was rejected`
          }
          todo={status === 'draft' ? 'Continue' : 'See why, and fix it'}
          to={
            status === 'draft' ? `/business-submission?draft=${id}` : `/business-submission/${id}`
          }
        />
      ))}
      {facts.map((listing) => (
        <Task
          key={listing.id}
          what={describeFacts(listing)}
          todo="Confirm or fix"
          to={`/business-profile/${listing.id}`}
        />
      ))}
      {outdated.map(({ kind, id, title, gone }) => (
        <Task
          key={id}
          what={`In “${title}”: ${gone.map(describeGone).join(', ')}`}
          todo="Edit the text"
          to={`/dashboard/articles/${kind}/${id}`}
        />
      ))}
    </ul>
  );
}

function describeInvitation({ owner, role, listing }: Invitation): string {
  const inviter = owner === null ? 'The owner' : `“${owner}”`;
  return role === 'owner'
    ? `${inviter} wants to transfer ${listing.name} to you`
    : `${inviter} invites you to edit ${listing.name}`;
}

function describeFacts({ name, facts }: FactsToConfirm): string {
  return `Is this still right about ${name}: ${facts.map(({ fact }) => fact).join(', ')}?`;
}

type TaskProps = { what: string; todo: string; to: string };

function Task({ what, todo, to }: TaskProps) {
  return (
    <li className="grid grid-cols-1 items-center gap-x-6 border-b border-rule py-2 @lg:grid-cols-[minmax(0,1fr)_auto]">
      <span className="wrap-anywhere">{what}</span>
      <Link className="link-quiet inline-flex min-h-11 items-center font-semibold" to={to}>
        {todo}
        <span className="sr-only">: {what}</span>
      </Link>
    </li>
  );
}
