import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { findPending, type PendingPhoto } from '#app/browser/photos/pending-photos.ts';
import { useSession } from '#app/browser/session/session-store.ts';
import { SubmissionFacts } from '#app/components/submission/submission-facts.tsx';
import type { CategoryChoice } from '#app/domain/business/business-calls.ts';
import { type Photo, photoLimits } from '#app/domain/photo/photo.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import type { ListingErrors } from '#app/domain/submission/listing-rules.ts';
import type { Content } from '#app/domain/submission/submission.ts';
import { sending as sendingLabel } from '#app/messages/components/ui.ts';
import * as t from '#app/messages/routes/business-submission.tsx';
import { checkContent } from './check-content.ts';
import { type Draft, draftFolder } from './draft-store.ts';
import { findStepOf, toStepHref } from './steps.ts';
import type { useSending } from './use-sending.tsx';

type CheckStepProps = {
  draft: Draft;
  categories: CategoryChoice[];
  /** Why it was rejected; null if it was not. */
  reason: string | null;
  sending: ReturnType<typeof useSending>;
  onChange: (part: Partial<Content>) => void;
  /** Called if fields are invalid. */
  onInvalid: (errors: ListingErrors) => void;
};

/** All that was entered, each line with a link to edit it, and the button to send; an admin’s publishes it at once. */
export function CheckStep(props: CheckStepProps) {
  const { draft, categories, reason, sending, onChange, onInvalid } = props;
  const { id, content } = draft;
  const photos = useAllPhotos(draftFolder(id), content.photos);
  const { isValid, values, errors } = checkContent(content);
  const session = useSession();
  // What an admin says is theirs, another admin decides.
  const isLive =
    session.status === 'signed-in' &&
    isAdmin(session.profile) &&
    !content.is_mine &&
    reason === null;
  const toHref = (field: string) => toStepHref(id, findStepOf([field])?.name ?? 'place');
  return (
    <>
      {reason && (
        <p className="mb-6 border-l-4 border-accent pl-3 font-medium wrap-anywhere whitespace-pre-line">
          {t.rejectedBecause({ reason })}
        </p>
      )}
      {!isValid && <Missing errors={errors} toHref={toHref} />}
      <SubmissionFacts
        content={{ ...(isValid ? values : content), photos }}
        categories={categories}
        editLink={(field, label) => (
          <Link
            className="link-quiet inline-flex min-h-11 min-w-11 items-center justify-end text-sm"
            to={toHref(field)}
          >
            {t.edit} <span className="sr-only">{label}</span>
          </Link>
        )}
      />
      <div className="mt-6 grid justify-items-start gap-4">
        <div>
          <label className="flex min-h-11 items-center gap-3 font-semibold">
            <input
              type="checkbox"
              aria-describedby="is-mine-hint"
              checked={content.is_mine}
              onChange={(event) => onChange({ is_mine: event.target.checked })}
            />
            {t.isMineLabel}
          </label>
          <p className="max-w-[60ch] text-sm text-soft" id="is-mine-hint">
            {t.isMineHint}
          </p>
        </div>
        {sending.status}
        <button
          className="button-solid"
          type="button"
          aria-disabled={sending.isSending}
          onClick={() => (isValid ? sending.begin(values, isLive) : onInvalid(errors))}
        >
          {sending.isSending ? sendingLabel : isLive ? t.publishNow : t.submit}
        </button>
      </div>
    </>
  );
}

/**
 * Returns the photos in storage, followed by those still pending in this browser, which show their
 * local previews.
 * @param folder in the bucket of both
 */
function useAllPhotos(folder: string, photos: readonly Photo[]): Content['photos'] {
  const [pending, setPending] = useState<PendingPhoto[]>([]);
  useEffect(() => void findPending(folder).then(setPending), [folder]);
  const others = pending
    .filter(({ photo }) => photos.every(({ url }) => url !== photo.url))
    .map(({ photo, preview }) => ({ ...photo, url: preview, small_url: preview }));
  return [...photos, ...others].slice(0, photoLimits.photos);
}

type MissingProps = { errors: ListingErrors; toHref: (field: string) => string };

function Missing({ errors, toHref }: MissingProps) {
  return (
    <div className="mb-8">
      <h2 className="text-title">{t.problemsTitle}</h2>
      <ul className="mt-2 max-w-2xl border-t border-ink">
        {Object.entries(errors).map(([field, message]) => (
          <li key={field} className="border-b border-rule">
            <Link
              className="link-quiet inline-flex min-h-11 items-center font-medium text-accent"
              to={toHref(field)}
            >
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
