import { Link } from 'react-router';
import { type Objection, evidenceNames } from '#app/domain/claim/claim.ts';
import { formatLongDate } from '#app/domain/text/text.ts';
import { DashboardPart } from '../dashboard-part.tsx';

/** Who else claims a listing of theirs, for its owner; nothing where nobody does. */
export function Objections({ objections }: { objections: Objection[] }) {
  if (objections.length === 0) return null;
  return (
    <DashboardPart title="Somebody else claims your listing">
      <ul className="max-w-3xl border-t border-ink">
        {objections.map(({ id, name, city, state, evidence, object_until, objection, is_open }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-rule py-3"
          >
            <span className="min-w-0">
              <Link
                className="link-quiet font-semibold wrap-anywhere"
                to={`/dashboard/objections/${id}`}
              >
                {name}
              </Link>
              <span className="block text-sm text-soft">
                {city}, {state}; by {evidenceNames[evidence]}
              </span>
            </span>
            <span className="text-sm">
              {objection !== null && 'You have objected'}
              {objection === null && is_open && `Object until ${formatLongDate(object_until)}`}
              {objection === null && !is_open && 'An admin decides'}
            </span>
          </li>
        ))}
      </ul>
    </DashboardPart>
  );
}
