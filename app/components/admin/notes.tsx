import { useEffect, useState } from 'react';
import { openSession } from '#app/browser/session/open-session.ts';
import { notifyFailure } from '#app/browser/toasts/notify-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { TextArea } from '#app/components/ui/text-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { requiredText } from '#app/domain/field/field.ts';
import {
  addAdminNote,
  deleteAdminNote,
  findAdminNotes,
  type NoteSubject,
} from '#app/domain/people/people-calls.ts';
import { formatMoment } from '#app/domain/text/text.ts';
import type { Db } from '#app/services/supabase/client.ts';

const bodyRule = requiredText('Note', 2000);

type Write = (db: Db) => ReturnType<typeof addAdminNote | typeof deleteAdminNote>;

/** What admins note for each other about a person or an item of the queue; nobody else sees it. */
export function Notes({ subject }: { subject: NoteSubject }) {
  const [notes, setNotes] = useState<Awaited<ReturnType<typeof findAdminNotes>>>();
  const [error, setError] = useState<string>();
  // One text, since each render has an object of its own.
  const key = JSON.stringify(subject);
  useEffect(() => {
    let isGone = false;
    async function show() {
      const found = await findAdminNotes(
        { db: await openSession() },
        JSON.parse(key) as NoteSubject,
      );
      if (!isGone) setNotes(found);
    }
    show().catch(() => !isGone && setError('We could not load the notes. Please reload the page.'));
    return () => {
      isGone = true;
    };
  }, [key]);

  async function send(write: Write) {
    const db = await openSession().catch(() => null);
    const outcome = db && (await write(db));
    if (!outcome?.ok) {
      notifyFailure('saveFailed', outcome?.reason ?? 'unreachable');
      return false;
    }
    notify('saved');
    if (db) setNotes(await findAdminNotes({ db }, subject).catch(() => notes));
    return true;
  }

  async function add(form: HTMLFormElement) {
    const body = bodyRule.safeParse(new FormData(form).get('note'));
    setError(body.error?.issues[0]?.message);
    if (!body.success) return;
    const note = { id: crypto.randomUUID(), body: body.data, subject };
    if (await send((db) => addAdminNote({ db }, note))) form.reset();
  }

  return (
    <TitledSection id="notes" title="Notes" headingClass="mb-3 text-title">
      <ul className="border-t border-rule text-sm empty:hidden">
        {notes?.map(({ id, body, by, is_own, written_at }) => (
          <li key={id} className="border-b border-rule py-2 wrap-anywhere">
            <p className="whitespace-pre-line" dir="auto">
              {body}
            </p>
            <p className="text-soft">
              {by ?? 'A deleted account'}, {formatMoment(written_at)}{' '}
              {is_own && (
                <button
                  className="link-quiet min-h-9"
                  type="button"
                  onClick={() => void send((db) => deleteAdminNote({ db }, id))}
                >
                  Delete
                </button>
              )}
            </p>
          </li>
        ))}
      </ul>
      <form
        className="mt-3 grid justify-items-start gap-2 *:w-full"
        onSubmit={(event) => {
          event.preventDefault();
          void add(event.currentTarget);
        }}
      >
        <TextArea
          name="note"
          label="Add a note"
          hint="Only admins see this."
          rows={2}
          maxLength={2000}
          error={error}
        />
        <button className="button-line w-auto!" type="submit">
          Add note
        </button>
      </form>
    </TitledSection>
  );
}
