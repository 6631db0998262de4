import type { ReactNode } from 'react';

type EmptyStateProps = { title: string; children: ReactNode };

/** Where a list would stand and there is nothing: says so, and leads on. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="mt-8 rounded-card bg-sunk p-6 sm:p-10">
      <h2 className="text-section">{title}</h2>
      {children}
    </div>
  );
}
