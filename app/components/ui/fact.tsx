import type { ReactNode } from 'react';
import * as t from '#app/messages/components/ui.ts';

/** A row of a list of facts (`dl`): label on the left, value on the right. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-x-6 border-b border-rule py-3 sm:grid-cols-[minmax(6rem,min(9rem,30%))_1fr]">
      <dt className="text-sm font-semibold">{label}</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
        {children || <span className="text-soft">{t.notGiven}</span>}
      </dd>
    </div>
  );
}
