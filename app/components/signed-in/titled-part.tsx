import type { ReactNode } from 'react';

type TitledPartProps = { id: string; title: string; about?: string; children: ReactNode };

/** A titled section of a statistics screen. */
export function TitledPart({ id, title, about, children }: TitledPartProps) {
  return (
    <section className="rule-double mt-12" aria-labelledby={id}>
      <h2 className="pt-4 text-section font-bold" id={id}>
        {title}
      </h2>
      {about && <p className="mt-2 max-w-[65ch] text-soft">{about}</p>}
      {children}
    </section>
  );
}
