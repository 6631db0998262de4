import { showValue } from './show-value.ts';

type BeforeAndAfterProps = { field: string; before: unknown; after: unknown };

/** A change as two lines: the value before and after. */
export function BeforeAndAfter({ field, before, after }: BeforeAndAfterProps) {
  return (
    <dl className="mt-1 grid grid-cols-[3.25rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 sm:grid-cols-[4rem_minmax(0,1fr)] sm:gap-x-4">
      <dt className="text-sm text-soft">before</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-line text-soft">
        {showValue(field, before)}
      </dd>
      <dt className="text-sm text-soft">after</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{showValue(field, after)}</dd>
    </dl>
  );
}
