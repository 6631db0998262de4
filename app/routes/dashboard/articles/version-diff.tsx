import { Fragment, createElement } from 'react';
import type { DiffPart, FieldDiff } from './compare-versions.ts';

/** The changes of a version: removed text struck through, added text marked. */
export function VersionDiff({ diff, isFirst }: { diff: FieldDiff[]; isFirst: boolean }) {
  if (isFirst) return <p className="mt-3 text-soft">It is the first.</p>;
  return (
    <dl className="mt-3 grid gap-6">
      {diff.map(({ label, parts }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm font-semibold">{label}</dt>
          <dd className="mt-1 max-w-[72ch] wrap-anywhere whitespace-pre-line">
            {/* Spread instead of keys, because the parts have an order but no identity. */}
            {createElement(Fragment, null, ...parts.map(renderPart))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function renderPart({ kind, text }: DiffPart) {
  if (kind === 'removed') return <del className="bg-wash text-soft">{text}</del>;
  if (kind === 'added') return <ins className="bg-wash font-semibold">{text}</ins>;
  return text;
}
