import { Link } from 'react-router';
import { later, ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import { requireRole, signedInContext } from '#app/components/signed-in/require-session.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findImports } from '#app/domain/import/job/job-calls.ts';
import type { ImportSummary } from '#app/domain/import/job/import-job.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { formatCount, formatLocalDate } from '#app/domain/text/text.ts';
import { DashboardPart } from '../dashboard-part.tsx';
import type { Route } from './+types/imports';
import { FileChooser } from './file-chooser.tsx';
import { rowKinds, stateNames } from './words.ts';

export const handle = { isPrivate: true, title: 'Imports' } satisfies SignedInHandle;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({ isMet: isAdmin, refusal: 'Only admins import businesses.' }),
];

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { imports: later(findImports(context.get(signedInContext))) };
}

/** Starts imports and lists earlier ones; for admins. */
export default function ImportsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-soft">
        Adds businesses from a file to the directory. You see a preview of each row first, and you
        can roll back an import.
      </p>
      <FileChooser />
      <DashboardPart title="Earlier imports">
        <ScreenPart of={loaderData.imports} failed="We could not load the imports.">
          {(imports) =>
            imports.length === 0 ? (
              <p className="text-soft">No imports yet.</p>
            ) : (
              <ul className="border-t border-ink">
                {imports.map((one) => (
                  <ImportLine key={one.id} one={one} />
                ))}
              </ul>
            )
          }
        </ScreenPart>
      </DashboardPart>
    </>
  );
}

function ImportLine({ one }: { one: ImportSummary }) {
  const counts = rowKinds.flatMap(({ kind, name, isPart }) => {
    const count = one.counts[kind] ?? 0;
    return count === 0 || isPart ? [] : [`${name.toLowerCase()} ${formatCount(count)}`];
  });
  return (
    <li className="grid items-baseline gap-x-6 gap-y-1 border-b border-rule py-3 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_10rem]">
      <span className="min-w-0 wrap-anywhere">
        <Link className="link-quiet font-semibold" to={`/dashboard/imports/${one.id}`}>
          {one.file_name}
        </Link>
        <span className="block text-sm text-soft">
          {formatLocalDate(one.created_at)}
          {one.created_by && `, ${one.created_by}`}
          {one.source && `, source ${one.source}`}
        </span>
      </span>
      <span className="text-sm">
        {one.row_count > 0 && `${formatCount(one.row_count)} rows`}
        {counts.length > 0 && `: ${counts.join(', ')}`}
      </span>
      <span className="text-sm font-semibold">{stateNames[one.state]}</span>
    </li>
  );
}
