import { openSession } from '#app/components/account/open-session.ts';
import { ProfileMissing } from '#app/components/account/profile-missing.tsx';
import { Form } from '#app/components/ui/form.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { useForm } from '#app/components/ui/use-form.ts';
import { parseFirstName, parseLastName } from '#app/domain/profile/parse-name.ts';
import { roleNames } from '#app/domain/profile/profile.ts';
import { updateNames } from '#app/domain/profile/update-names.ts';
import { type SignedIn, sessionStore } from '#app/domain/session/session.ts';

export function NamesForm({ session }: { session: SignedIn }) {
  const { profile, isProfileLoading, userId } = session;
  const state = useForm({
    parsers: { first_name: parseFirstName, last_name: parseLastName },
    send: async (names) => {
      const saved = await updateNames({ db: await openSession() }, { userId, ...names });
      const now = sessionStore.get();
      if (saved && now.status === 'signed-in') {
        sessionStore.set({ ...now, ...names, profile: saved });
      }
      return undefined;
    },
  });
  if (profile === null) {
    return isProfileLoading ? <p className="text-soft">Loading…</p> : <ProfileMissing />;
  }
  return (
    <Form state={state} button="Save names">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="first_name"
          label="First name"
          autoComplete="given-name"
          defaultValue={profile.first_name ?? ''}
          error={state.errors.first_name}
        />
        <TextField
          name="last_name"
          label="Last name"
          autoComplete="family-name"
          defaultValue={profile.last_name ?? ''}
          error={state.errors.last_name}
        />
      </div>
      <p className="text-sm text-soft">
        Your role: <strong className="text-ink">{roleNames[profile.role]}</strong>
      </p>
    </Form>
  );
}
