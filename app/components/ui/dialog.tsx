import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { pauseToasts } from '#app/browser/toasts/toast-store.ts';

type DialogProps = {
  title: string;
  /** Called on Escape. */
  onCancel: () => void;
  children: ReactNode;
};

/** A modal dialog, open while rendered: the browser traps the focus and restores it afterwards. */
export function Dialog({ title, onCancel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect's cleanup runs before the element is removed: only then is the focus restored.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const release = pauseToasts();
    return () => {
      element?.close();
      release();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] overflow-y-auto rounded-card border-[1.5px] border-ink bg-raised p-[min(1.75rem,6vw)] text-ink shadow-float backdrop:bg-[#000a]"
      aria-labelledby={titleId}
      onCancel={onCancel}
    >
      <h2 className="text-section" id={titleId}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
