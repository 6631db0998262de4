import { useState } from 'react';
import { notify } from '#app/browser/toasts/toast-store.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import { sending } from '#app/messages/components/ui.ts';

type DownloadButtonProps = {
  label: string;
  /** While the file is made. */
  busy?: string;
  /** Makes the file and offers it; a toast tells of what it throws. */
  offer: () => Promise<void>;
};

/** A button that offers a file; pressed again while it is made, it does nothing. */
export function DownloadButton({ label, busy = sending, offer }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);

  async function start() {
    setBusy(true);
    await offer().catch(() => notify(toasts.exportFailed));
    setBusy(false);
  }

  return (
    <button
      className="button-line"
      type="button"
      aria-disabled={isBusy}
      onClick={() => !isBusy && void start()}
    >
      {isBusy ? busy : label}
    </button>
  );
}
