import { Link, redirect, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { readAccountSaves } from '#app/browser/saved/sync-saves.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { EmptyState } from '#app/components/ui/empty-state.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { linkTo } from '#app/components/ui/link-to.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import {
  deleteSavedSearch,
  findSavedSearches,
  putSavedList,
} from '#app/domain/saved/saved-calls.ts';
import {
  nameSavedList,
  type SavedList,
  savedLimits,
  type SavedSearch,
} from '#app/domain/saved/saved.ts';
import { formatCount, formatLocalDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/dashboard.tsx';
import type { Route } from './+types/lists';
import { answerSave, listNameSchema } from './answer-save.ts';

export const handle = { isPrivate: true, title: t.listsTitle } satisfies SignedInHandle;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { db, session } = context.get(signedInContext);
  const [lists, searches] = await Promise.all([
    readAccountSaves({ db }, session.userId),
    findSavedSearches({ db }),
  ]);
  return { ...lists, searches };
}

const create = signedInForm(z.object({ name: listNameSchema }), async ({ db }, { name }) => {
  const listId = crypto.randomUUID();
  const outcome = await putSavedList({ db }, { listId, name, isShared: false });
  if (outcome.ok) throw redirect(`/dashboard/lists/${listId}`);
  return answerSave(outcome);
});

const removeSearch = signedInForm(z.object({ id: z.string() }), async ({ db }, { id }) =>
  answerSave(await deleteSavedSearch({ db }, id)),
);

export const clientAction = signedInForms({ create, removeSearch });

/** The person's lists of saved places, and their saved searches. */
export default function Lists({ loaderData: { lists, searches } }: Route.ComponentProps) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <div className="mt-4 max-w-3xl">
      {lists.length === 0 ? (
        <EmptyState title={t.noLists}>
          <p className="mt-2 max-w-[60ch]">{t.noListsText}</p>
          <Link className="button-line mt-5" to="/">
            {t.findBusiness}
          </Link>
        </EmptyState>
      ) : (
        <ul className="border-t border-ink">
          {lists.map((list) => (
            <ListLine key={list.id} list={list} />
          ))}
        </ul>
      )}
      <TitledSection
        className="mt-10 max-w-md"
        id="new-list"
        title={t.newList}
        headingClass="mb-4 text-section"
      >
        <SignedInForm fetcher={fetcher} intent="create" button={t.createList} variant="solid">
          <TextField
            name="name"
            label={t.name}
            maxLength={savedLimits.nameLength}
            error={fetcher.data?.kind === 'invalid' ? fetcher.data.errors.name : undefined}
          />
        </SignedInForm>
      </TitledSection>
      {searches.length > 0 && (
        <TitledSection
          className="mt-10"
          id="saved-searches"
          title={t.savedSearches}
          headingClass="mb-1 text-section"
        >
          <p className="mb-4 text-soft">
            {t.savedSearchesText({
              link: linkTo('/account-settings#notifications'),
            })}
          </p>
          <ul className="border-t border-ink">
            {searches.map((search) => (
              <SearchLine key={search.id} search={search} />
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  );
}

function ListLine({ list }: { list: SavedList }) {
  const { id, count, is_shared, is_public, is_held, updated_at } = list;
  const shared = is_shared ? 'link' : 'none';
  const open = is_public ? 'public' : shared;
  const sharing = is_held ? 'held' : open;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule py-3">
      <Link className="link-quiet font-semibold wrap-anywhere" to={`/dashboard/lists/${id}`}>
        {nameSavedList(list)}
      </Link>
      <span className="text-sm text-soft">
        {t.listAbout({
          count,
          formatted: formatCount(count),
          sharing,
          date: formatLocalDate(updated_at),
        })}
      </span>
    </li>
  );
}

function SearchLine({ search: { id, name, address } }: { search: SavedSearch }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3">
      <Link className="link-quiet font-semibold wrap-anywhere" to={address}>
        {name}
      </Link>
      <SignedInForm fetcher={fetcher} intent="removeSearch" button={t.deleteSearch} variant="line">
        <input type="hidden" name="id" value={id} />
      </SignedInForm>
    </li>
  );
}
