import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { reloadProfile } from '#app/browser/session/reload-profile.ts';

/** What stands where a profile is needed and there is none, or none that could be loaded. */
export function ProfileMissing() {
  const [isTrying, setIsTrying] = useState(false);
  const { revalidate } = useRevalidator();

  async function retry() {
    if (isTrying) return;
    setIsTrying(true);
    await reloadProfile().catch(() => undefined);
    await revalidate();
    setIsTrying(false);
  }

  return (
    <div className="mt-6 max-w-[60ch]">
      <p className="text-lg">We could not load your profile.</p>
      <button
        className="button-line mt-4"
        type="button"
        aria-disabled={isTrying}
        onClick={() => void retry()}
      >
        {isTrying ? 'One moment…' : 'Try again'}
      </button>
    </div>
  );
}
