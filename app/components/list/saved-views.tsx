import { useEffect, useState } from 'react';
import { Link, useLocation, useMatches, useRevalidator } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { notifyFailure } from '#app/browser/toasts/notify-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { requiredText } from '#app/domain/field/field.ts';
import {
  deleteListView,
  findListViews,
  type ListView,
  saveListView,
} from '#app/domain/list-view/list-view-calls.ts';
import * as t from '#app/messages/components/list.ts';
import type { Db } from '#app/services/supabase/client.ts';

const nameRule = requiredText(t.viewName, 60);

/** The views of this list that an admin has saved, and a form to save the present one; for their screens alone. */
export function SavedViews() {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const [error, setError] = useState<string>();
  const views = useViews();
  if (views === null) return null;
  const filter = Object.fromEntries(
    [...new URLSearchParams(search)].filter(([name, value]) => value !== '' && name !== 'after'),
  );

  async function send(write: (db: Db) => ReturnType<typeof saveListView | typeof deleteListView>) {
    const db = await openSession().catch(() => null);
    const outcome = db && (await write(db));
    if (!outcome?.ok) return notifyFailure('saveFailed', outcome?.reason ?? 'unreachable');
    if ('outcome' in outcome && outcome.outcome === 'full') {
      return setError(t.tooManyViews);
    }
    notify('saved');
    await revalidate();
  }

  async function save(form: HTMLFormElement) {
    const name = nameRule.safeParse(new FormData(form).get('name'));
    setError(name.error?.issues[0]?.message);
    if (!name.success) return;
    await send((db) => saveListView({ db }, { list: pathname, name: name.data, filter }));
    form.reset();
  }

  return (
    <section className="flex flex-wrap items-start gap-x-4 text-sm" aria-label={t.yourViews}>
      <ul className="flex flex-wrap gap-x-4 empty:hidden">
        {views.map((view) => (
          <li key={view.id} className="flex items-center">
            <Link
              className="link-quiet inline-flex min-h-11 min-w-0 items-center wrap-anywhere"
              to={`?${new URLSearchParams(view.filter)}`}
            >
              {view.name}
            </Link>
            <button
              className="grid h-11 w-8 shrink-0 place-items-center hover:text-accent"
              type="button"
              aria-label={t.removeView(view)}
              onClick={() => void send((db) => deleteListView({ db }, view.id))}
            >
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {Object.keys(filter).length > 0 && (
        <Disclosure title={t.saveView} titleClass="text-sm">
          <form
            className="flex flex-wrap items-end gap-3 pb-2"
            onSubmit={(event) => {
              event.preventDefault();
              void save(event.currentTarget);
            }}
          >
            <TextField name="name" label={t.viewName} autoComplete="off" error={error} />
            <button className="button-line" type="submit">
              {t.save}
            </button>
          </form>
        </Disclosure>
      )}
    </section>
  );
}

/** Returns the views of this screen, as the admins' area has loaded them; null elsewhere and until then. */
function useViews(): ListView[] | null {
  const { pathname } = useLocation();
  const [views, setViews] = useState<ListView[] | null>(null);
  const loaded = useMatches()
    .map(({ loaderData }) => (loaderData as Partial<ListViewsLoaded> | undefined)?.views)
    .find((one) => one !== undefined);
  useEffect(() => {
    let isGone = false;
    async function show(found: Promise<ListView[]>) {
      const all = await found;
      if (!isGone) setViews(all);
    }
    // After a failure there are none to choose.
    if (loaded) show(loaded).catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [loaded]);
  return loaded ? (views?.filter(({ list }) => list === pathname) ?? null) : null;
}

/** Of the layout of screens whose lists have saved views. */
type ListViewsLoaded = { views: Promise<ListView[]> };

/** Loads the views of all lists, which no screen waits for. */
export function loadListViews(person: { db: Db }): ListViewsLoaded {
  const views = findListViews(person);
  views.catch(() => undefined);
  return { views };
}
