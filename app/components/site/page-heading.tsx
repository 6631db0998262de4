import { type ReactNode, useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router';

type PageHeadingProps = {
  children: ReactNode;
  size?: keyof typeof sizes;
  className?: string;
};

const sizes = {
  page: 'text-page',
  admin: 'text-[min(1.625rem,8vw)] leading-tight',
  results: 'text-results',
  profile: 'text-profile tracking-[-0.03em]',
  hero: 'text-hero tracking-[-0.04em]',
};

/** The h1 of a screen. `useFocusHeading` gives it the focus after a navigation. */
export function PageHeading({ children, size = 'page', className = '' }: PageHeadingProps) {
  return (
    // May be the name of a business, in any script.
    <h1 className={`${sizes[size]} ${className}`} tabIndex={-1} dir="auto">
      {children}
    </h1>
  );
}

/** Link state that keeps the focus in place, as for a filter beside results. */
export const keepFocus = { keepFocus: true };

/** The key that React Router has an entry's place by: of an earlier entry for a link with its `scrollKey` as state. */
export function getScrollKey({ key, state }: Location): string {
  return (state as { scrollKey?: string } | null)?.scrollKey ?? key;
}

/**
 * Moves the focus to the new screen's heading after a navigation, so that screen readers read it.
 * Does nothing if the user moved the focus while the screen was loading, for example into a menu,
 * or typed.
 */
export function useFocusHeading() {
  const { key, hash, state } = useLocation();
  const nextKey = useNavigation().location?.key;
  const lastKey = useRef(key);
  const focusedAtStart = useRef<Element | null>(null);
  const hasTyped = useRef(false);

  useEffect(() => {
    if (nextKey === undefined) return undefined;
    focusedAtStart.current = document.activeElement;
    hasTyped.current = false;
    const note = () => (hasTyped.current = true);
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, [nextKey]);

  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    const { activeElement, body } = document;
    const start = focusedAtStart.current;
    focusedAtStart.current = null;
    const hasMoved = start !== null && activeElement !== start && activeElement !== body;
    const isBusy = hasMoved || hasTyped.current;
    hasTyped.current = false;
    if (hash !== '' || state?.keepFocus || isBusy) return;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [key, hash, state]);
}
