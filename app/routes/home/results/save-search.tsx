import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { saveSearchInAccount } from '#app/browser/saved/account-saves.ts';
import { hasStoredSession } from '#app/browser/session/session-store.ts';
import { toSignInHref } from '#app/components/account/early-session.ts';
import * as t from '#app/messages/routes/home/results.tsx';

type SaveSearchProps = {
  /** The heading. */
  name: string;
  className: string;
};

/** Saves the shown search for alerts; signed-out visitors sign in first. */
export function SaveSearch({ name, className }: SaveSearchProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = pathname + search;
  const [savedAddress, setSavedAddress] = useState('');

  async function save() {
    if (!hasStoredSession()) return void navigate(toSignInHref(address));
    if (await saveSearchInAccount({ name, address })) setSavedAddress(address);
  }

  return (
    <button
      className={`needs-script ${className}`}
      type="button"
      disabled={savedAddress === address}
      onClick={() => void save()}
    >
      {savedAddress === address ? t.searchSaved : t.saveSearch}
    </button>
  );
}
