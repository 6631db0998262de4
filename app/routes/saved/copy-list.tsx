import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SlowNote } from '#app/components/ui/slow-note.tsx';
import { openSession } from '#app/browser/session/open-session.ts';
import { copySavedList } from '#app/domain/saved/saved-calls.ts';
import { nameList, type SavedListPage } from '#app/domain/saved/saved.ts';
import { notifySaveFailure } from '#app/browser/saved/notify-save-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import * as t from '#app/messages/routes/saved.tsx';

/** Copies a shared list into the signed-in person's lists and opens the copy. */
export function CopyList({ list }: { list: SavedListPage }) {
  const [isCopying, setCopying] = useState(false);
  // Pressed again after a lost answer, it makes no second copy.
  const [copyId] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();

  async function copy() {
    if (isCopying) return;
    setCopying(true);
    const outcome = await openSession()
      .then((db) => copySavedList({ db }, { listId: list.id, copyId, name: nameList(list) }))
      // A toast has reported it.
      .catch(() => null);
    setCopying(false);
    if (outcome === null) return;
    if (!outcome.ok) return notifySaveFailure(outcome.reason);
    notify('listCopied');
    await navigate(`/dashboard/lists/${copyId}`);
  }

  return (
    <>
      <button
        className="button-line waits"
        type="button"
        aria-disabled={isCopying || undefined}
        onClick={() => void copy()}
      >
        {isCopying ? t.copying : t.copyList}
      </button>
      <SlowNote isSending={isCopying} hasInput={false} />
    </>
  );
}
