import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { Subject } from '#app/components/signed-in/subject.tsx';
import { type FormErrors, findErrors } from '#app/components/ui/form-answer.ts';
import type { FieldName, HeldChange } from '#app/domain/editing/editing.ts';
import { ConflictChoices } from '../conflict-choices.tsx';
import { type EditAnswer, useSeen } from '../edit-answer.ts';
import { useListing } from '../listing-context.ts';
import { HeldNotice } from './held-notice.tsx';

type DetailsSectionProps = {
  title: string;
  about: string;
  /** The fields that it saves; each has an input of this name. */
  fields: readonly FieldName[];
  /** The name of a change of it that waits for an admin. */
  heldField?: HeldChange['field'];
  /** Whether its input is mounted again when the screen loads another value. */
  isRenewed?: boolean;
  children: (errors: FormErrors) => ReactNode;
};

/** A section of a listing: its heading on the left, its own form on the right. */
export function DetailsSection(props: DetailsSectionProps) {
  const { title, about, fields, heldField, isRenewed, children } = props;
  const listing = useListing();
  const fetcher = useFetcher<EditAnswer>();
  const { seen, conflicts } = useSeen(fields, fetcher.data, isRenewed);
  const held = listing.held.find(({ field }) => field === heldField);
  return (
    <Subject title={title} about={about}>
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
    </Subject>
  );
}
