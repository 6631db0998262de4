import { useEffect, useState, type ComponentProps, Suspense } from 'react';
import * as t from '#app/messages/components/ui.ts';

/** How long something has been loading, and what people are told after how many milliseconds. */
const stages = [
  { afterMs: 0, text: t.loading },
  { afterMs: 3_000, text: t.loadingSlowly },
  { afterMs: 10_000, text: t.loadingUnanswered },
];

/**
 * Returns what to say while something loads. Requests are repeated for half a minute
 * (`backendCalls` in app/config/limits.ts); nobody should wait that long without a word.
 */
export function useLoadingText(isLoading: boolean): string {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timers = stages.map(({ afterMs }, index) => setTimeout(() => setStage(index), afterMs));
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setStage(0);
    };
  }, [isLoading]);
  return stages[stage]?.text ?? '';
}

/** Stands for a part of a screen that loads: what will come is drawn as bars. */
export function Loading({ className = '' }: { className?: string }) {
  const text = useLoadingText(true);
  return (
    <div className={className}>
      <p className="text-soft" role="status">
        {text}
      </p>
      <div className="skeleton" aria-hidden="true" />
    </div>
  );
}

/**
 * A section below the fold. The browser lays it out when it comes near (`lower-part` in
 * styles/app.css), and React hydrates it after the content above, in a separate commit.
 */
export function LowerPart({ className = '', children, ...props }: ComponentProps<'section'>) {
  return (
    <section {...props} className={`lower-part ${className}`}>
      <Suspense>{children}</Suspense>
    </section>
  );
}
