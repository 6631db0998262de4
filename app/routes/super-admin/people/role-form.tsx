import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import type { PersonFile } from '#app/domain/people/people.ts';
import { roleNames } from '#app/domain/profile/profile.ts';
import { ReasonField } from './reason-field.tsx';

/** Changes a person's role. */
export function RoleForm({ person: { id, role } }: { person: PersonFile }) {
  const fetcher = useFetcher<FormAnswer>();
  if (role === null) {
    return <p className="text-soft">They get one when they sign in for the first time.</p>;
  }
  return (
    <SignedInForm fetcher={fetcher} intent="change-role" button="Change the role" look="line">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={role} />
      <SelectField
        name="role"
        label="Role"
        options={Object.entries(roleNames)}
        defaultValue={role}
      />
      <ReasonField error={findErrors(fetcher.data).reason} />
    </SignedInForm>
  );
}
