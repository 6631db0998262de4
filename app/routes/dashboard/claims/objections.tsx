import { type Objection, evidenceNames } from '#app/domain/claim/claim.ts';
import { formatLongDate } from '#app/domain/text/text.ts';
import { BusinessLine } from '../business-line.tsx';
import { DashboardPart } from '../dashboard-part.tsx';

/** Claims of others on the owner's listings; nothing without any. */
export function Objections({ objections }: { objections: Objection[] }) {
  if (objections.length === 0) return null;
  return (
    <DashboardPart title="Somebody else claims your listing">
      <ul className="max-w-3xl border-t border-ink">
        {objections.map(({ id, name, city, state, evidence, object_until, objection, is_open }) => (
          <BusinessLine
            key={id}
            name={name}
            to={`/dashboard/objections/${id}`}
            about={`${city}, ${state}; by ${evidenceNames[evidence]}`}
          >
            {objection !== null && 'You have objected'}
            {objection === null && is_open && `Object until ${formatLongDate(object_until)}`}
            {objection === null && !is_open && 'An admin decides'}
          </BusinessLine>
        ))}
      </ul>
    </DashboardPart>
  );
}
