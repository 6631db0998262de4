import { createElement, Fragment } from 'react';
import { data, Link, redirect, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import {
  signedInForm,
  signedInForms,
  SignedInForm,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { failed, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { answerFailure } from '#app/components/ui/run-form.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import {
  findArticleToEdit,
  findRevision,
  saveArticle,
} from '#app/domain/editorial/editorial-calls.ts';
import {
  type ArticleContent,
  type ArticleKind,
  type ArticleToEdit,
  describeArticleRefusal,
} from '#app/domain/editorial/editorial.ts';
import { parsePage } from '#app/domain/history/history.ts';
import { formatMoment, isUuid } from '#app/domain/text/text.ts';
import type { Route } from './+types/versions';
import { describeConflict, parseKind } from './save-text.ts';

/** A part of a text: unchanged, removed or added. */
type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string };

/** A field that differs, by its label in the form. */
type FieldDiff = { label: string; parts: DiffPart[] };

const labels: [field: string, label: string][] = [
  ['title', 'Title'],
  ['slug', 'Address'],
  ['summary', 'Summary'],
  ['author', 'Author'],
  ['metro', 'City'],
  ['tags', 'Tags'],
  ['status', 'Status'],
  ['published_at', 'Published on'],
  ['body', 'Text'],
];

/** Characters of unchanged text shown around a change. */
const context = 120;

/** Compares two versions word by word; `before` is null for the first. */
async function compareVersions(
  before: ArticleContent | null,
  after: ArticleContent,
): Promise<FieldDiff[]> {
  const { diffWordsWithSpace } = await import('diff');
  return labels.flatMap(([field, label]) => {
    const [old, now] = [read(before, field), read(after, field)];
    if (old === now) return [];
    const changes = diffWordsWithSpace(old, now);
    const parts = changes.map(({ added, removed, value }, index): DiffPart => {
      if (added || removed) return { kind: added ? 'added' : 'removed', text: value };
      return {
        kind: 'same',
        text: shorten(value, { isFirst: index === 0, isLast: index === changes.length - 1 }),
      };
    });
    return [{ label, parts }];
  });
}

function read(content: ArticleContent | null, field: string): string {
  const value = (content as Record<string, string | string[] | null> | null)?.[field] ?? '';
  return typeof value === 'string' ? value : value.join(', ');
}

function shorten(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  const head = isFirst ? '' : text.slice(0, context);
  const tail = isLast ? '' : text.slice(-context);
  return text.length <= head.length + tail.length + 40 ? text : `${head} … ${tail}`;
}

const schema = z.object({
  kind: z.enum(['guide', 'post']),
  id: z.string(),
  number: z.coerce.number(),
  expectedRevision: z.coerce.number(),
});

/** Saves the content of a version as the newest one. */
const restoreVersion = signedInForm(
  schema,
  async ({ db }, { kind, id, number, expectedRevision }) => {
    const content = await findRevision({ db }, id, number).catch(() => null);
    if (content === null) return answerFailure('saveFailed', 'unreachable');
    const outcome = await saveArticle({ db }, { kind, id, expectedRevision, content });
    if (!outcome.ok) {
      if (outcome.reason !== 'invalid') return answerFailure('saveFailed', outcome.reason);
      notify('saveFailed', describeArticleRefusal(outcome)[1]);
      return failed;
    }
    if (outcome.outcome === 'saved') {
      notify('saved');
      throw redirect(`/dashboard/articles/${kind}/${id}`);
    }
    notify('saveFailed', outcome.outcome === 'conflict' ? describeConflict(outcome) : undefined);
    return failed;
  },
);

export const handle = {
  isPrivate: true,
  title: 'Versions',
  nameSubject: ({ article }: { article: ArticleToEdit }) => article.content?.title ?? null,
} satisfies SignedInHandle;

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
        <TitledSection className="min-w-0" id="version" title={<>Changes in version {shown}</>}>
          <VersionDiff diff={diff} isFirst={shown === 1} />
          {shown !== article.revision && (
            <RestoreForm kind={kind} id={id} number={shown} expectedRevision={article.revision} />
          )}
        </TitledSection>
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

type RestoreFormProps = { kind: ArticleKind; id: string; number: number; expectedRevision: number };

/** Restores an earlier version as the newest one; those in between stay in the history. */
function RestoreForm({ kind, id, number, expectedRevision }: RestoreFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <div className="mt-8 border-t border-rule pt-6">
      <SignedInForm
        fetcher={fetcher}
        intent="restoreVersion"
        button={`Restore version ${number}`}
        variant="line"
      >
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="expectedRevision" value={expectedRevision} />
      </SignedInForm>
    </div>
  );
}

/** The changes of a version: removed text struck through, added text marked. */
function VersionDiff({ diff, isFirst }: { diff: FieldDiff[]; isFirst: boolean }) {
  if (isFirst) return <p className="mt-3 text-soft">This is the first version.</p>;
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
