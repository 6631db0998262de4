import { Fragment, createElement } from 'react';
import type { DiffPart, FieldDiff } from './compare-versions.ts';

/** What a version changed: what it took out struck, what it put in marked. */
export function VersionDiff({ diff, isFirst }: { diff: FieldDiff[]; isFirst: boolean }) {
  if (isFirst) return <p className="mt-3 text-soft">It is the first.</p>;
  return (
    <dl className="mt-3 grid gap-6">
      {diff.map(({ label, parts }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm font-semibold">{label}</dt>
          <dd className="mt-1 max-w-[72ch] wrap-anywhere whitespace-pre-line">
            {/* Spread: pieces have an order and no identity, so no keys. */}
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
