import { data, Link, useFetcher } from 'react-router';
import { Notes } from '#app/components/admin/notes.tsx';
import { RecordList } from '#app/components/list/record-list.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { settle } from '#app/components/signed-in/screen-part.tsx';
import { ScreenSection } from '#app/components/signed-in/screen-section.tsx';
import { signedInForms, SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { findAuditLog } from '#app/domain/audit/audit-calls.ts';
import { findPerson, namePerson, type PersonFile } from '#app/domain/people/people-calls.ts';
import { roleNames } from '#app/domain/profile/profile.ts';
import { formatLocalDate, isUuid } from '#app/domain/text/text.ts';
import { auditColumns } from '../audit/audit-item.tsx';
import type { Route } from './+types/person';
import {
  changeRoleForm,
  deleteAccountForm,
  liftSuspensionForm,
  exportDataForm,
  suspendForm,
  signOutForm,
  ReasonForm,
  AccountReasonField,
  SuspensionForms,
} from './account-actions.tsx';
import { Contributions } from './contributions.tsx';

export const handle = {
  isPrivate: true,
  title: 'Account',
  nameSubject: ({ person }: { person: PersonFile | null }) => person && namePerson(person),
} satisfies SignedInHandle;

export async function clientLoader({ context, params: { id } }: Route.ClientLoaderArgs) {
  if (!isUuid(id)) throw data(null, { status: 404 });
  const caller = context.get(signedInContext);
  const isSuper = caller.session.profile?.role === 'super_admin';
  const filter = { person: id, by_act: true, max_rows: 10 };
  const activity = isSuper ? settle(findAuditLog(caller, filter)) : null;
  const person = await findPerson(caller, id);
  return { person, activity: await activity };
}

export const clientAction = signedInForms({
  'change-role': changeRoleForm,
  suspend: suspendForm,
  'lift-suspension': liftSuspensionForm,
  'sign-out': signOutForm,
  export: exportDataForm,
  delete: deleteAccountForm,
});

const activityColumns = auditColumns({ kind: '', act: '' });

/** A person: account, contributions, notes, and what the admin may do; super admins also see activity and data. */
export default function PersonScreen({ loaderData: { person, activity } }: Route.ComponentProps) {
  if (person === null) return <p className="mt-6">This account does not exist, or was deleted.</p>;
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-x-12 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <Facts person={person} />
        <div className="lg:row-span-2">
          <ScreenSection title="Suspension">
            <SuspensionForms person={person} />
          </ScreenSection>
          {!person.is_self && (
            <ScreenSection title="Sessions">
              <ReasonForm id={person.id} intent="sign-out" button="Sign out everywhere" resets />
            </ScreenSection>
          )}
        </div>
        <div className="mt-10">
          <Notes subject={{ person: person.id }} />
        </div>
      </div>
      <ScreenSection title="Content">
        <Contributions person={person} />
      </ScreenSection>
      {activity && <ForSuperAdmins person={person} activity={activity} />}
    </>
  );
}

type ForSuperAdminsProps = {
  person: PersonFile;
  activity: NonNullable<Route.ComponentProps['loaderData']['activity']>;
};

function ForSuperAdmins({ person, activity }: ForSuperAdminsProps) {
  return (
    <>
      <ScreenSection title="Role">
        <RoleForm key={person.role} person={person} />
      </ScreenSection>
      <ScreenSection title="Their activity">
        <RecordList
          label="Their activity"
          of={activity.of}
          failed="We could not load the activity of this account."
          read={({ entries }) => ({ rows: entries })}
          keyOf={({ id: entry }) => String(entry)}
          columns={activityColumns}
          empty="No recorded activity."
        />
        <p className="mt-4 flex flex-wrap gap-3">
          <Link className="button-line" to={`/super-admin/audit?person=${person.id}`}>
            All activity
          </Link>
          <Link className="button-line" to={`/super-admin/audit?subject=${person.id}`}>
            All changes to their account
          </Link>
        </p>
      </ScreenSection>
      <ScreenSection title="Their data">
        <DataForms person={person} />
      </ScreenSection>
    </>
  );
}

function Facts({ person }: { person: PersonFile }) {
  const { email, role, created_at, confirmed_at, last_sign_in_at } = person;
  const facts = [
    ['Email', confirmed_at === null ? `${email}, not confirmed` : email],
    ['Role', role === null ? 'None: never signed in' : roleNames[role]],
    ['Account since', formatLocalDate(created_at)],
    ['Last signed in', last_sign_in_at === null ? 'never' : formatLocalDate(last_sign_in_at)],
    ['Id', person.id],
  ];
  return (
    <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-soft">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Changes a person's role. */
function RoleForm({ person: { id, role } }: { person: PersonFile }) {
  const fetcher = useFetcher<FormAnswer>();
  if (role === null) {
    return <p className="text-soft">They get a profile when they first sign in.</p>;
  }
  return (
    <SignedInForm fetcher={fetcher} intent="change-role" button="Change the role" variant="line">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="expectedRole" value={role} />
      <SelectField
        name="role"
        label="Role"
        options={Object.entries(roleNames)}
        defaultValue={role}
      />
      <AccountReasonField error={findErrors(fetcher.data).reason} />
    </SignedInForm>
  );
}

/** What people may request: a file of their data, and its deletion. */
function DataForms({ person }: { person: PersonFile }) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-2">
      <ReasonForm id={person.id} intent="export" button="Download their data" resets />
      <Delete person={person} />
    </div>
  );
}

function Delete({ person: { id, email, role, is_self } }: { person: PersonFile }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  if (is_self) return <p className="text-soft">You delete your own account in its settings.</p>;
  if (role === 'super_admin') {
    return (
      <p className="text-soft">A super admin’s account cannot be deleted: remove the role first.</p>
    );
  }
  return (
    <details>
      <summary className="button-line">Delete the account…</summary>
      <div className="mt-5 rounded-card border-[1.5px] border-accent p-5">
        <p className="mb-5 text-sm">
          Profile, settings, drafts, submissions, claims, saved lists and messages to businesses are
          deleted permanently. Listings stay without an owner, and reviews, questions and answers
          stay under the name they were shown with.
        </p>
        <SignedInForm fetcher={fetcher} intent="delete" button="Delete permanently">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="email" value={email} />
          <AccountReasonField error={errors.reason} />
          <TextField
            name="confirmation"
            label="Type their email to confirm"
            autoComplete="off"
            error={errors.confirmation}
          />
        </SignedInForm>
      </div>
    </details>
  );
}
