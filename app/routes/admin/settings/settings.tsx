import { fetchAnswer } from '#app/browser/session/fetch-answer.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import { signedInForms } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findSettings, findSetupFacts } from '#app/domain/setting/setting-calls.ts';
import type { Setup } from '#app/domain/setting/setup-steps.ts';
import type { Route } from './+types/settings';
import { DirectoryChecklist } from './directory-checklist.tsx';
import { restoreSetting, saveSettings } from './save-settings.ts';
import { SettingsForm } from './settings-form.tsx';

export const handle = { isPrivate: true, title: 'Settings' } satisfies SignedInHandle;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const person = context.get(signedInContext);
  const [settings, setup] = await Promise.all([
    settle(findSettings(person)),
    settle(Promise.all([findSetupFacts(person), fetchAnswer<Setup>(person.db, '/api/setup')])),
  ]);
  return { settings, setup };
}

export const clientAction = signedInForms({ save: saveSettings, 'put-back': restoreSetting });

/** All settings that super admins change at run time, by area, in one form. */
export default function SettingsScreen({ loaderData: { settings, setup } }: Route.ComponentProps) {
  return (
    <>
      <ScreenPart of={setup.of} failed="We could not load the steps before you go live.">
        {([facts, known]) => <DirectoryChecklist facts={facts} setup={known} />}
      </ScreenPart>
      <ScreenPart of={settings.of} failed="We could not load the settings.">
        {(all) => <SettingsForm settings={all} />}
      </ScreenPart>
    </>
  );
}
