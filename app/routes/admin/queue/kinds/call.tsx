import { useState } from 'react';
import { openSession } from '#app/browser/session/open-session.ts';
import { notifyFailure } from '#app/browser/toasts/notify-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { Fact } from '#app/components/submission/submission-facts.tsx';
import { findCall, readOutCode } from '#app/domain/claim/claim-calls.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';
import type { KindOfItem } from './kind.ts';

/** A call to a listing's phone, in which the admin reads out a code for a claim. */
export const call: KindOfItem<'call'> = {
  describe: ({ phone }) => `Call ${phone}`,
  outcomes: () => ({
    approve: {
      act: 'Code read out',
      done: 'Call made',
      effect: 'The claimant can enter it for a day',
    },
    refuse: {
      act: 'Not reached',
      done: 'Call not answered',
      effect: 'The code is void, and the claimant sees the reason',
    },
  }),
  bulk: { refuse: 'Not reached' },
  async load({ db }, id) {
    const one = await findCall({ db }, id);
    if (one === null) return null;
    const { listing, claimant, phone, created_at, version, is_own, is_waiting } = one;
    return {
      name: listing.name,
      status: is_waiting ? 'Awaiting a call' : 'Done',
      isWaiting: is_waiting,
      reason: null,
      decision: {
        version,
        own: is_own ? 'claim or listing' : null,
        reasonHint: 'The claimant sees this, and can ask for another call.',
      },
      facts: (
        <>
          <dl className="border-t border-ink">
            <Fact label="Call">
              <a className="link-quiet font-semibold" href={`tel:+1${phone.replaceAll(/\D/g, '')}`}>
                {phone}
              </a>
            </Fact>
            <Fact label="Claimed by">
              {claimant.name ?? 'No name'}, {claimant.email}
            </Fact>
            <Fact label="Asked on">{formatLocalDate(created_at)}</Fact>
          </dl>
          {is_waiting && !is_own && <Code id={id} />}
        </>
      ),
    };
  },
};

/** The code, which is made when the admin is about to call. */
function Code({ id }: { id: string }) {
  const [code, setCode] = useState<string>();
  async function show() {
    const db = await openSession().catch(() => null);
    const made = db && (await readOutCode({ db }, id));
    if (!made?.ok) return notifyFailure('saveFailed', made?.reason ?? 'unreachable');
    if ('code' in made) return setCode(made.code);
    notify('saveFailed', 'Nobody waits for this call any more.');
  }
  return (
    <div className="mt-6 rounded-card bg-sunk p-4">
      <p>
        Say that somebody claims the listing, ask whether they know of it, and only then read the
        code out. Give it to nobody who calls you.
      </p>
      {code && (
        <p className="mt-3 font-mono text-2xl font-bold tracking-widest" role="status">
          {code.replace(/^(\d{4})/, '$1 ')}
        </p>
      )}
      <button className="button-line mt-3" type="button" onClick={() => void show()}>
        {code ? 'Make a new code' : 'Show the code'}
      </button>
    </div>
  );
}
