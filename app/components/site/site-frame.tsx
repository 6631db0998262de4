import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useLoadingText } from '#app/components/ui/loading.tsx';
import { Toasts } from '#app/components/ui/toasts.tsx';
import { stalledStore } from '#app/browser/navigation/stalled-navigation.ts';
import { useStore } from '#app/browser/use-store.ts';
import * as t from '#app/messages/components/site.tsx';
import { Announcement } from './announcement.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Faster navigations show no text, which would only flicker. */
const patienceMs = 400;

/**
 * A thin line at the top edge while the next screen loads, and 'Loading…', shown and announced,
 * when it takes longer; then that it still tries. The old screen stays until then.
 */
function ProgressLine() {
  const isUnderWay = useNavigation().location !== undefined;
  const isLoading = useStore(stalledStore) === null && isUnderWay;
  const isSlow = useIsLong(isLoading);
  const text = useLoadingText(isLoading);
  return (
    <div className="no-print">
      {isLoading && <div className="progress-line" aria-hidden="true" />}
      {/* A new element each time: one that changes its place counts as a layout shift. */}
      <p role="status">{isSlow && <span className="loading-text">{text}</span>}</p>
    </div>
  );
}

/** Returns whether a condition has been true for longer than `patienceMs`. */
function useIsLong(isTrue: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setIsLong(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isTrue]);
  return isLong;
}

type SiteFrameProps = {
  hasSearch: boolean;
  hasResults: boolean;
  /** The city that the screen is about. */
  city?: string | undefined;
  children: ReactNode;
};

/** The frame of every page: skip links first, then announcement, masthead, screen and footer. */
export function SiteFrame({ hasSearch, hasResults, city, children }: SiteFrameProps) {
  return (
    <>
      {hasResults && <SkipLink to="#results">{t.skipToResults}</SkipLink>}
      <SkipLink to="#main">{t.skipToContent}</SkipLink>
      <Announcement />
      <ProgressLine />
      <SiteHeader hasSearch={hasSearch} city={city} />
      <main id="main" className="grow" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <SiteFooter />
        <Toasts />
      </Suspense>
    </>
  );
}

function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      className="button-solid absolute top-2 left-4 z-50 -translate-y-20 focus:translate-y-0"
      href={to}
    >
      {children}
    </a>
  );
}
