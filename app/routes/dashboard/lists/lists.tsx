import { Link, redirect, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { copyFromAccount } from '#app/browser/saved/saved-store.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { signedInForm, signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { EmptyState } from '#app/components/ui/empty-state.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { findSavedLists, putSavedList } from '#app/domain/saved/saved-calls.ts';
import { nameList, type SavedList, savedLimits } from '#app/domain/saved/saved.ts';
import { formatCount, formatLocalDate } from '#app/domain/text/text.ts';
import { answerSave, listNameSchema } from './answer-save.ts';
import type { Route } from './+types/lists';

export const handle = { isPrivate: true, title: 'Your lists' } satisfies SignedInHandle;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { db, session } = context.get(signedInContext);
  const lists = await findSavedLists({ db });
  copyFromAccount(session.userId, lists);
  return lists;
}

const create = signedInForm(z.object({ name: listNameSchema }), async ({ db }, { name }) => {
  const listId = crypto.randomUUID();
  const outcome = await putSavedList({ db }, { listId, name, isShared: false });
  if (outcome.ok) throw redirect(`/dashboard/lists/${listId}`);
  return answerSave(outcome);
});

export const clientAction = signedInForms({ create });

/** The person's lists of saved places. */
export default function Lists({ loaderData: { lists } }: Route.ComponentProps) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <div className="mt-4 max-w-3xl">
      {lists.length === 0 ? (
        <EmptyState title="Nothing saved yet">
          <p className="mt-2 max-w-[60ch]">
            Tap the heart on a business to save it, or make a list for a trip or a project.
          </p>
          <Link className="button-line mt-5" to="/">
            Find a business
          </Link>
        </EmptyState>
      ) : (
        <ul className="border-t border-ink">
          {lists.map((list) => (
            <ListLine key={list.id} list={list} />
          ))}
        </ul>
      )}
      <section className="mt-10 max-w-md" aria-labelledby="new-list">
        <h2 className="mb-4 text-section" id="new-list">
          New list
        </h2>
        <SignedInForm fetcher={fetcher} intent="create" button="Create list" look="solid">
          <TextField
            name="name"
            label="Name"
            maxLength={savedLimits.nameLength}
            error={fetcher.data?.kind === 'invalid' ? fetcher.data.errors.name : undefined}
          />
        </SignedInForm>
      </section>
    </div>
  );
}

function ListLine({ list }: { list: SavedList }) {
  const { id, count, is_shared, updated_at } = list;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule py-3">
      <Link className="link-quiet font-semibold wrap-anywhere" to={`/dashboard/lists/${id}`}>
        {nameList(list)}
      </Link>
      <span className="text-sm text-soft">
        {count === 1 ? '1 place' : `${formatCount(count)} places`}
        {is_shared && ', shared by link'} · {formatLocalDate(updated_at)}
      </span>
    </li>
  );
}
