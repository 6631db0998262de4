import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { saveSearchInAccount } from '#app/browser/saved/account-saves.ts';
import { hasStoredSession } from '#app/browser/session/session-store.ts';
import { toSignInHref } from '#app/components/account/early-session.ts';
import { nameSavedSearch } from '#app/domain/search/describe-answer.ts';
import * as t from '#app/messages/routes/home/results.tsx';
import { useSearchLink } from './result-links.tsx';

type SaveSearchProps = { search: Parameters<typeof nameSavedSearch>[0]; className: string };

/** Saves the shown search for alerts, at any time of day; signed-out visitors sign in first. */
export function SaveSearch({ search, className }: SaveSearchProps) {
  const here = useLocation();
  const link = useSearchLink();
  const navigate = useNavigate();
  const address = link({ open: null, day: null, date: null, time: null });
  const [savedAddress, setSavedAddress] = useState('');

  async function save() {
    if (!hasStoredSession()) return void navigate(toSignInHref(here.pathname + here.search));
    const name = nameSavedSearch(search);
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
