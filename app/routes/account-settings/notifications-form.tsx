import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import type { NotificationPreferences } from '#app/domain/notification/notification.ts';

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
    about: 'When one has arrived, is approved, or needs something from you.',
  },
  {
    name: 'change_updates',
    label: 'Changes to my listings',
    about: 'When one waits for our team, and what became of it.',
  },
  {
    name: 'access_updates',
    label: 'Access to listings',
    about: 'When somebody lets you edit a listing, or no longer does.',
  },
  {
    name: 'fact_reminders',
    label: 'Facts to confirm',
    about: 'Twice a year, when nobody has said that a listing of yours is still right.',
  },
  {
    name: 'saved_search_alerts',
    label: 'Saved searches',
    about: 'When something new fits a search that you saved.',
  },
  { name: 'newsletter', label: 'Newsletter', about: 'New guides and cities, about once a month.' },
];

export function NotificationsForm({ preferences }: { preferences: NotificationPreferences }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <>
      <SignedInForm fetcher={fetcher} intent="notifications" button="Save choices">
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
      </SignedInForm>
      <p className="mt-4 text-sm text-soft">
        Emails about your account itself, such as a link to sign in, and about who owns a listing of
        yours always come.
      </p>
    </>
  );
}
