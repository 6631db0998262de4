import { data, redirect } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { done, failed, invalid } from '#app/components/ui/form-answer.ts';
import { answerRefusal } from '#app/components/ui/run-form.ts';
import { deleteDraft, saveArticle } from '#app/domain/editorial/editorial-calls.ts';
import {
  type ArticleContent,
  articleFields,
  type ArticleKind,
  describeArticleRefusal,
  tagsField,
} from '#app/domain/editorial/editorial.ts';
import { requiredText } from '#app/domain/field/field.ts';
import { createSlug } from '#app/domain/import/create-slug.ts';
import { formatMoment } from '#app/domain/text/text.ts';
import * as toasts from '#app/messages/account-toasts.ts';

const schema = z.object({
  ...articleFields,
  kind: z.enum(['guide', 'post']),
  id: z.string(),
  expectedRevision: z.coerce.number(),
  metro: z.optional(requiredText('City', 120)),
  tags: z.optional(tagsField),
  status: z.enum(['draft', 'published']),
  published_at: z.string(),
});

/** Saves the text as its next version. */
export const saveText = signedInForm(schema, async ({ db }, form) => {
  const { kind, id, expectedRevision } = form;
  const content = readContent(form);
  // An author's address has letters of the Latin alphabet.
  if (content.author === '') return invalid({ author: 'Please write the name in Latin letters' });
  const outcome = await saveArticle(
    { db },
    { kind, id, expectedRevision, content, authorName: form.author },
  );
  if (!outcome.ok && outcome.reason === 'invalid') {
    return invalid(Object.fromEntries([describeArticleRefusal(outcome)]));
  }
  if (!outcome.ok) return answerRefusal(outcome);
  switch (outcome.outcome) {
    case 'saved':
      notify('saved');
      return { ...done, revision: outcome.revision };
    case 'conflict':
      notify('saveFailed', describeConflict(outcome));
      return failed;
    case 'gone':
      notify('saveFailed', 'It has been deleted in the meantime. Copy your text into a new one.');
      return failed;
  }
});

export const removeDraft = signedInForm(
  z.object({
    kind: z.enum(['guide', 'post']),
    id: z.string(),
    expectedRevision: z.coerce.number(),
  }),
  async ({ db }, draft) => {
    const outcome = await deleteDraft({ db }, draft);
    if (!outcome.ok) return answerRefusal(outcome);
    if (outcome.outcome === 'conflict') {
      notify(toasts.decidedMeanwhile);
      return failed;
    }
    throw redirect('/dashboard/articles');
  },
);

/** Times are in the author's time zone. */
function readContent(form: z.output<typeof schema>): ArticleContent {
  const { kind, id: _, expectedRevision: __, metro = '', tags = [], published_at, ...texts } = form;
  const written = {
    ...texts,
    author: createSlug({ name: form.author, city: '', state: '' }),
    published_at: published_at === '' ? null : new Date(published_at).toISOString(),
  };
  return kind === 'guide' ? { ...written, metro } : { ...written, tags };
}

export function describeConflict({ by, at }: { by: string | null; at: string | null }): string {
  const when = at === null ? '' : ` at ${formatMoment(at)}`;
  return `${by ?? 'Someone else'} saved it${when}. Your text is still here: compare it with “Earlier versions” in another tab.`;
}

/** @throws a 404 response for anything else */
export function parseKind(kind: string): ArticleKind {
  if (kind !== 'guide' && kind !== 'post') throw data(null, { status: 404 });
  return kind;
}
