import { useState, useEffect } from 'react';
import { removeCity, updateCity } from '#app/browser/offline/offline.ts';
import { useNow } from '#app/components/listing/use-now.ts';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { describeOutcome, formatSize, type SavedCity } from '#app/domain/offline/offline.ts';
import { formatAge, formatCount } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/offline.ts';
import { openedAt } from './offline-parts.tsx';

type SavedScreenProps = {
  city: SavedCity;
  /** Called when another metro, or none, is stored. */
  onChange: () => void;
};

/** What is stored, with buttons to update and to delete it. */
export function SavedScreen({ city, onChange }: SavedScreenProps) {
  const now = useNow(openedAt);
  const [isBusy, setIsBusy] = useState(false);
  const [announcement, setAnnouncement] = useState('');

  async function update() {
    setIsBusy(true);
    setAnnouncement(t.checkingForChanges);
    const answer = await updateCity();
    setAnnouncement(describeOutcome(answer));
    setIsBusy(false);
    onChange();
  }

  async function remove() {
    setIsBusy(true);
    await removeCity();
    onChange();
  }

  return (
    <>
      <PageHeading>{t.title}</PageHeading>
      <dl className="rule-double mt-6 max-w-xl">
        <SavedFact name={t.cityLabel}>
          <a className="link-quiet" href={`/browse/metro/${city.slug}`}>
            {city.name}
          </a>
        </SavedFact>
        <SavedFact name={t.placesLabel}>{formatCount(city.listings)}</SavedFact>
        <SavedFact name={t.checkedLabel}>{formatAge(city.checkedAt, now)}</SavedFact>
        <SavedFact name={t.sizeLabel}>{t.sizeText({ size: formatSize(city.bytes) })}</SavedFact>
      </dl>
      <p className="mt-4 max-w-[58ch] text-soft">{t.savedText}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="button-solid" disabled={isBusy} onClick={update}>
          {t.updateNow}
        </button>
        <button type="button" className="button-line" disabled={isBusy} onClick={remove}>
          {t.removeCity}
        </button>
      </div>
      <p className="mt-3 min-h-6 text-sm" role="status">
        {announcement}
      </p>
    </>
  );
}

/** Shown if nothing is stored. */
export function NothingSaved() {
  return (
    <>
      <PageHeading>{t.nothingSavedHeading}</PageHeading>
      <p className="mt-4 max-w-[58ch] text-soft">{t.nothingSavedText}</p>
      <p className="mt-6">
        <a className="button-line" href="/#metros">
          {t.cities}
        </a>
      </p>
    </>
  );
}

function SavedFact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-2.5">
      <dt className="text-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

/**
 * Says above every offline page that it is stored, and how old it is; links to the live page when
 * online.
 */
export function SavedNotice({ city }: { city: SavedCity }) {
  const now = useNow(openedAt);
  const connection = useConnection();
  return (
    <aside
      className="rounded-card border-[1.5px] border-rule-strong bg-wash p-4 sm:flex sm:items-center sm:justify-between sm:gap-6"
      aria-label={t.title}
    >
      <div>
        <p className="font-semibold" role="status">
          {words[connection]}
        </p>
        <p className="mt-1 text-sm text-soft">
          {t.savedCopyOf({
            name: city.name,
            age: formatAge(city.checkedAt, now),
            size: formatSize(city.bytes),
          })}{' '}
          {connection !== 'back' && t.updatesWhenOnline}{' '}
          <a className="link-quiet" href="/offline">
            {t.viewSaved}
          </a>
        </p>
      </div>
      <button
        type="button"
        className="button-line mt-3 shrink-0 bg-paper sm:mt-0"
        onClick={() => location.reload()}
      >
        {connection === 'back' ? t.showLivePage : t.retry}
      </button>
    </aside>
  );
}

const words = {
  away: t.stateOffline,
  silent: t.stateNotResponding,
  back: t.stateOnlineAgain,
};

/** `silent`: the browser reports a network, but nothing responds. Nothing reloads automatically. */
function useConnection(): keyof typeof words {
  const [connection, setConnection] = useState<keyof typeof words>(guess);
  useEffect(() => {
    const check = () => void findConnection().then(setConnection);
    const goOffline = () => setConnection('away');
    addEventListener('online', check);
    addEventListener('offline', goOffline);
    document.addEventListener('visibilitychange', check);
    return () => {
      removeEventListener('online', check);
      removeEventListener('offline', goOffline);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
  return connection;
}

function guess() {
  return navigator.onLine ? 'silent' : 'away';
}

async function findConnection(): Promise<keyof typeof words> {
  try {
    await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' });
    return 'back';
  } catch {
    return guess();
  }
}
