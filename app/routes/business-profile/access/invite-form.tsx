import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';

const roles = [
  ['hours', 'The hours', 'Opening hours and special days, nothing else'],
  [
    'editor',
    'Everything',
    'Everything visitors see, but not who has access and not closing it permanently',
  ],
] as const;

/** Invites a colleague, by mail. */
export function InviteForm({ businessId }: { businessId: string }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  return (
    <section className="mt-8" aria-labelledby="invite">
      <h2 className="mb-4 text-section" id="invite">
        Invite a colleague
      </h2>
      <SignedInForm fetcher={fetcher} intent="invite" button="Send the invitation" resets>
        <input type="hidden" name="business_id" value={businessId} />
        <TextField
          name="email"
          type="email"
          label="Their email"
          autoComplete="off"
          hint="They need an account with this address to accept, and can create one then."
          error={errors.email}
        />
        <fieldset>
          <legend className="text-sm font-semibold">What they can edit</legend>
          {roles.map(([role, label, meaning]) => (
            <label key={role} className="mt-2 flex min-h-11 items-start gap-3">
              <input
                className="mt-1 size-5 shrink-0 accent-accent"
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
          label="Last day (optional)"
          hint="Through this day, in the listing’s time zone. You can remove access at any time."
          error={errors.until}
        />
      </SignedInForm>
    </section>
  );
}
