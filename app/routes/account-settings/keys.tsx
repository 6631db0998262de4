import { useState } from 'react';
import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { SignedInForm, signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { findErrors, type FormAnswer, invalid } from '#app/components/ui/form-answer.ts';
import { linkTo } from '#app/components/ui/link-to.tsx';
import { answerWrite, answerRefusal } from '#app/components/ui/run-form.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import {
  type ApiKey,
  createKey,
  keyNameField,
  revokeKey,
} from '#app/domain/api-key/api-key-calls.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import * as t from '#app/messages/routes/account-settings.tsx';

/** A person's API keys, and a form for another one. */
export function Keys({ keys }: { keys: ApiKey[] }) {
  const fetcher = useFetcher<FormAnswer>();
  const made = fetcher.data?.kind === 'done' ? fetcher.data.shownOnce : undefined;
  const isLost = fetcher.data?.kind === 'done' && made === undefined;
  return (
    <>
      <p className="mb-4 text-sm">
        {t.keysText({
          link: linkTo('/developers#keys'),
        })}
      </p>
      {keys.length > 0 && (
        <ul className="mb-6 border-t border-rule">
          {keys.map((one) => (
            <Key key={one.id} apiKey={one} />
          ))}
        </ul>
      )}
      <SignedInForm fetcher={fetcher} intent="make-key" button={t.createKey} variant="line" resets>
        <TextField
          name="key_name"
          label={t.keyNameLabel}
          autoComplete="off"
          hint={t.keyNameHint}
          error={findErrors(fetcher.data).key_name}
        />
      </SignedInForm>
      <div role="status">
        {made && <MadeKey key={made} value={made} />}
        {isLost && <p className="mt-5">{t.keyLost}</p>}
      </div>
    </>
  );
}

function Key({ apiKey: { id, name, prefix, created_at, last_used_at } }: { apiKey: ApiKey }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">
          {t.keyDates({
            prefix: <code>{prefix}…</code>,
            created: formatLocalDate(created_at),
            lastUsed: last_used_at && formatLocalDate(last_used_at),
          })}
        </p>
      </div>
      <button className="button-line" type="button" onClick={() => setConfirming(true)}>
        {t.revokeKey}
        <span className="sr-only"> {name}</span>
      </button>
      {isConfirming && (
        <Dialog title={t.revokeKeyTitle} onCancel={() => setConfirming(false)}>
          <p className="mt-2 mb-5 wrap-anywhere">{t.revokeKeyEffect({ name })}</p>
          <Revoke id={id} />
          <button className="button-line mt-3" type="button" onClick={() => setConfirming(false)}>
            {t.notNow}
          </button>
        </Dialog>
      )}
    </li>
  );
}

function Revoke({ id }: { id: string }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <SignedInForm fetcher={fetcher} intent="revoke-key" button={t.revokeKeyButton}>
      <input type="hidden" name="id" value={id} />
    </SignedInForm>
  );
}

/** A new key; this is the only time that it is shown. */
function MadeKey({ value }: { value: string }) {
  const [message, setMessage] = useState('');

  async function copy() {
    const copying = navigator.clipboard.writeText(value);
    setMessage(
      await copying.then(
        () => t.keyCopied,
        () => t.keyNotCopied,
      ),
    );
  }

  return (
    <div className="mt-5 rounded-card border-[1.5px] border-ink p-5">
      <p className="font-semibold">{t.newKeyTitle}</p>
      <p className="mt-1 text-sm">{t.newKeyText}</p>
      <p className="mt-3 rounded-card bg-sunk p-3 text-sm wrap-anywhere select-all">
        <code>{value}</code>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <button className="button-line" type="button" onClick={() => void copy()}>
          {t.copyKey}
        </button>
        <p className="text-sm" role="status">
          {message}
        </p>
      </div>
    </div>
  );
}

const schema = z.object({ key_name: keyNameField });

const limits = {
  full: t.keysFull,
  too_many: t.keysLimitReached,
};

/** The response contains the key, which is not stored anywhere. */
export const makeKey = signedInForm(schema, async ({ db }, { key_name: name }) => {
  const outcome = await createKey({ db }, { name });
  if (!outcome.ok) return answerRefusal(outcome);
  if (outcome.outcome !== 'created') return invalid({ key_name: limits[outcome.outcome] });
  return { kind: 'done', ...(outcome.key !== null && { shownOnce: outcome.key }) };
});

export const revokeOwnKey = signedInForm(z.object({ id: z.string() }), async ({ db }, { id }) =>
  answerWrite(await revokeKey({ db }, { id }), toasts.keyRevoked),
);
