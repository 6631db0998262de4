import { type ReactNode, useId } from 'react';
import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormErrors, findErrors } from '#app/components/ui/form-answer.ts';
import type { FieldName, HeldChange } from '#app/domain/editing/editing.ts';
import { ConflictChoices } from '../conflict-choices.tsx';
import { type EditAnswer, useSeen } from '../edit-answer.ts';
import { useListing } from '../listing-context.ts';
import { HeldNotice } from './held-notice.tsx';

type DetailsSectionProps = {
  title: string;
  about: string;
  /** What is saved with it; each has an input of this name. */
  fields: readonly FieldName[];
  /** Under which name a change of it waits for an admin. */
  heldField?: HeldChange['field'];
  children: (errors: FormErrors) => ReactNode;
};

/** One subject of a listing: what it is on the left, its own form on the right. */
export function DetailsSection(props: DetailsSectionProps) {
  const { title, about, fields, heldField, children } = props;
  const id = useId();
  const listing = useListing();
  const fetcher = useFetcher<EditAnswer>();
  const { seen, conflicts } = useSeen(fields, fetcher.data);
  const held = listing.held.find(({ field }) => field === heldField);
  return (
    <section
      className="grid gap-x-16 gap-y-5 border-t border-rule py-9 first:border-0 lg:grid-cols-[18rem_minmax(0,32rem)]"
      aria-labelledby={id}
    >
      <div>
        <h2 className="text-title" id={id}>
          {title}
        </h2>
        <p className="mt-2 max-w-[52ch] text-sm text-soft">{about}</p>
      </div>
      <div className="grid gap-5">
        {held && <HeldNotice held={held} />}
        <SignedInForm
          fetcher={fetcher}
          intent="details"
          button={`Save ${title.toLowerCase()}`}
          resets
        >
          <input type="hidden" name="business_id" value={listing.id} />
          <input type="hidden" name="seen" value={JSON.stringify(seen)} />
          {children(findErrors(fetcher.data))}
          <ConflictChoices conflicts={conflicts} />
        </SignedInForm>
      </div>
    </section>
  );
}
