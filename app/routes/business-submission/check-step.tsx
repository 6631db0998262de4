import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { findPending, type PendingPhoto } from '#app/browser/photos/pending-photos.ts';
import { sessionStore } from '#app/browser/session/session-store.ts';
import { ContactCard } from '#app/components/profile/contact-card.tsx';
import { HoursTable } from '#app/components/profile/hours-table.tsx';
import { LocationMap } from '#app/components/profile/location-map.tsx';
import { ProfileHeader } from '#app/components/profile/profile-header.tsx';
import { AttributeList, ServiceList } from '#app/components/profile/profile-lists.tsx';
import { SubmissionPhotos } from '#app/components/submission/submission-facts.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import type { CategoryChoice } from '#app/domain/business/business-calls.ts';
import { nameTimeZone } from '#app/domain/business/business-labels.ts';
import { type Business, fieldsWith, findChosenCategories } from '#app/domain/business/business.ts';
import { previewBusiness } from '#app/domain/business/preview-business.ts';
import type { MapData } from '#app/domain/map/map.ts';
import { type Photo, photoLimits } from '#app/domain/photo/photo.ts';
import { describeRefusal, type ListingErrors } from '#app/domain/submission/listing-rules.ts';
import { type Content, type AddressOnMap } from '#app/domain/submission/submission.ts';
import * as previewTexts from '#app/messages/components/submission.tsx';
import * as t from '#app/messages/routes/business-submission.tsx';
import { checkContent } from './check-content.ts';
import { type Draft, draftFolder } from './draft-store.ts';
import { findStepOf, guessTimeZone, type Step } from './steps.ts';
import type { DraftOnScreen } from './use-draft.ts';

/**
 * Returns the photos in storage, followed by those still pending in this browser, which show their
 * local previews.
 * @param folder in the bucket of both
 */
function useAllPhotos(folder: string, photos: readonly Photo[]): Photo[] {
  const [pending, setPending] = useState<PendingPhoto[]>([]);
  useEffect(() => void findPending(folder).then(setPending), [folder]);
  const others = pending
    .filter(({ photo }) => photos.every(({ url }) => url !== photo.url))
    .map(({ photo, preview }) => ({ ...photo, url: preview, small_url: preview }));
  return [...photos, ...others].slice(0, photoLimits.photos);
}

/** Only people without a session see it, when they send. */
const AccountDialog = lazy(() =>
  import('#app/components/account/account-dialog.tsx').then(({ AccountDialog: component }) => ({
    default: component,
  })),
);

type CheckStepProps = {
  draft: Draft;
  categories: CategoryChoice[];
  address: AddressOnMap | null;
  send: DraftOnScreen['send'];
  toHref: (step: Step['name']) => string;
  /** Called if fields are invalid. */
  onInvalid: (errors: ListingErrors) => void;
};

/** The preview and the button to send; asks people to sign in first. */
export function CheckStep(props: CheckStepProps) {
  const { draft, categories, address, send, toHref, onInvalid } = props;
  const { content } = draft;
  const photos = useAllPhotos(draftFolder(draft.id), content.photos);
  const navigate = useNavigate();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState('');
  const isUnderWay = useRef(false);
  const { isValid, values, errors } = checkContent(content);

  async function sendNow() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    setProblem('');
    const outcome = await send(values);
    isUnderWay.current = false;
    setIsSending(false);
    if (outcome === null || !outcome.ok) {
      if (outcome?.reason === 'session_ended') return setIsConfirming(true);
      if (outcome?.reason === 'invalid')
        return onInvalid({ [outcome.field]: describeRefusal(outcome.field) });
      return setProblem(describeProblem(outcome?.reason));
    }
    const { submission } = outcome;
    if (outcome.outcome !== 'stale' && submission !== null)
      await navigate(`/business-submission/${submission.id}`);
  }

  function begin() {
    if (!isValid) return onInvalid(errors);
    if (!navigator.onLine) return setProblem(describeProblem('offline'));
    if (sessionStore.get().status !== 'signed-in') return setIsConfirming(true);
    void sendNow();
  }

  function proceed() {
    setIsConfirming(false);
    void sendNow();
  }

  return (
    <>
      {!isValid && <Missing errors={errors} toHref={toHref} />}
      {content.name.trim() !== '' && (
        <>
          <p className="mb-5 max-w-[60ch] text-soft">{t.previewText}</p>
          <SubmissionPreview
            content={{ ...(isValid ? values : content), photos }}
            categories={categories}
            time_zone={guessTimeZone(content, address)}
            map={address?.map ?? null}
          />
        </>
      )}
      {problem && (
        <p className="mt-5 font-medium text-accent" role="alert">
          {problem}
        </p>
      )}
      <button className="button-solid mt-6" type="button" aria-disabled={isSending} onClick={begin}>
        {isSending ? t.submitting : t.submit}
      </button>
      {isConfirming && (
        <Suspense>
          <AccountDialog onSignedIn={proceed} onCancel={() => setIsConfirming(false)} />
        </Suspense>
      )}
    </>
  );
}

type MissingProps = { errors: ListingErrors; toHref: CheckStepProps['toHref'] };

function Missing({ errors, toHref }: MissingProps) {
  return (
    <div className="mb-8">
      <h2 className="text-title">{t.problemsTitle}</h2>
      <ul className="mt-2 max-w-2xl border-t border-ink">
        {Object.entries(errors).map(([field, message]) => (
          <li key={field} className="border-b border-rule">
            <Link
              className="link-quiet inline-flex min-h-11 items-center font-medium text-accent"
              to={toHref(findStepOf([field])?.name ?? 'place')}
            >
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function describeProblem(reason: string | undefined): string {
  if (reason === 'offline') return t.notSubmittedOffline;
  if (reason === 'too_many') return t.notSubmittedLimit;
  if (reason === 'unreachable' || reason === undefined) return t.notSubmittedUnreachable;
  return t.notSubmitted;
}

type SubmissionPreviewProps = {
  content: Content;
  /** Their names; the content has only slugs. */
  categories: CategoryChoice[];
  time_zone: string;
  /** The map around its location; null without one. */
  map: MapData | null;
};

/** Previews a submission as a listing, using the components of the public profile. */
function SubmissionPreview({ content, categories, time_zone, map }: SubmissionPreviewProps) {
  const [openedAt] = useState(() => Date.now());
  const business = toBusiness(content, { categories, time_zone, openedAt });
  const shown = { business, renderedAt: openedAt };
  return (
    <div className="rounded-card border-[1.5px] border-ink p-[min(1.5rem,5vw)]">
      <ProfileHeader
        {...shown}
        heading={
          <h2 className="mt-2 text-profile tracking-[-0.03em] wrap-anywhere">{business.name}</h2>
        }
      />
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="lg:col-start-2">
          <ContactCard {...shown} />
          <LocationMap business={business} map={map} />
        </div>
        <div className="min-w-0 space-y-10 lg:col-start-1 lg:row-start-1">
          {business.description && (
            <TitledSection id="about" title={previewTexts.aboutTitle} headingClass="text-section">
              <p className="mt-3 text-lg wrap-anywhere whitespace-pre-line">
                {business.description}
              </p>
            </TitledSection>
          )}
          {content.photos.length > 0 && (
            <TitledSection
              id="photos"
              title={previewTexts.photosTitle}
              headingClass="mb-4 text-section"
            >
              <SubmissionPhotos content={content} />
            </TitledSection>
          )}
          <ServiceList services={business.services} />
          <HoursTable {...shown} timeZoneName={nameTimeZone(time_zone)} />
          <AttributeList attributes={business.attributes} />
        </div>
      </div>
    </div>
  );
}

const textFields = fieldsWith({ is_text: true, is_required: false });

type Known = { categories: CategoryChoice[]; time_zone: string; openedAt: number };

/** An approval confirms facts with the source `neighbour`. */
function toBusiness(content: Content, { categories, time_zone, openedAt }: Known): Business {
  const { location, hours_words: _typed, ...facts } = content;
  const [main, ...more_categories] = findChosenCategories(categories, content);
  const confirmed = { at: new Date(openedAt).toISOString(), source: 'neighbour' as const };
  return previewBusiness({
    ...facts,
    category: { slug: content.category, name: main?.name ?? '', hue: 0 },
    more_categories,
    ...Object.fromEntries(textFields.map(({ name }) => [name, content[name] || null])),
    specialty: content.specialty || null,
    ...location,
    time_zone,
    confirmations: { hours: confirmed, phone: confirmed, address: confirmed, website: confirmed },
  });
}
