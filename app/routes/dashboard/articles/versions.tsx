import { Link, data } from 'react-router';
import { requireRole } from '#app/components/signed-in/require-role.ts';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import type { ArticleToEdit } from '#app/domain/editorial/editorial.ts';
import { findArticleToEdit, findRevision } from '#app/domain/editorial/editorial-calls.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { parsePage } from '#app/domain/history/parse-page.ts';
import { isUuid } from '#app/domain/uuid/uuid.ts';
import type { Route } from './+types/versions';
import { compareVersions } from './compare-versions.ts';
import { formatMoment } from '#app/components/signed-in/format-moment.ts';
import { parseKind } from './parse-kind.ts';
import { RestoreForm } from './restore-form.tsx';
import { restoreVersion } from './restore-version.ts';
import { VersionDiff } from './version-diff.tsx';

export const handle = {
  isPrivate: true,
  title: 'Versions',
  nameThing: ({ article }: { article: ArticleToEdit }) => article.content?.title ?? null,
} satisfies SignedInHandle;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({ isMet: isAdmin, refusal: 'This screen is for admins.' }),
];

export async function clientLoader({ context, params, url }: Route.ClientLoaderArgs) {
  const kind = parseKind(params.kind);
  if (!isUuid(params.id)) throw data(null, { status: 404 });
  const person = context.get(signedInContext);
  const article = await findArticleToEdit(person, kind, params.id);
  if (article === null) throw data(null, { status: 404 });
  const shown = parsePage(url.searchParams.get('number')) ?? article.revision;
  const [version, before] = await Promise.all([
    findRevision(person, params.id, shown),
    findRevision(person, params.id, shown - 1),
  ]);
  if (version === null) throw data(null, { status: 404 });
  const diff = await compareVersions(before, version);
  return { kind, id: params.id, article, shown, diff };
}

export const clientAction = signedInForms({ restoreVersion });

/** The versions of a guide or post, with the changes of each. */
export default function Versions({ loaderData }: Route.ComponentProps) {
  const { kind, id, article, shown, diff } = loaderData;
  return (
    <>
      <Link
        className="link-quiet mt-4 inline-flex min-h-11 items-center text-sm"
        to={`/dashboard/articles/${kind}/${id}`}
      >
        Back to the text
      </Link>
      <div className="mt-4 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <VersionList article={article} shown={shown} />
        <section className="min-w-0" aria-labelledby="version">
          <h2 className="text-title" id="version">
            What version {shown} changed
          </h2>
          <VersionDiff diff={diff} isFirst={shown === 1} />
          {shown !== article.revision && (
            <RestoreForm kind={kind} id={id} number={shown} seen={article.revision} />
          )}
        </section>
      </div>
    </>
  );
}

function VersionList({ article, shown }: { article: ArticleToEdit; shown: number }) {
  return (
    <nav aria-label="Versions">
      <ol className="border-t border-ink">
        {article.revisions.map(({ number, saved_at, by }) => (
          <li key={number} className="border-b border-rule">
            <Link
              className={`block py-3 hover:text-accent ${number === shown ? 'font-semibold' : ''}`}
              aria-current={number === shown ? 'page' : undefined}
              to={`?number=${number}`}
            >
              Version {number}
              <span className="block text-sm font-normal text-soft">
                {formatMoment(saved_at)}, {by ?? 'the system'}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
