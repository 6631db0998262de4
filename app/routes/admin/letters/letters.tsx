import { useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { notifyFailure } from '#app/browser/toasts/notify-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { Letter as Sheet } from '#app/components/letter/letter.tsx';
import type { ListFilter } from '#app/components/list/list-query.ts';
import { RecordList } from '#app/components/list/record-list.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { settle } from '#app/components/signed-in/screen-part.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import {
  dismissLetters,
  findLetters,
  type Letter,
  type PrintedLetter,
  printLetters,
} from '#app/domain/owner-code/owner-code-calls.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';
import type { Route } from './+types/letters';

export const handle = { isPrivate: true, title: 'Letters' } satisfies SignedInHandle;

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const areSent = url.searchParams.get('state') === 'printed';
  return { page: await settle(findLetters(context.get(signedInContext), areSent)), areSent };
}

const perBatch = 10;
const notYours = 'You cannot print a letter to a business that you claim or own.';

/** Letters with a code to the address of a business, for claims and invitations. */
export default function LettersScreen({ loaderData: { page, areSent } }: Route.ComponentProps) {
  const [printed, setPrinted] = useState<PrintedLetter[]>([]);
  if (printed.length > 0) return <Batch letters={printed} onDone={() => setPrinted([])} />;
  return (
    <>
      <p className="mt-3 mb-6 max-w-2xl text-lg text-soft">
        Each letter has a code that verifies the address of a business, once. A code is shown only
        while its letter is printed, and is valid for 30 days from then.
      </p>
      <RecordList
        label="Find letters"
        filters={filters}
        of={page.of}
        failed="We could not load the letters."
        read={(letters) => ({ rows: letters })}
        keyOf={({ id }) => id}
        columns={columns}
        empty={areSent ? 'No letters were printed in the last 30 days.' : 'No letters to print.'}
        selection={{
          nameOf: ({ name }) => name,
          tools: (chosen, clear) => (
            <Tools chosen={chosen} areSent={areSent} onDone={clear} onPrinted={setPrinted} />
          ),
        }}
      />
    </>
  );
}

const filters: ListFilter[] = [
  {
    name: 'state',
    label: 'State',
    options: [
      ['', 'To print'],
      ['printed', 'Printed, not used'],
    ],
  },
];

const columns = [
  {
    name: 'Listing',
    cell: ({ slug, name }: Letter) => (
      <Link className="link-quiet font-semibold" to={`/business/${slug}`}>
        {name}
      </Link>
    ),
  },
  {
    name: 'Address',
    cell: ({ street, city, state, zip_code }: Letter) => `${street}, ${city}, ${state} ${zip_code}`,
  },
  {
    name: 'For',
    cell: ({ is_invitation }: Letter) => (is_invitation ? 'Invitation' : 'Claim'),
  },
  {
    name: 'Requested',
    cell: ({ created_at }: Letter) => formatLocalDate(created_at),
    isNarrow: true,
  },
  {
    name: 'Printed',
    cell: ({ sent_at, mailed_at }: Letter) => {
      if (!sent_at) return mailed_at ? 'Not taken by the mailing service' : '–';
      return formatLocalDate(sent_at) + (mailed_at === sent_at ? ', mailed' : '');
    },
    isNarrow: true,
  },
];

type ToolsProps = {
  chosen: Letter[];
  areSent: boolean;
  onDone: () => void;
  onPrinted: (letters: PrintedLetter[]) => void;
};

/** Prints the chosen letters, ten at a time, or takes them off the list. */
function Tools({ chosen, areSent, onDone, onPrinted }: ToolsProps) {
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const ids = chosen.slice(0, perBatch).map(({ id }) => id);

  async function run(send: typeof printLetters | typeof dismissLetters) {
    if (isBusy) return;
    setBusy(true);
    const db = await openSession().catch(() => null);
    const outcome = db && (await send({ db }, ids));
    setBusy(false);
    if (!outcome?.ok) return notifyFailure('saveFailed', outcome?.reason ?? 'unreachable');
    onDone();
    if ('value' in outcome) {
      onPrinted(outcome.value);
      if (outcome.value.length === 0) notify('saveFailed', notYours);
    }
    await revalidate();
  }

  if (ids.length === 0) return null;
  return (
    <div className="chosen-actions flex w-full flex-wrap items-center gap-3 bg-wash p-3">
      <button
        className="button-solid"
        type="button"
        aria-disabled={isBusy}
        onClick={() => void run(printLetters)}
      >
        {areSent ? 'Print again' : 'Print'} {ids.length}
      </button>
      {!areSent && (
        <button
          className="button-line"
          type="button"
          aria-disabled={isBusy}
          onClick={() => void run(dismissLetters)}
        >
          Do not send {ids.length}
        </button>
      )}
      {chosen.length > perBatch && (
        <p className="text-sm text-soft">Ten at a time; the rest stays in the list.</p>
      )}
    </div>
  );
}

type BatchProps = { letters: PrintedLetter[]; onDone: () => void };

/** The letters as they are printed, one a page. */
function Batch({ letters, onDone }: BatchProps) {
  useEffect(() => window.print(), []);
  return (
    <>
      <div className="no-print my-6 flex flex-wrap items-center gap-3">
        <button className="button-solid" type="button" onClick={() => window.print()}>
          Print
        </button>
        <button className="button-line" type="button" onClick={onDone}>
          Done
        </button>
        <p className="text-sm text-soft">
          The codes are not stored. Printing a letter again later gives it a new one.
        </p>
      </div>
      <div className="grid gap-6 print:block">
        {letters.map((letter) => (
          <Sheet key={letter.id} letter={letter} origin={window.location.origin} />
        ))}
      </div>
    </>
  );
}
