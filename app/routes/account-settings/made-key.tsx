import { useState } from 'react';

/** A new key; this is the only time that it is shown. */
export function MadeKey({ value }: { value: string }) {
  const [told, setTold] = useState('');

  async function copy() {
    const copying = navigator.clipboard.writeText(value);
    setTold(
      await copying.then(
        () => 'Copied.',
        () => 'This browser does not copy. Please select the key and copy it.',
      ),
    );
  }

  return (
    <div className="mt-5 rounded-card border-[1.5px] border-ink p-5">
      <p className="font-semibold">Your new key</p>
      <p className="mt-1 text-sm">
        Copy it now: we keep only its first characters and cannot show it again. Keep it on a
        server, never in a page or an app that others can read.
      </p>
      <p className="mt-3 rounded-card bg-sunk p-3 text-sm wrap-anywhere select-all">
        <code>{value}</code>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <button className="button-line" type="button" onClick={() => void copy()}>
          Copy the key
        </button>
        <p className="text-sm" role="status">
          {told}
        </p>
      </div>
    </div>
  );
}
