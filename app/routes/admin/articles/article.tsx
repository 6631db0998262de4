import { data, Link, useFetcher } from 'react-router';
import { AlsoEditing } from '#app/components/signed-in/also-editing.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import { signedInForms, SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { findArticleToEdit } from '#app/domain/editorial/editorial-calls.ts';
import {
  type ArticleKind,
  type ArticleToEdit,
  describeGone,
} from '#app/domain/editorial/editorial.ts';
import { isUuid } from '#app/domain/text/text.ts';
import type { Route } from './+types/article';
import { ArticleForm } from './article-form.tsx';
import { parseKind, removeDraft, saveText } from './save-text.ts';

export const handle = {
  isPrivate: true,
  title: ({ kind }) => (kind === 'guide' ? 'Guide' : 'Post'),
  nameSubject: ({ article }: { article: ArticleToEdit }) => article.content?.title ?? null,
} satisfies SignedInHandle;

export async function clientLoader({ context, params, url }: Route.ClientLoaderArgs) {
  const kind = parseKind(params.kind);
  if (!isUuid(params.id)) throw data(null, { status: 404 });
  const person = context.get(signedInContext);
  const isNew = url.searchParams.has('new');
  const article =
    (await findArticleToEdit(person, kind, params.id)) ??
    (isNew ? await findArticleToEdit(person, kind, null) : null);
  if (article === null) throw data(null, { status: 404 });
  const { status, published_at } = article.content ?? {};
  const isPublic = status === 'published' && Date.parse(published_at ?? '') <= Date.now();
  return { kind, id: params.id, article, isPublic };
}

export const clientAction = signedInForms({ saveText, removeDraft });

/** The editor of a guide or post, with a preview. */
export default function Article({ loaderData }: Route.ComponentProps) {
  const { kind, id, article, isPublic } = loaderData;
  const { content, gone, revision } = article;
  const { first_name, last_name } = useScreenSession().session;
  const folder = kind === 'guide' ? '/cityguides' : '/blog';
  return (
    <>
      <ul className="flex flex-wrap gap-x-6 text-sm">
        {revision > 0 && (
          <li>
            <Link
              className="link-quiet inline-flex min-h-11 items-center"
              to={`/dashboard/articles/${kind}/${id}/versions`}
            >
              Earlier versions
            </Link>
          </li>
        )}
        {isPublic && content && (
          <li>
            <Link
              className="link-quiet inline-flex min-h-11 items-center"
              to={`${folder}/${content.slug}`}
            >
              See it as visitors do
            </Link>
          </li>
        )}
      </ul>
      <AlsoEditing
        of={`article:${id}`}
        name={[first_name, last_name].filter(Boolean).join(' ') || 'Somebody'}
      />
      {gone.length > 0 && (
        <ul className="mt-4 max-w-3xl rounded-card bg-wash p-4">
          {gone.map((listing) => (
            <li key={listing.slug} className="flex items-baseline gap-2 font-semibold">
              <Icon name="alert" className="size-4 shrink-0 translate-y-0.5 text-soon" />
              {describeGone(listing)}: please edit the text around its card.
            </li>
          ))}
        </ul>
      )}
      <ArticleForm key={id} kind={kind} id={id} article={article} />
      {content?.status === 'draft' && <DeleteDraftForm kind={kind} id={id} revision={revision} />}
    </>
  );
}

type DeleteDraftFormProps = { kind: ArticleKind; id: string; revision: number };

/** Deletes a text that was never published. */
function DeleteDraftForm({ kind, id, revision }: DeleteDraftFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <section className="mt-12 max-w-3xl border-t border-rule pt-6">
      <h2 className="mb-2 text-title">Delete this draft</h2>
      <p className="mb-4 text-soft">
        Its earlier versions are deleted, too. This cannot be undone.
      </p>
      <SignedInForm fetcher={fetcher} intent="removeDraft" button="Delete the draft" variant="line">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="expectedRevision" value={revision} />
      </SignedInForm>
    </section>
  );
}
