import { useState } from 'react';
import { openSession } from '#app/components/account/open-session.ts';
import { exportAccount } from '#app/domain/account/export-account.ts';
import { notify } from '#app/domain/toast/toast.ts';

export function ExportData() {
  const [isWorking, setIsWorking] = useState(false);

  async function download() {
    if (isWorking) return;
    setIsWorking(true);
    try {
      const data = await exportAccount({ db: await openSession() }, new Date());
      offerFile(`mainstreet-${data.exported_at.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
    } catch {
      notify('exportFailed');
    }
    setIsWorking(false);
  }

  return (
    <>
      <p className="text-sm">
        Your account, your profile, your choices, your reviews and the listings you own, as JSON. It
        is put together in this browser.
      </p>
      <button
        className="button-line mt-4"
        type="button"
        aria-disabled={isWorking}
        onClick={() => void download()}
      >
        {isWorking ? 'One moment…' : 'Download my data'}
      </button>
    </>
  );
}

function offerFile(name: string, text: string) {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Some browsers read the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
