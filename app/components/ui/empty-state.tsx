import type { ReactNode } from 'react';

type EmptyStateProps = { title: string; children: ReactNode };

/** Replaces an empty list: says so and offers a next step. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="mt-8 rounded-card bg-sunk p-6 sm:p-10">
      <h2 className="text-section">{title}</h2>
      {children}
    </div>
  );
}
