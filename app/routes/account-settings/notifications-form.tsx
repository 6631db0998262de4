import { type FormEvent, useState } from 'react';
import { openSession } from '#app/components/account/open-session.ts';
import { LoadFailed } from '#app/components/errors/load-failed.tsx';
import { useLoaded } from '#app/components/ui/use-loaded.ts';
import { getPreferences } from '#app/domain/notification/get-preferences.ts';
import type { NotificationPreferences } from '#app/domain/notification/notification.ts';
import { updatePreferences } from '#app/domain/notification/update-preferences.ts';

const choices: { name: keyof NotificationPreferences; label: string; about: string }[] = [
  {
    name: 'listing_reviews',
    label: 'Reviews of my listings',
    about: 'When somebody reviews a business that is yours.',
  },
  {
    name: 'review_answers',
    label: 'Answers to my reviews',
    about: 'When an owner answers what you wrote.',
  },
  {
    name: 'submission_updates',
    label: 'My submissions and claims',
    about: 'When one is approved, or needs something from you.',
  },
  {
    name: 'saved_search_alerts',
    label: 'Saved searches',
    about: 'When something new fits a search that you saved.',
  },
  { name: 'newsletter', label: 'Newsletter', about: 'New guides and cities, about once a month.' },
];

export function NotificationsForm({ userId }: { userId: string }) {
  const loaded = useLoaded(userId, async () => getPreferences({ db: await openSession() }, userId));
  if (loaded.status === 'loading') return <p className="text-soft">Loading…</p>;
  if (loaded.status === 'failed') {
    return <LoadFailed what="your choices" onRetry={loaded.retry} />;
  }
  return <Choices userId={userId} preferences={loaded.data} />;
}

type ChoicesProps = { userId: string; preferences: NotificationPreferences };

function Choices({ userId, preferences }: ChoicesProps) {
  const [isSending, setIsSending] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    const checked = new FormData(event.currentTarget);
    const chosen = choices.map(({ name }) => [name, checked.has(name)] as const);
    const wanted = Object.fromEntries(chosen) as NotificationPreferences;
    // A client that cannot be opened has told so by a toast.
    await openSession()
      .then((db) => updatePreferences({ db }, { userId, ...wanted }))
      .catch(() => undefined);
    setIsSending(false);
  }

  return (
    <form method="post" onSubmit={(event) => void save(event)}>
      <ul className="-mt-2">
        {choices.map(({ name, label, about }) => (
          <li key={name} className="flex items-start gap-3 py-2">
            <input
              className="mt-0.5 size-6 shrink-0 accent-(--accent)"
              id={name}
              type="checkbox"
              name={name}
              defaultChecked={preferences[name]}
              aria-describedby={`${name}-about`}
            />
            <div>
              <label className="block font-semibold" htmlFor={name}>
                {label}
              </label>
              <p className="text-sm text-soft" id={`${name}-about`}>
                {about}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <button className="button-solid mt-4" type="submit" aria-disabled={isSending}>
        {isSending ? 'One moment…' : 'Save choices'}
      </button>
      <p className="mt-4 text-sm text-soft">
        Emails about your account itself, such as a link to sign in, always come.
      </p>
    </form>
  );
}
