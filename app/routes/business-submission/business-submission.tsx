import { Suspense, lazy, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { whenIdle } from '#app/browser/start/page-lifecycle.ts';
import { TextFields } from '#app/components/editors/listing-fields.tsx';
import { useLocatedAddress } from '#app/components/editors/place-editor.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { privateMeta } from '#app/components/site/page-meta.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { servicesContext } from '#app/context.ts';
import { findCategories } from '#app/domain/business/business-calls.ts';
import type { ListingErrors } from '#app/domain/submission/listing-rules.ts';
import { emptyContent, isEmpty } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/routes/business-submission.tsx';
import type { Route } from './+types/business-submission';
import type { Draft } from './draft-store.ts';
import {
  CityQuestion,
  FeaturesStep,
  HoursStep,
  KindStep,
  loadHours,
  loadServices,
  loadSpecialDays,
  MapStep,
  PlaceStep,
  PossibleDuplicates,
  ServicesStep,
  SpecialDaysStep,
} from './editor-steps.tsx';
import { ConflictNotice, StorageLine, StepForm } from './step-form.tsx';
import {
  findCurrentErrors,
  findStep,
  findStepOf,
  type FoundErrors,
  type StepName,
  steps,
} from './steps.ts';
import { useDraft } from './use-draft.ts';

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
const loadPhotos = () => import('./photos-step.tsx');
const loadLater = () =>
  void Promise.all([
    loadRules(),
    loadServices(),
    loadHours(),
    loadSpecialDays(),
    loadPhotos(),
  ]).catch(() => undefined);
const PhotosStep = lazy(async () => ({ default: (await loadPhotos()).PhotosStep }));
const CheckStep = lazy(() =>
  import('./check-step.tsx').then(({ CheckStep: component }) => ({ default: component })),
);

const noErrors: FoundErrors = { errors: {}, content: emptyContent };

/**
 * Adds a business, one question at a time. Open to everybody: signing in is only needed at the end.
 */
export default function BusinessSubmission({ loaderData: { categories } }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const isHydrated = useHydrated();
  const requestedId = isHydrated ? parameters.get('draft') : null;
  const step = findStep(isHydrated ? parameters.get('step') : null);
  const drafts = useDraft(requestedId);
  const navigate = useNavigate();
  const [found, setFound] = useState(noErrors);
  const content = drafts.draft?.content ?? emptyContent;
  const address = useLocatedAddress(content);
  const errors = findCurrentErrors(found, content);
  const number = steps.indexOf(step) + 1;
  useEffect(() => whenIdle(loadLater), []);

  function toHref(name: StepName): string {
    const next = new URLSearchParams(requestedId === null ? {} : { draft: requestedId });
    if (name !== 'place') next.set('step', name);
    return next.size === 0 ? '/business-submission' : `/business-submission?${next}`;
  }

  async function goToNext() {
    const { checkContent } = await loadRules();
    const { values, errors: all } = checkContent(content);
    const own = Object.fromEntries(
      step.fields.flatMap((name) => (all[name] ? [[name, all[name]]] : [])),
    );
    setFound({ errors: own, content });
    if (Object.keys(own).length > 0) return;
    drafts.change(Object.fromEntries(step.fields.map((name) => [name, values[name]])));
    const next = steps[number];
    if (next) void navigate(toHref(next.name));
  }

  function showInvalid(invalid: ListingErrors) {
    setFound({ errors: invalid, content });
    const first = findStepOf(Object.keys(invalid));
    if (first) void navigate(toHref(first.name));
  }

  if (drafts.closed) {
    return (
      <Frame title={t.submittedTitle}>
        <p className="text-lg">{t.alreadySubmitted}</p>
        <Link className="button-solid mt-5" to={`/business-submission/${drafts.closed.id}`}>
          {t.viewStatus}
        </Link>
      </Frame>
    );
  }

  const stepProps = { content, errors };
  const editorProps = { ...stepProps, onChange: drafts.change };
  const before = steps[number - 2];
  return (
    <Frame
      title={step.title}
      kicker={t.stepKicker({ number, count: steps.length })}
      isWide={'isWide' in step}
      beside={
        (step.name === 'place' || step.name === 'contact') && (
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
        drafts.draft && (
          <Suspense>
            <CheckStep
              draft={drafts.draft}
              categories={categories}
              address={address}
              send={drafts.send}
              toHref={toHref}
              onInvalid={showInvalid}
            />
          </Suspense>
        )
      ) : (
        <StepForm
          key={`${step.name}-${drafts.formKey}`}
          step={step}
          errors={found.errors}
          onChange={drafts.change}
          onContinue={() => void goToNext()}
        >
          {step.name === 'place' && (
            <PlaceStep {...stepProps}>
              <CityQuestion
                content={content}
                address={address}
                onChoose={(city) => drafts.setValues({ city })}
              />
            </PlaceStep>
          )}
          {step.name === 'map' && <MapStep {...editorProps} address={address} />}
          {step.name === 'kind' && <KindStep {...editorProps} categories={categories} />}
          {step.name === 'features' && <FeaturesStep {...editorProps} categories={categories} />}
          {step.name === 'services' && <ServicesStep {...editorProps} />}
          {step.name === 'contact' && (
            <>
              <TextFields section="contact" values={content} errors={errors} />
              <TextFields section="links" values={content} errors={errors} />
            </>
          )}
          {step.name === 'hours' && <HoursStep {...editorProps} address={address} />}
          {step.name === 'special' && <SpecialDaysStep {...editorProps} address={address} />}
          {step.name === 'photos' && drafts.draft && (
            <Suspense fallback={<p role="status">{t.loading}</p>}>
              <PhotosStep draft={drafts.draft} error={errors.photos} onChange={drafts.change} />
            </Suspense>
          )}
        </StepForm>
      )}
      <div className="mt-8 flex flex-wrap items-baseline gap-x-6 gap-y-2 border-t border-rule pt-4">
        {before && (
          <Link
            className="link-quiet inline-flex min-h-11 min-w-11 items-center text-sm"
            to={toHref(before.name)}
          >
            {t.back}
          </Link>
        )}
        {!isEmpty(content) && <StorageLine storedIn={drafts.storedIn} />}
        {!isEmpty(content) && (
          <Link
            className="link-quiet inline-flex min-h-11 items-center text-sm"
            to="/business-submission"
            onClick={drafts.reset}
          >
            {t.addAnother}
          </Link>
        )}
      </div>
      <noscript>
        <p className="mt-4">{t.javascriptNeeded}</p>
      </noscript>
    </Frame>
  );
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
