import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { SignedInForm, signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { answerWrite } from '#app/components/ui/run-form.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import type { Metro } from '#app/domain/metro/metro.ts';
import { updatePreferences } from '#app/domain/notification/notification-calls.ts';
import {
  choices,
  type NotificationChoice,
  notificationChoices,
  type NotificationPreferences,
} from '#app/domain/notification/notification.ts';
import * as t from '#app/messages/routes/account-settings.tsx';

type NotificationsFormProps = {
  preferences: NotificationPreferences;
  metros: Pick<Metro, 'slug' | 'name' | 'state'>[];
  isAdmin: boolean;
};

export function NotificationsForm({ preferences, metros, isAdmin }: NotificationsFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <>
      <SignedInForm fetcher={fetcher} intent="notifications" button={t.saveChoices}>
        <ul className="-mt-2 border-t border-rule">
          {notificationChoices.map((name) => {
            const Shown = 'isForAdmins' in choices[name] && !isAdmin ? HiddenPreference : Choice;
            return <Shown key={name} name={name} preferences={preferences} />;
          })}
        </ul>
        <SelectField
          name="digest_metro"
          label={t.digestMetroLabel}
          options={[
            ['', t.digestMetroOfSavedPlaces],
            ...metros.map(({ slug, name, state }) => [slug, `${name}, ${state}`] as const),
          ]}
          defaultValue={preferences.digest_metro ?? ''}
        />
      </SignedInForm>
      <p className="mt-4 text-sm text-soft">{t.alwaysSent}</p>
    </>
  );
}

type Way = 'screen' | 'mail';
type ChoiceProps = { name: NotificationChoice; preferences: NotificationPreferences };

function isMailOnly(name: NotificationChoice): boolean {
  return 'isMailOnly' in choices[name];
}

/** A kind of notification: by email, on the site, both or neither. */
function Choice({ name, preferences }: ChoiceProps) {
  const { label, about } = choices[name];
  return (
    <li className="border-b border-rule py-3">
      <p className="font-semibold">{label}</p>
      <p className="text-sm text-soft" id={`${name}-about`}>
        {about}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {!isMailOnly(name) && (
          <Box
            name={`screen_${name}`}
            way={t.onScreen}
            what={label}
            about={`${name}-about`}
            isChecked={!preferences.off_screen.includes(name)}
          />
        )}
        <Box
          name={`mail_${name}`}
          way={t.byEmail}
          what={label}
          about={`${name}-about`}
          isChecked={!preferences.off_mail.includes(name)}
        />
      </div>
    </li>
  );
}

/** Keeps the choice of a hidden kind: a former admin may become one again. */
function HiddenPreference({ name, preferences }: ChoiceProps) {
  return (
    <>
      {!preferences.off_mail.includes(name) && (
        <input type="hidden" name={`mail_${name}`} value="on" />
      )}
      {!preferences.off_screen.includes(name) && (
        <input type="hidden" name={`screen_${name}`} value="on" />
      )}
    </>
  );
}

type BoxProps = { name: string; way: string; what: string; about: string; isChecked: boolean };

function Box({ name, way, what, about, isChecked }: BoxProps) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input type="checkbox" name={name} defaultChecked={isChecked} aria-describedby={about} />
      <span>
        {way}
        <span className="sr-only">: {what}</span>
      </span>
    </label>
  );
}

/** Browsers do not send unchecked boxes. */
const schema = z.pipe(
  z.record(z.string(), z.string()),
  z.transform((input) => {
    const findOff = (way: Way) =>
      notificationChoices.filter((name) => input[`${way}_${name}`] === undefined);
    return {
      off_mail: findOff('mail'),
      off_screen: findOff('screen').filter((name) => !isMailOnly(name)),
      digest_metro: input.digest_metro || null,
    };
  }),
);

export const savePreferences = signedInForm(schema, async ({ db, userId }, wanted) =>
  answerWrite(await updatePreferences({ db }, { userId, ...wanted }), 'saved'),
);
