import type { ReactNode } from 'react';
import * as t from '#app/messages/components/errors.tsx';

type LoadFailedProps = {
  /** "We could not load your listings." */
  text: string;
  onRetry: () => void;
  /** The known reason, and what else the user can do. */
  why?: string;
  children?: ReactNode;
};

/** Replaces a part that could not be fetched. */
export function LoadFailed({ text, onRetry, why, children }: LoadFailedProps) {
  return (
    <div className="my-4">
      <p role="alert">{text}</p>
      {why && <p className="mt-2 max-w-[60ch] text-soft">{why}</p>}
      <p className="mt-4 flex flex-wrap gap-3">
        <button className="button-line" type="button" onClick={onRetry}>
          {t.retry}
        </button>
        {children}
      </p>
    </div>
  );
}
