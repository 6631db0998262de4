import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { triggerMails } from '#app/browser/beacons.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { notifyFailure } from '#app/browser/toasts/notify-failure.ts';
import { inviteOwners } from '#app/domain/owner-code/owner-code-calls.ts';

const perCall = 200;

/** Why nothing was sent, by outcome. */
const outcomeNames: Record<string, string> = {
  invited: 'invited',
  reminded: 'reminded',
  unlisted: 'not published',
  owned: 'have an owner',
  no_address: 'without that address',
  unsubscribed: 'unsubscribed',
  answered: 'answered already',
  too_soon: 'invited within the last week',
  reminded_twice: 'reminded twice already',
  too_many: 'more than three at one address this week',
};

type InviteOwnersProps = { chosen: { id: string }[]; onDone: () => void };

/** Invites the owners of the chosen listings, or reminds them, and says what became of each. */
export function InviteOwners({ chosen, onDone }: InviteOwnersProps) {
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<{ text: string; isLetter: boolean }>();
  const { revalidate } = useRevalidator();
  const ids = chosen.map(({ id }) => id);

  async function invite(channel: 'email' | 'letter') {
    if (isBusy) return;
    setBusy(true);
    const db = await openSession().catch(() => null);
    const outcomes: { outcome: string }[] = [];
    // After a failure all stay chosen: who was invited before it is not invited again within a week.
    for (let start = 0; start < ids.length; start += perCall) {
      const some = ids.slice(start, start + perCall);
      const sent = db && (await inviteOwners({ db }, { ids: some, channel }));
      if (!sent?.ok) {
        setBusy(false);
        return notifyFailure('saveFailed', sent?.reason ?? 'unreachable');
      }
      outcomes.push(...sent.value);
    }
    setBusy(false);
    if (channel === 'email') triggerMails();
    const counts = Map.groupBy(outcomes, ({ outcome }) => outcome);
    const parts = [...counts].map(([name, of]) => `${of.length} ${outcomeNames[name] ?? name}`);
    setResult({ text: `${parts.join(', ')}.`, isLetter: channel === 'letter' });
    onDone();
    await revalidate();
  }

  return (
    <>
      <p className="text-sm" role="status">
        {result?.text}{' '}
        {result?.isLetter && (
          <Link className="link-quiet font-semibold" to="/dashboard/letters">
            Print letters
          </Link>
        )}
      </p>
      {ids.length > 0 && (
        <div className="flex w-full flex-wrap gap-3 bg-wash px-3 pb-3">
          {(['email', 'letter'] as const).map((channel) => (
            <button
              key={channel}
              className="button-line"
              type="button"
              aria-disabled={isBusy}
              onClick={() => void invite(channel)}
            >
              Invite {ids.length} by {channel}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
