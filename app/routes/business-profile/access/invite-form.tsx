import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import * as t from '#app/messages/routes/business-profile/access.tsx';

const roles = [
  ['hours', t.hoursRole, t.hoursRoleHint],
  ['editor', t.editorRole, t.editorRoleHint],
] as const;

/** Invites a colleague, by mail. */
export function InviteForm({ businessId }: { businessId: string }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  return (
    <section className="mt-8" aria-labelledby="invite">
      <h2 className="mb-4 text-section" id="invite">
        {t.inviteTitle}
      </h2>
      <SignedInForm fetcher={fetcher} intent="invite" button={t.sendInvitation} resets>
        <input type="hidden" name="business_id" value={businessId} />
        <TextField
          name="email"
          type="email"
          label={t.theirEmail}
          autoComplete="off"
          hint={t.theirEmailHint}
          error={errors.email}
        />
        <fieldset>
          <legend className="text-sm font-semibold">{t.roleLegend}</legend>
          {roles.map(([role, label, meaning]) => (
            <label key={role} className="mt-2 flex min-h-11 items-start gap-3">
              <input
                className="mt-1"
                type="radio"
                name="role"
                value={role}
                defaultChecked={role === 'hours'}
              />
              <span>
                {label}
                <span className="block text-sm text-soft">{meaning}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <TextField
          name="until"
          type="date"
          label={t.lastDay}
          hint={t.lastDayHint}
          error={errors.until}
        />
      </SignedInForm>
    </section>
  );
}
