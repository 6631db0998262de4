import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import {
  type NotificationPreferences,
  choiceTexts,
  notificationChoices,
} from '#app/domain/notification/notification.ts';

export function NotificationsForm({ preferences }: { preferences: NotificationPreferences }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <>
      <SignedInForm fetcher={fetcher} intent="notifications" button="Save choices">
        <ul className="-mt-2">
          {notificationChoices.map((name) => (
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
                  {choiceTexts[name].label}
                </label>
                <p className="text-sm text-soft" id={`${name}-about`}>
                  {choiceTexts[name].about}
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
