import { useState } from 'react';
import { reloadProfile } from '#app/browser/session/reload-profile.ts';

/** Shown where a profile is required but missing or not loaded. */
export function ProfileMissing({ onRetried }: { onRetried?: () => void }) {
  const [isTrying, setIsTrying] = useState(false);

  async function retry() {
    if (isTrying) return;
    setIsTrying(true);
    await reloadProfile().catch(() => undefined);
    onRetried?.();
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
