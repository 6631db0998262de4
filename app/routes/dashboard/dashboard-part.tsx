import { type ReactNode, useId } from 'react';

/** A section of the dashboard with its heading. */
export function DashboardPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="@container mt-10" aria-labelledby={id}>
      <h2 className="mb-4 text-section" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
