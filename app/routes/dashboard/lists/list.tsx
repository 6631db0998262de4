import { useState } from 'react';
import { data, redirect, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { ListPager, PlaceList, PlaceNote } from '#app/components/saved/place-list.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { useSiteOrigin } from '#app/components/site/page-meta.ts';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { moveItem, SortHandle, sortableItem } from '#app/components/ui/sort-handle.tsx';
import { TextArea, TextField } from '#app/components/ui/text-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { isWithin } from '#app/domain/field/field.ts';
import {
  deleteSavedList,
  findOwnList,
  saveNote,
  orderSavedList,
  putSavedList,
  unsavePlace,
} from '#app/domain/saved/saved-calls.ts';
import {
  nameSavedList,
  type OwnList,
  readListPage,
  savedLimits,
  type SavedPlace,
} from '#app/domain/saved/saved.ts';
import { cleanText, isUuid } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/dashboard.tsx';
import type { Route } from './+types/list';
import { AddPlace, addPlace } from './add-place.tsx';
import { answerSave, listNameSchema } from './answer-save.ts';
import { ListLink } from './list-link.tsx';

export const handle = {
  isPrivate: true,
  title: t.listTitle,
  nameSubject: ({ list }: { list: OwnList }) => nameSavedList(list),
  fallbackLink: { to: '/dashboard/lists', words: t.goToLists },
} satisfies SignedInHandle;

export async function clientLoader({ context, params, url }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const page = readListPage(url);
  const list = isUuid(params.id) ? await findOwnList({ db }, params.id, page) : null;
  if (list === null) throw data(null, { status: 404 });
  if (page > 1 && list.places.length === 0) throw redirect(`/dashboard/lists/${list.id}`);
  return { list, page, now: Date.now() };
}

const listId = z.string();

const change = signedInForm(
  z.object({
    listId,
    name: listNameSchema,
    is_shared: z.optional(z.string()),
    is_public: z.optional(z.string()),
  }),
  async ({ db }, { is_shared, is_public, ...list }) =>
    answerSave(
      await putSavedList(
        { db },
        { ...list, isShared: is_shared === 'yes', isPublic: is_public === 'yes' },
      ),
    ),
);

const remove = signedInForm(z.object({ listId }), async ({ db }, values) => {
  const outcome = await deleteSavedList({ db }, values.listId);
  if (outcome.ok) throw redirect('/dashboard/lists');
  return answerSave(outcome);
});

const removePlace = signedInForm(z.object({ listId, slug: z.string() }), async ({ db }, values) =>
  answerSave(await unsavePlace({ db }, values)),
);

const note = signedInForm(
  z.object({
    listId,
    slug: z.string(),
    note: z.pipe(
      z.pipe(z.unknown(), z.transform(cleanText)),
      z.string().check(
        z.refine(isWithin(savedLimits.noteLength), {
          error: t.tooLong({ max: savedLimits.noteLength }),
        }),
      ),
    ),
  }),
  async ({ db }, values) => answerSave(await saveNote({ db }, values)),
);

const order = signedInForm(z.object({ listId, slugs: z.string() }), async ({ db }, values) =>
  answerSave(
    await orderSavedList({ db }, { listId: values.listId, slugs: values.slugs.split(',') }),
  ),
);

export const clientAction = signedInForms({
  change,
  addPlace,
  remove,
  removePlace,
  note,
  order,
});

/** One of the person's lists: its places with notes, in their order, and how it is shared. */
export default function List({ loaderData: { list, page, now } }: Route.ComponentProps) {
  const { id, places, order: all, hidden, count } = list;
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        {/* Stays while the form is drawn anew: the focus finds its way by it. */}
        <div className="mb-6 max-w-xl">
          <AddPlace key={count} listId={id} near={places[0]} />
        </div>
        {places.length === 0 ? (
          <p className="mt-6 text-soft">{t.emptyList}</p>
        ) : (
          <PlaceList
            places={places}
            renderedAt={now}
            renderMore={(place) => <PlaceTools listId={id} place={place} />}
          />
        )}
        <ListPager path={`/dashboard/lists/${id}`} page={page} count={count} />
        {hidden > 0 && <p className="mt-5 text-sm text-soft">{t.placesGone({ count: hidden })}</p>}
      </div>
      <div className="space-y-10">
        <ListSettings key={id} list={list} />
        {all.length > 1 && <PlaceOrder key={all.map(({ slug }) => slug).join()} list={list} />}
        <DeleteList list={list} />
      </div>
    </div>
  );
}

function PlaceTools({ listId: id, place }: { listId: string; place: SavedPlace }) {
  const noteFetcher = useFetcher<FormAnswer>();
  const removing = useFetcher<FormAnswer>();
  const hidden = (
    <>
      <input type="hidden" name="listId" value={id} />
      <input type="hidden" name="slug" value={place.slug} />
    </>
  );
  return (
    <>
      <PlaceNote note={place.note} />
      <Disclosure
        className="ml-1"
        title={t.placeTools({
          hasNote: Boolean(place.note),
          place: place.name,
          unseen: (text) => <span className="sr-only">{text}</span>,
        })}
        titleClass="text-sm"
      >
        <div className="grid gap-4 pb-4">
          <SignedInForm fetcher={noteFetcher} intent="note" button={t.saveNote} variant="line">
            {hidden}
            <TextArea
              name="note"
              label={t.note}
              hint={t.noteHint}
              rows={2}
              maxLength={savedLimits.noteLength}
              defaultValue={place.note ?? ''}
              error={findErrors(noteFetcher.data).note}
            />
          </SignedInForm>
          <SignedInForm
            fetcher={removing}
            intent="removePlace"
            button={t.removeFromList}
            variant="line"
          >
            {hidden}
          </SignedInForm>
        </div>
      </Disclosure>
    </>
  );
}

function ListSettings({ list }: { list: OwnList }) {
  const { id, is_shared, is_public, is_held } = list;
  const fetcher = useFetcher<FormAnswer>();
  const origin = useSiteOrigin();
  return (
    <TitledSection id="list-settings" title={t.nameAndSharing} headingClass="mb-4 text-section">
      <SignedInForm fetcher={fetcher} intent="change" button={t.saveList} variant="solid">
        <input type="hidden" name="listId" value={id} />
        <TextField
          name="name"
          label={t.name}
          maxLength={savedLimits.nameLength}
          defaultValue={nameSavedList(list)}
          error={findErrors(fetcher.data).name}
        />
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="is_shared" value="yes" defaultChecked={is_shared} />
          {t.shareByLink}
        </label>
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="is_public" value="yes" defaultChecked={is_public} />
          {t.showOnProfile}
        </label>
      </SignedInForm>
      {is_held && (
        <p className="mt-4 font-semibold" role="status">
          {t.heldList}
        </p>
      )}
      {is_shared && <ListLink link={`${origin}/lists/${id}`} name={nameSavedList(list)} />}
    </TitledSection>
  );
}

function PlaceOrder({ list: { id, order: places } }: { list: OwnList }) {
  const fetcher = useFetcher<FormAnswer>();
  const [shown, setShown] = useState(places);
  const isChanged = shown.some((place, index) => place !== places[index]);
  return (
    <TitledSection id="list-order" title={t.order} headingClass="mb-4 text-section">
      <ol className="border-t border-ink">
        {shown.map((place, index) => (
          <li
            key={place.slug}
            className="flex items-center gap-2 border-b border-rule"
            {...sortableItem}
          >
            <SortHandle
              name={t.placeInOrder({ place: place.name, number: index + 1, count: shown.length })}
              index={index}
              onMove={(to) => setShown(moveItem(shown, index, to))}
            />
            <span className="truncate">{place.name}</span>
          </li>
        ))}
      </ol>
      {isChanged && (
        <div className="mt-4">
          <SignedInForm fetcher={fetcher} intent="order" button={t.saveOrder} variant="line">
            <input type="hidden" name="listId" value={id} />
            <input type="hidden" name="slugs" value={shown.map(({ slug }) => slug).join()} />
          </SignedInForm>
        </div>
      )}
    </TitledSection>
  );
}

function DeleteList({ list: { id, count } }: { list: OwnList }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <Disclosure title={t.deleteThisList} titleClass="text-sm">
      <p className="mt-2 mb-4 text-sm text-soft">
        {count === 0 ? t.emptyListDeleted : t.listDeleted}
      </p>
      <SignedInForm fetcher={fetcher} intent="remove" button={t.deleteList} variant="line">
        <input type="hidden" name="listId" value={id} />
      </SignedInForm>
    </Disclosure>
  );
}
