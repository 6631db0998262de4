import { useState } from 'react';
import { openSession } from '#app/components/account/open-session.ts';
import { signOutEverywhere } from '#app/domain/session/sign-out-everywhere.ts';

export function Sessions() {
  const [isWorking, setIsWorking] = useState(false);

  async function leave() {
    if (isWorking) return;
    setIsWorking(true);
    await openSession()
      .then((db) => signOutEverywhere({ db }))
      .catch(() => undefined);
    setIsWorking(false);
  }

  return (
    <>
      <p className="text-sm">
        Signs you out here and everywhere else. An open page elsewhere may keep working for up to an
        hour.
      </p>
      <button
        className="button-line mt-4"
        type="button"
        aria-disabled={isWorking}
        onClick={() => void leave()}
      >
        {isWorking ? 'One moment…' : 'Sign out everywhere'}
      </button>
    </>
  );
}
