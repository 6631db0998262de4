import { useEffect, useState } from 'react';
import { useHydrated } from '#app/browser/hydration.ts';

type Reveal = { isShown: boolean; show: (isShown: boolean) => void };

/** Returns whether a password field's text is visible, with its setter; null for other fields. */
export function useReveal(isPassword: boolean): Reveal | null {
  const [isShown, show] = useState(false);
  return isPassword ? { isShown, show } : null;
}

type RevealButtonProps = Reveal & { inputId: string; what: string };

/** A button inside the field, rendered after hydration. */
export function RevealButton({ isShown, show, inputId, what }: RevealButtonProps) {
  const isHydrated = useHydrated();
  // Browsers save plain text submitted in fields for autofill.
  useEffect(() => {
    const hide = () => show(false);
    const form = document.getElementById(inputId)?.closest('form');
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [inputId, show]);
  if (!isHydrated) return null;
  return (
    <button
      className="absolute inset-y-0 right-0 min-w-16 rounded-control px-3 text-sm font-semibold underline underline-offset-4"
      type="button"
      aria-controls={inputId}
      onClick={() => show(!isShown)}
    >
      {isShown ? 'Hide' : 'Show'}
      <span className="sr-only"> {what.toLowerCase()}</span>
    </button>
  );
}
