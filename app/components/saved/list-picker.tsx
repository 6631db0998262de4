import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { notifySaveFailure } from '#app/browser/saved/account-saves.ts';
import { copyFromAccount } from '#app/browser/saved/saved-store.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { useSession } from '#app/browser/session/session-store.ts';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { readFormText } from '#app/components/ui/form-answer.ts';
import { Loading } from '#app/components/ui/loading.tsx';
import { SlowNote } from '#app/components/ui/unsent-note.tsx';
import {
  findSavedLists,
  putSavedList,
  type SaveOutcome,
  savePlaces,
  unsavePlace,
} from '#app/domain/saved/saved-calls.ts';
import { nameSavedList, savedLimits, type SavedLists } from '#app/domain/saved/saved.ts';
import { cleanName } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/saved.ts';
import { sending } from '#app/messages/components/ui.ts';
import type { Db } from '#app/services/supabase/client.ts';

export type ListPickerProps = { slug: string; name: string; onClose: () => void };

/** Chooses which of the person's lists have a place. Each choice is saved at once. */
export function ListPicker({ slug, name, onClose }: ListPickerProps) {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.userId : null;
  const [found, setFound] = useState<SavedLists | 'loading' | 'failed'>('loading');

  // Added again after a lost answer, it is one list.
  const [listId, setListId] = useState(() => crypto.randomUUID());
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState('');
  const isOpen = useRef(true);

  const show = useCallback(
    (lists: SavedLists) => {
      setFound(lists);
      if (userId) copyFromAccount(userId, lists, performance.now());
    },
    [userId],
  );
  useEffect(() => void load().then((lists) => (lists ? show(lists) : setFound('failed'))), [show]);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  /** Writes, and shows what the account has then; without an answer what it had `before`. */
  async function write(before: SavedLists, send: (db: Db) => Promise<SaveOutcome>) {
    setProblem('');
    const outcome = await openSession()
      .then(send)
      .catch(() => ({ ok: false, reason: 'unreachable' }) as const);
    // A toast would wait until the dialog is closed.
    if (!outcome.ok && isOpen.current) setProblem(describeProblem(outcome.reason));
    else if (!outcome.ok) notifySaveFailure(outcome.reason);
    const lists = await load();
    if (lists !== null) show(lists);
    else if (!outcome.ok) show(before);
    return outcome.ok;
  }

  async function addTo(event: FormEvent<HTMLFormElement>, before: SavedLists) {
    event.preventDefault();
    const form = event.currentTarget;
    const listName = cleanName(readFormText(new FormData(form), 'name'));
    if (listName === '' || isAdding) return;
    setAdding(true);
    const isDone = await write(before, async (db) => {
      const made = await putSavedList({ db }, { listId, name: listName, isShared: false });
      return made.ok ? savePlaces({ db }, { slugs: [slug], listId }) : made;
    });
    setAdding(false);
    if (!isDone) return;
    form.reset();
    setListId(crypto.randomUUID());
  }

  return (
    <Dialog title={t.pickerTitle} onCancel={onClose}>
      <p className="mt-1 text-soft wrap-anywhere">{name}</p>
      {typeof found === 'string' ? (
        found === 'loading' ? (
          <Loading className="mt-4" />
        ) : (
          <p className="mt-4" role="status">
            {t.listsNotLoaded}
          </p>
        )
      ) : (
        <>
          <fieldset className="mt-4 grid">
            <legend className="sr-only">{t.lists}</legend>
            {found.lists.map((list) => {
              const isIn = isInList(found, slug, list.id);
              return (
                <label key={list.id} className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    checked={isIn}
                    onChange={() => {
                      setFound(withChoice(found, { slug, listId: list.id, isIn: !isIn }));
                      void write(found, (db) =>
                        isIn
                          ? unsavePlace({ db }, { slug, listId: list.id })
                          : savePlaces({ db }, { slugs: [slug], listId: list.id }),
                      );
                    }}
                  />
                  <span className="wrap-anywhere">{nameSavedList(list)}</span>
                </label>
              );
            })}
          </fieldset>
          <form
            className="mt-3 flex flex-wrap items-end gap-3"
            onSubmit={(event) => void addTo(event, found)}
          >
            <label className="grow text-sm font-semibold">
              {t.newList}
              <input
                className="mt-1 block min-h-12 w-full rounded-control border-[1.5px] border-rule-strong bg-raised px-3 text-base font-normal"
                name="name"
                maxLength={savedLimits.nameLength}
              />
            </label>
            <button
              className="button-line pending-button min-h-12"
              type="submit"
              aria-disabled={isAdding || undefined}
            >
              {isAdding ? sending : t.addList}
            </button>
            <SlowNote isSending={isAdding} hasInput />
          </form>
          {/* In sight in long lists, too. */}
          <p
            className="sticky bottom-[max(-1.75rem,-6vw)] mt-3 bg-raised font-medium text-accent not-empty:py-2"
            role="alert"
          >
            {problem}
          </p>
        </>
      )}
      <button className="button-solid mt-6" type="button" onClick={onClose}>
        {t.done}
      </button>
    </Dialog>
  );
}

function load(): Promise<SavedLists | null> {
  return openSession()
    .then((db) => findSavedLists({ db }))
    .catch(() => null);
}

function isInList({ places }: SavedLists, slug: string, listId: string): boolean {
  return places.some((place) => place.slug === slug && place.lists.includes(listId));
}

type Choice = { slug: string; listId: string; isIn: boolean };

/** Returns the lists as they will be once a choice is saved. */
function withChoice(found: SavedLists, { slug, listId, isIn }: Choice): SavedLists {
  const place = found.places.find((one) => one.slug === slug) ?? { slug, lists: [] };
  const lists = isIn ? [...place.lists, listId] : place.lists.filter((id) => id !== listId);
  const others = found.places.filter((one) => one.slug !== slug);
  return { ...found, places: [...others, { slug, lists }] };
}

/** The database refuses of a list only names that the directory keeps for itself. */
function describeProblem(reason: Extract<SaveOutcome, { ok: false }>['reason']): string {
  if (reason === 'full') return t.noRoom;
  return reason === 'invalid' ? t.reservedListName : t.notSaved;
}
