import { Suspense, lazy, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { whenIdle } from '#app/browser/start/page-lifecycle.ts';
import { useLocatedAddress } from '#app/components/editors/place-editor.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { privateMeta } from '#app/components/site/page-meta.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { servicesContext } from '#app/context.ts';
import { findCategories } from '#app/domain/business/business-calls.ts';
import { byAppointmentOnly } from '#app/domain/business/business.ts';
import { findMentionedField } from '#app/domain/submission/find-mentioned-field.ts';
import type { ListingErrors } from '#app/domain/submission/listing-rules.ts';
import {
  type Content,
  emptyContent,
  readContent,
  type Submission,
  type SubmissionStatus,
} from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/routes/business-submission.tsx';
import type { Route } from './+types/business-submission';
import { DraftFooter } from './draft-footer.tsx';
import type { Draft } from './draft-store.ts';
import {
  loadHours,
  loadPhotos,
  loadServices,
  loadSpecialDays,
  StepFields,
} from './editor-steps.tsx';
import { PossibleDuplicates } from './possible-duplicates.tsx';
import { ConflictNotice, StepForm } from './step-form.tsx';
import {
  findCurrentErrors,
  findStep,
  findStepOf,
  type FoundErrors,
  steps,
  toStepHref,
} from './steps.ts';
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
const loadLater = () =>
  void Promise.all([
    loadRules(),
    loadServices(),
    loadHours(),
    loadSpecialDays(),
    loadPhotos(),
  ]).catch(() => undefined);
const CheckStep = lazy(() =>
  import('./check-step.tsx').then(({ CheckStep: component }) => ({ default: component })),
);

const noErrors: FoundErrors = { errors: {}, content: emptyContent };

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
  const { draft, account } = drafts;
  const content = draft?.content ?? emptyContent;
  const [found, setFound] = useFoundErrors(account);
  const address = useLocatedAddress(content);
  const errors = findCurrentErrors(found, content);
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
    setFound({ errors: own, content });
    if (Object.keys(own).length > 0) return;
    const checked = Object.fromEntries(step.fields.map((name) => [name, values[name]]));
    drafts.change(checked);
    if (isValid && (isPending || isRejected)) return sending.begin({ ...content, ...checked });
    const next = number === 0 || isValid ? 'check' : steps[number]?.name;
    if (next) void navigate(toStepHref(requestedId, next));
  }

  function showInvalid(invalid: ListingErrors) {
    setFound({ errors: invalid, content });
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
        <ConflictNotice
          here={content}
          there={drafts.conflict}
          onOverwrite={drafts.overwrite}
          onAcceptServer={() => drafts.conflict && drafts.acceptServer(drafts.conflict)}
        />
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
              onChange={drafts.change}
              onInvalid={showInvalid}
            />
          </Suspense>
        )
      ) : (
        <>
          <StepForm
            key={`${step.name}-${drafts.formKey}`}
            step={step}
            errors={found.errors}
            button={nameButton(account?.status)}
            isSending={sending.isSending}
            laterButton={step.name === 'contact' && hasNoHours(content) ? t.hoursLater : null}
            onChange={drafts.change}
            onContinue={(isLater) => void goToNext(isLater)}
          >
            <StepFields
              step={step}
              draft={draft}
              content={content}
              errors={errors}
              categories={categories}
              address={address}
              onChange={drafts.change}
              onCorrectCity={(city) => drafts.setValues({ city })}
            />
          </StepForm>
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

/** The errors found; with a rejected submission, first the reason at the field that it is about. */
function useFoundErrors(account: Submission | null) {
  const [found, setFound] = useState(noErrors);
  const [known, setKnown] = useState<Submission | null>(null);
  if (account !== known) {
    setKnown(account);
    const reason = account?.status === 'rejected' ? account.reason : null;
    const field = reason && findMentionedField(reason);
    if (account && field)
      setFound({ errors: { [field]: reason }, content: readContent(account.content) });
  }
  return [found, setFound] as const;
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
