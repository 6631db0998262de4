import { formatAge } from '#app/domain/text/text.ts';
import { useEffect, useState } from 'react';
import { useNow } from '#app/components/listing/use-now.ts';
import { type SavedCity, formatSize } from '#app/domain/offline/offline.ts';
import * as t from '#app/messages/routes/offline.ts';
import { openedAt } from './offline-parts.tsx';

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
    const look = () => void findConnection().then(setConnection);
    const goOffline = () => setConnection('away');
    addEventListener('online', look);
    addEventListener('offline', goOffline);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', goOffline);
      document.removeEventListener('visibilitychange', look);
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
