import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { readStoredText, storeText } from '#app/browser/storage/stored.ts';
import { LoadFailed } from '#app/components/errors/load-failed.tsx';
import { NarrowScreen } from '#app/components/site/narrow-screen.tsx';
import { privateMeta } from '#app/components/site/page-meta.ts';
import { Fact } from '#app/components/submission/submission-facts.tsx';
import { Loading } from '#app/components/ui/loading.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { ownerCodeKey } from '#app/config/session.ts';
import { formatAddress } from '#app/domain/business/business-labels.ts';
import type { OpenedCode } from '#app/domain/owner-code/owner-code-calls.ts';
import { parseOwnerCode } from '#app/domain/owner-code/owner-code.ts';
import * as t from '#app/messages/routes/your-listing.tsx';
import type { Route } from './+types/your-listing';

export const handle = { isPrivate: true } satisfies ScreenHandle;

export function headers(): HeadersInit {
  return publicPageHeaders;
}

type Loaded = OpenedCode | null | 'none' | 'loading' | 'failed';

/** Where letters and invitations lead: the listing of a code, which needs no account. */
export default function YourListing() {
  const [found, setFound] = useState<Loaded>('loading');
  function load() {
    setFound('loading');
    void findStored().then(setFound);
  }
  useEffect(() => {
    const find = () => void findStored().then(setFound);
    find();
    // A second code that is opened in this tab.
    addEventListener('hashchange', find);
    return () => removeEventListener('hashchange', find);
  }, []);
  return (
    <NarrowScreen title={t.title} isWide javascriptNeeded={t.javascriptNeeded}>
      {found === 'loading' && <Loading className="mt-6" />}
      {found === 'failed' && <LoadFailed text={t.notLoaded} onRetry={load} />}
      {(found === 'none' || found === null) && (
        <CodeForm isVoid={found === null} onEntered={load} />
      )}
      {typeof found === 'object' && found !== null && <Opened listing={found} />}
    </NarrowScreen>
  );
}

/** Returns the listing of the code that this tab was opened with, or that was typed here. */
async function findStored(): Promise<Loaded> {
  const code = readStoredText('sessionStorage', ownerCodeKey);
  if (code === null) return 'none';
  try {
    const opened = await postCode<{ listing: OpenedCode | null }>({ code });
    return opened.listing;
  } catch {
    return 'failed';
  }
}

/** Asks the Worker; its answer is what that endpoint gives. */
async function postCode<Answered>(body: { code: string; answer?: Answer }): Promise<Answered> {
  const response = await fetch('/api/owner-codes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Owner codes: ${response.status}`);
  return response.json<Answered>();
}

function CodeForm({ isVoid, onEntered }: { isVoid: boolean; onEntered: () => void }) {
  const [error, setError] = useState<string>();
  function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = parseOwnerCode(new FormData(event.currentTarget).get('code'));
    setError(code.ok ? undefined : code.message);
    if (!code.ok) return;
    storeText('sessionStorage', ownerCodeKey, code.value);
    onEntered();
  }
  return (
    <>
      <p className="mt-4" role={isVoid ? 'alert' : undefined}>
        {isVoid ? t.codeVoid : t.codeText}
      </p>
      <form className="mt-5 grid max-w-sm gap-4" onSubmit={enter} noValidate>
        <TextField
          name="code"
          label={t.codeLabel}
          hint={t.codeHint}
          autoComplete="off"
          error={error}
        />
        <button className="button-solid justify-self-start" type="submit">
          {t.open}
        </button>
      </form>
    </>
  );
}

type Answer = keyof typeof t.answered;

function Opened({ listing }: { listing: OpenedCode }) {
  const { slug, name, phone, website, has_hours, is_claimed, is_used } = listing;
  const [text, setText] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isInvited = listing.answer !== null && !is_claimed;

  async function send(answer: Answer) {
    if (isBusy) return;
    setBusy(true);
    const code = readStoredText('sessionStorage', ownerCodeKey) ?? '';
    const sent = await postCode<{ outcome: string }>({ code, answer }).catch(() => null);
    setBusy(false);
    if (sent === null) return setText(t.notSaved);
    setText(sent.outcome === 'saved' ? t.answered[answer] : t.closed);
  }
  const button = (answer: Answer, label: string, style: string) => (
    <button
      className={style}
      type="button"
      aria-disabled={isBusy}
      onClick={() => void send(answer)}
    >
      {label}
    </button>
  );

  return (
    <>
      <h2 className="mt-6 text-section wrap-anywhere">
        <Link className="link-quiet" to={`/business/${slug}`}>
          {name}
        </Link>
      </h2>
      <dl className="mt-4 border-t border-ink">
        <Fact label={t.address}>{formatAddress(listing)}</Fact>
        <Fact label={t.phone}>{phone ?? t.none}</Fact>
        <Fact label={t.website}>{website ?? t.none}</Fact>
        <Fact label={t.hours}>{has_hours ? t.hoursKnown : t.none}</Fact>
      </dl>
      {isInvited && <p className="mt-6 font-semibold">{t.isItRight}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {isInvited && button('correct', t.allCorrect, 'button-solid')}
        <Link className="button-line" to={`/business/${slug}/suggest`}>
          {t.suggest}
        </Link>
      </div>
      <p className="my-4 min-h-[1lh] font-medium" role="status">
        {text ?? (is_claimed ? t.closed : '')}
      </p>
      {!is_claimed && !is_used && (
        <>
          <p>{t.claimText}</p>
          <Link className="button-solid mt-3" to={`/business-claim/${slug}`}>
            {t.claim}
          </Link>
        </>
      )}
      {isInvited && (
        <>
          <p className="mt-8 border-t border-rule pt-6">{t.otherwise}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            {button('declined', t.decline, 'button-line')}
            {button('removal', t.remove, 'button-line')}
          </div>
        </>
      )}
    </>
  );
}

export function meta(): Route.MetaDescriptors {
  return privateMeta(t.title);
}
