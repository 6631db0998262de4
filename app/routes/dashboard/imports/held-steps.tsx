import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { formatCount } from '#app/domain/text/text.ts';

type HeldStepsProps = {
  /** Id of the import. */
  id: string;
  /** How many rows are held. */
  held: number;
  /** Called when some or all of them have been decided. */
  onDecided: () => void;
};

/** Imports all held rows, or leaves them all out. */
export function HeldSteps({ id, held, onDecided }: HeldStepsProps) {
  const importing = useFetcher<FormAnswer>();
  const leavingOut = useFetcher<FormAnswer>();
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef<FormAnswer>(undefined);
  const [isWished, setWished] = useState(false);
  const { state, data } = importing;
  const isGoingOn = isWished && (state !== 'idle' || data?.kind === 'done');
  const isLeftOut = leavingOut.state === 'idle' && leavingOut.data?.kind === 'done';
  const all = held === 1 ? 'the held row' : `all ${formatCount(held)} held rows`;

  // One call imports some of them; the next one follows until none is left.
  useEffect(() => {
    if (state !== 'idle' || data === undefined || data === seen.current) return;
    seen.current = data;
    if (isGoingOn && held > 0) box.current?.querySelector('form')?.requestSubmit();
    else onDecided();
  }, [state, data, isGoingOn, held, onDecided]);
  useEffect(() => {
    if (isLeftOut) onDecided();
  }, [isLeftOut, onDecided]);

  if (held === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-start gap-3">
      <div ref={box} onSubmit={() => setWished(true)}>
        <SignedInForm
          fetcher={importing}
          intent="import-held"
          look="solid"
          button={`Import ${all}`}
        >
          <input type="hidden" name="id" value={id} />
        </SignedInForm>
      </div>
      {isGoingOn ? (
        <button className="button-line" type="button" onClick={() => setWished(false)}>
          Stop
        </button>
      ) : (
        <SignedInForm
          fetcher={leavingOut}
          intent="leave-out-held"
          look="line"
          button={`Leave out ${all}`}
        >
          <input type="hidden" name="id" value={id} />
        </SignedInForm>
      )}
      <p className="basis-full text-sm text-soft" role="status">
        {isGoingOn && `${formatCount(held)} rows left. Keep this tab open until they are imported.`}
      </p>
    </div>
  );
}
