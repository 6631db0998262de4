import { Suspense, lazy, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { useSession } from '#app/browser/session/session-store.ts';
import { whenIdle } from '#app/browser/start/page-lifecycle.ts';
import { ConflictChoices } from '#app/components/editors/conflict-choices.tsx';
import { ListingFields, loadEditors } from '#app/components/editors/listing-fields.tsx';
import { PublicListingForm } from '#app/components/editors/listing-form.tsx';
import { useLocatedAddress } from '#app/components/editors/place-editor.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { privateMeta } from '#app/components/site/page-meta.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { servicesContext } from '#app/context.ts';
import { findCategories } from '#app/domain/business/business-calls.ts';
import { byAppointmentOnly } from '#app/domain/business/business.ts';
import { findLocalDate } from '#app/domain/business/open-state.ts';
import type { ListingErrors } from '#app/domain/submission/listing-rules.ts';
import {
  type Content,
  type SubmissionStatus,
  withoutMovedPin,
} from '#app/domain/submission/submission.ts';
import { toIsoDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/business-submission.tsx';
import type { Route } from './+types/business-submission';
import { DraftFooter } from './draft-footer.tsx';
import { type Draft, draftFolder } from './draft-store.ts';
import { PossibleDuplicates } from './possible-duplicates.tsx';
import { findStep, findStepOf, guessTimeZone, steps, toStepHref } from './steps.ts';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.tsx';

export const handle = {} satisfies ScreenHandle;

export async function loader({ context }: Route.LoaderArgs) {
  return { categories: await findCategories(context.get(servicesContext)) };
}

export function headers(): HeadersInit {
  return publicPageHeaders;
}

/** The steps have URLs, but share the loaded data. */
export function shouldRevalidate(): boolean {
  return false;
}

/** The rules come with the step that needs them, or when the page is idle. */
const loadRules = () => import('./check-content.ts');
const loadLater = () => void Promise.all([loadRules(), loadEditors()]).catch(() => undefined);
const CheckStep = lazy(() =>
  import('./check-step.tsx').then(({ CheckStep: component }) => ({ default: component })),
);

/**
 * Adds a business in three steps, and what makes it complete one by one, also while it awaits review.
 * Open to everybody: signing in is only needed at the end.
 */
export default function BusinessSubmission({ loaderData: { categories } }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const isHydrated = useHydrated();
  const requestedId = isHydrated ? parameters.get('draft') : null;
  const step = findStep(isHydrated ? parameters.get('step') : null);
  const drafts = useDraft(requestedId);
  const navigate = useNavigate();
  const { draft, account, change } = drafts;
  const { content, conflicts } = drafts.form;
  const { status } = useSession();
  const [now] = useState(() => new Date());
  const address = useLocatedAddress(content);
  const timeZone = guessTimeZone(content, address);
  const enter = (part: Partial<Content>) =>
    change({ type: 'enter', part: withoutMovedPin(content, part) });
  const fill = (part: Partial<Content>) =>
    change({ type: 'fill', part: withoutMovedPin(content, part) });
  const form = { draft: drafts.form, enter, fill };
  const sending = useSending({ send: drafts.send, onInvalid: showInvalid });
  const number = steps.findIndex(({ name }) => name === step.name) + 1;
  const isPending = account?.status === 'pending';
  const isRejected = account?.status === 'rejected';
  useEffect(() => whenIdle(loadLater), []);

  async function goToNext(isLater: boolean) {
    const { checkContent } = await loadRules();
    const { isValid, values, errors: all } = checkContent(content);
    const own: ListingErrors = Object.fromEntries(
      step.fields.flatMap((name) => (all[name] ? [[name, all[name]]] : [])),
    );
    if (step.name === 'contact' && !isLater && hasNoHours(content))
      own.hours_words ??= t.hoursMissing;
    change({ type: 'refuse', errors: own });
    if (Object.keys(own).length > 0) return;
    const checked = Object.fromEntries(step.fields.map((name) => [name, values[name]]));
    enter(checked);
    if (isValid && (isPending || isRejected)) return sending.begin({ ...content, ...checked });
    const next = number === 0 || isValid ? 'check' : steps[number]?.name;
    if (next) void navigate(toStepHref(requestedId, next));
  }

  function showInvalid(invalid: ListingErrors) {
    change({ type: 'refuse', errors: invalid });
    const first = findStepOf(Object.keys(invalid));
    if (first) void navigate(toStepHref(requestedId, first.name));
  }

  if (account && (account.status === 'published' || (isPending && number > 0))) {
    return (
      <Frame title={t.submittedTitle}>
        <p className="text-lg">{t.alreadySubmitted}</p>
        <Link className="button-solid mt-5" to={`/business-submission/${account.id}`}>
          {t.viewStatus}
        </Link>
      </Frame>
    );
  }

  return (
    <Frame
      title={step.title}
      {...(number > 0 && { kicker: t.stepKicker({ number, count: steps.length }) })}
      isWide={'isWide' in step}
      beside={
        number > 0 &&
        step.name !== 'check' && (
          <>
            <PossibleDuplicates content={content} />
            {step.name === 'place' && <OtherDrafts drafts={drafts.others} />}
          </>
        )
      }
    >
      {drafts.conflict && (
        <div className="mb-8">
          <ConflictChoices
            conflicts={conflicts}
            title={t.conflictTitle}
            onChoose={(name, isTheirs) => change({ type: 'choose', name, isTheirs })}
          >
            <button className="button-solid" type="button" onClick={drafts.overwrite}>
              {t.keepChosen}
            </button>
          </ConflictChoices>
        </div>
      )}
      {'about' in step && <p className="-mt-3 mb-6 max-w-[60ch] text-soft">{step.about}</p>}
      {step.name === 'check' ? (
        draft && (
          <Suspense>
            <CheckStep
              draft={draft}
              categories={categories}
              reason={isRejected ? account.reason : null}
              sending={sending}
              onChange={enter}
              onInvalid={showInvalid}
            />
          </Suspense>
        )
      ) : (
        <>
          <PublicListingForm
            key={step.name}
            form={form}
            button={nameButton(account?.status)}
            isSending={sending.isSending}
            laterButton={step.name === 'contact' && hasNoHours(content) ? t.hoursLater : null}
            onSubmit={(isLater) => void goToNext(isLater)}
          >
            <ListingFields
              names={step.fields}
              form={form}
              context={{
                categories,
                today: findLocalDate(timeZone, now) ?? toIsoDate(now),
                timeZone,
                address,
                isAskedForAppointment: true,
                ...(draft && { photos: findPhotoPlace(draft, status === 'signed-in') }),
              }}
            />
          </PublicListingForm>
          {sending.status}
        </>
      )}
      <DraftFooter step={step} requestedId={requestedId} drafts={drafts} />
      <noscript>
        <p className="mt-4">{t.javascriptNeeded}</p>
      </noscript>
    </Frame>
  );
}

/** Without an account, or before the account has the draft, photos stay in this browser. */
function findPhotoPlace({ id, revision }: Draft, isSignedIn: boolean) {
  const maySend = isSignedIn && revision > 0;
  const waitingReason = maySend ? '' : t.photosSaved;
  return { folder: draftFolder(id), isDraft: true, maySend, waitingReason };
}

function hasNoHours({ opening_hours, hours_words, attributes }: Content): boolean {
  const isEmptyWeek = opening_hours.length === 0 && hours_words.trim() === '';
  return isEmptyWeek && !attributes.includes(byAppointmentOnly);
}

function nameButton(status: SubmissionStatus | undefined): string {
  if (status === 'pending') return t.save;
  return status === 'rejected' ? t.resubmit : t.continueButton;
}

/** Other unsent drafts of this browser. */
function OtherDrafts({ drafts }: { drafts: Draft[] }) {
  if (drafts.length === 0) return null;
  return (
    <TitledSection id="others" title={t.otherDraftsTitle}>
      <ul className="mt-2 border-t border-ink">
        {drafts.map(({ id, content }) => (
          <li key={id} className="border-b border-rule">
            <Link
              className="link-quiet inline-flex min-h-11 items-center wrap-anywhere"
              to={`/business-submission?draft=${id}`}
            >
              {content.name || t.draftWithoutName}
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

type FrameProps = {
  title: string;
  kicker?: string;
  /** Wide enough for a preview beside the fields. */
  isWide?: boolean;
  /** Beside the rest where there is room, else below it. */
  beside?: React.ReactNode;
  children: React.ReactNode;
};

function Frame({ title, kicker = t.title, isWide = false, beside, children }: FrameProps) {
  return (
    // At least as high as the window, so that later content moves no visible footer.
    <div className="shell min-h-svh py-10 sm:py-14">
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,42rem)_minmax(0,24rem)]">
        <div className={isWide ? 'max-w-5xl lg:col-span-2' : 'max-w-2xl'}>
          <p className="kicker text-accent">{kicker}</p>
          <PageHeading className="mt-2 mb-6">{title}</PageHeading>
          {children}
        </div>
        {/* Aligned with the first field. */}
        <div className="lg:mt-25">{beside}</div>
      </div>
    </div>
  );
}

export function meta(): Route.MetaDescriptors {
  return privateMeta(t.title);
}
