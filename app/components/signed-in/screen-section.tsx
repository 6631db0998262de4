import { type ReactNode, useId } from 'react';

/** A section with its own heading, without a rule. */
export function ScreenSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="mt-10" aria-labelledby={id}>
      <h2 className="mb-4 text-section" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
