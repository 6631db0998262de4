import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { showValue } from '#app/components/editing/show-value.tsx';
import { AddressFields } from '#app/components/editors/address-fields.tsx';
import { TextFields } from '#app/components/editors/listing-fields.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { Subject } from '#app/components/signed-in/screen-section.tsx';
import {
  signedInForm,
  signedInForms,
  SignedInForm,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import {
  done,
  findErrors,
  type FormAnswer,
  type FormErrors,
  invalid,
} from '#app/components/ui/form-answer.ts';
import { TextArea, TextField } from '#app/components/ui/text-field.tsx';
import { findCategories } from '#app/domain/business/business-calls.ts';
import { namesOf } from '#app/domain/business/business.ts';
import { withdrawPendingChange, changeBusiness } from '#app/domain/editing/editing-calls.ts';
import type {
  EditableValues,
  FieldName,
  PendingChange,
} from '#app/domain/editing/editing-schema.ts';
import { writtenJson } from '#app/domain/field/field.ts';
import { parseFields } from '#app/domain/submission/listing-rules.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import { ConflictChoices } from '../conflict-choices.tsx';
import { answerEditFailure, type EditAnswer, useOldValues, answerEdit } from '../edit-answer.ts';
import { useListing } from '../listing-context.ts';
import type { Route } from './+types/details';
import { SentCategory, SentMoreCategories, SentPlace } from './sent-fields.tsx';

const withdrawPending = signedInForm(z.object({ id: z.string() }), async ({ db }, { id }) => {
  const outcome = await withdrawPendingChange({ db }, id);
  if (!outcome.ok) return answerEditFailure(outcome);
  // If it was decided meanwhile, the screen shows the decision.
  notify(outcome.outcome === 'saved' ? toasts.changeWithdrawn : toasts.decidedMeanwhile);
  return done;
});

/** The fields of a section, and their values when the form was filled in; see `useOldValues`. */
const schema = z.catchall(
  z.object({
    business_id: z.string(),
    oldValues: writtenJson<Values>(),
  }),
  z.string(),
);

/**
 * Saves the fields that differ. Does not validate unchanged ones: an import may have left one
 * empty, which must not prevent saving the others.
 */
const saveDetails = signedInForm(schema, async ({ db }, { business_id, oldValues, ...form }) => {
  const newValues: Partial<Record<FieldName, unknown>> = {};
  for (const name of Object.keys(oldValues) as FieldName[]) {
    const typed = form[name]?.replaceAll('\r\n', '\n').trim() ?? '';
    if (typed === write(oldValues[name]) || form[`keep:${name}`] === 'theirs') continue;
    newValues[name] = typeof oldValues[name] === 'string' ? typed : JSON.parse(typed);
  }
  const { isValid, values, errors } = parseFields(newValues, oldValues);
  if (!isValid) return invalid(errors);
  return answerEdit(
    await changeBusiness(
      { db },
      { businessId: business_id, oldValues, newValues: values as Values },
    ),
  );
});

type Values = Partial<EditableValues>;

/** Formats a value as its input shows it. */
function write(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export const handle = { isPrivate: true, title: t.details } satisfies SignedInHandle;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { categories: await findCategories(context.get(signedInContext)) };
}

export const clientAction = signedInForms({ details: saveDetails, withdraw: withdrawPending });

/** The texts and facts of a listing; each section is saved separately. */
export default function ListingDetails({ loaderData: { categories } }: Route.ComponentProps) {
  const { values } = useListing();
  return (
    <div className="mt-4">
      <DetailsSection title={t.name} about={t.nameAbout} fields={['name']} pendingField="name">
        {(errors) => (
          <TextField
            name="name"
            label={t.businessName}
            autoComplete="organization"
            maxLength={200}
            defaultValue={values.name}
            error={errors.name}
          />
        )}
      </DetailsSection>
      <DetailsSection
        title={t.category}
        about={t.categoryAbout}
        fields={['category']}
        pendingField="category"
        isRenewed
      >
        {(errors) => (
          <SentCategory categories={categories} saved={values.category} error={errors.category} />
        )}
      </DetailsSection>
      <DetailsSection
        title={t.moreCategories}
        about={t.moreCategoriesAbout}
        fields={['more_categories']}
        isRenewed
      >
        {(errors) => (
          <SentMoreCategories
            categories={categories}
            values={values}
            error={errors.more_categories}
          />
        )}
      </DetailsSection>
      <DetailsSection title={t.description} about={t.descriptionAbout} fields={['description']}>
        {(errors) => (
          <TextArea
            name="description"
            label={t.descriptionLabel}
            hint={t.descriptionHint}
            rows={8}
            maxLength={5200}
            defaultValue={values.description}
            error={errors.description}
          />
        )}
      </DetailsSection>
      <DetailsSection
        title={t.address}
        about={t.addressAbout}
        fields={['street', 'city', 'state', 'zip_code']}
        pendingField="address"
      >
        {(errors) => <AddressFields values={values} errors={errors} />}
      </DetailsSection>
      <DetailsSection title={t.location} about={t.locationAbout} fields={['location']} isRenewed>
        {(errors) => <SentPlace values={values} error={errors.location} />}
      </DetailsSection>
      <DetailsSection title={t.contact} about={t.contactAbout} fields={namesOf('contact')}>
        {(errors) => <TextFields names={namesOf('contact')} values={values} errors={errors} />}
      </DetailsSection>
      <DetailsSection title={t.links} about={t.linksAbout} fields={namesOf('links')}>
        {(errors) => <TextFields names={namesOf('links')} values={values} errors={errors} />}
      </DetailsSection>
      <DetailsSection title={t.parking} about={t.parkingAbout} fields={namesOf('parking')}>
        {(errors) => <TextFields names={namesOf('parking')} values={values} errors={errors} />}
      </DetailsSection>
    </div>
  );
}

type DetailsSectionProps = {
  title: string;
  about: string;
  /** The fields that it saves; each has an input of this name. */
  fields: readonly FieldName[];
  /** The name of a change of it that waits for an admin. */
  pendingField?: PendingChange['field'];
  /** Whether its input is mounted again when the screen loads another value. */
  isRenewed?: boolean;
  children: (errors: FormErrors) => ReactNode;
};

/** A section of a listing: its heading on the left, its own form on the right. */
function DetailsSection(props: DetailsSectionProps) {
  const { title, about, fields, pendingField, isRenewed, children } = props;
  const listing = useListing();
  const fetcher = useFetcher<EditAnswer>();
  const { oldValues, conflicts } = useOldValues(fields, fetcher.data, isRenewed);
  const change = listing.pending_changes.find(({ field }) => field === pendingField);
  return (
    <Subject title={title} about={about}>
      <div className="grid gap-5">
        {change && <PendingNotice change={change} />}
        <SignedInForm fetcher={fetcher} intent="details" button={t.saveSection({ title })} resets>
          <input type="hidden" name="business_id" value={listing.id} />
          <input type="hidden" name="oldValues" value={JSON.stringify(oldValues)} />
          {children(findErrors(fetcher.data))}
          <ConflictChoices conflicts={conflicts} />
        </SignedInForm>
      </div>
    </Subject>
  );
}

/** Shows a change that waits for an admin, or why the last one was rejected. */
function PendingNotice({
  change: { id, field, after, status, requested_at, reason },
}: {
  change: PendingChange;
}) {
  const fetcher = useFetcher<FormAnswer>();
  const strong = (text: string) => <strong>{text}</strong>;
  const wanted = showValue(field, field === 'address' ? after : after[field]);
  if (status === 'rejected') {
    return (
      <p className="border-l-2 border-accent pl-4 wrap-anywhere">
        {t.rejected({ strong, value: wanted })}
        <span className="block whitespace-pre-line text-soft">{reason}</span>
      </p>
    );
  }
  return (
    <div className="border-l-2 border-ink pl-4">
      <p className="wrap-anywhere">
        {t.awaitingReview({ strong, value: wanted, date: formatLocalDate(requested_at) })}
      </p>
      <p className="mb-3 text-sm text-soft">{t.awaitingReviewText}</p>
      <SignedInForm fetcher={fetcher} intent="withdraw" button={t.withdraw} variant="line">
        <input type="hidden" name="id" value={id} />
      </SignedInForm>
    </div>
  );
}
