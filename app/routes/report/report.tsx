import { useState } from 'react';
import { data, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { PhotoCover } from '#app/components/pictures/listing-cover.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ListingPlace } from '#app/components/signed-in/screen-section.tsx';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { done, findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { answerWrite, answerRefusal } from '#app/components/ui/run-form.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextArea } from '#app/components/ui/text-field.tsx';
import { optionalText, requiredText, choiceOf } from '#app/domain/field/field.ts';
import { appealRemoval, findReportable, reportContent } from '#app/domain/report/report-calls.ts';
import {
  isReportKind,
  type Reportable,
  type ReportKind,
  reasonsByKind,
  reportReasons,
} from '#app/domain/report/report.ts';
import { nameSavedList } from '#app/domain/saved/saved.ts';
import { formatLocalDate, isUuid } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/report.tsx';
import type { Route } from './+types/report';

type Loaded = { reported: Reportable };

export const handle = {
  isPrivate: true,
  title: ({ kind = '' }, loaded?: Loaded) => {
    if (!isReportKind(kind)) return t.title;
    return loaded?.reported.is_own ? t.ownTitle({ kind }) : t.titles[kind];
  },
  nameSubject: ({ reported }: Loaded) => nameSavedList({ name: reported.title }),
} satisfies SignedInHandle;

export async function clientLoader({ context, params, url }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const { kind, id } = params;
  const photo = url.searchParams.get('photo');
  if (!isReportKind(kind) || !isUuid(id) || (kind === 'photo') !== (photo !== null)) {
    throw data(null, { status: 404 });
  }
  const reported = await findReportable({ db }, { kind, id, photo });
  if (reported === null) throw data(null, { status: 404 });
  return { reported, photo };
}

const send = signedInForm(
  z.object({
    reportId: z.string(),
    kind: choiceOf(reasonsByKind),
    id: z.string(),
    photo: z.string(),
    reason: choiceOf(reportReasons, t.reasonRequired),
    details: optionalText(t.details, 1000),
  }),
  async ({ db }, { photo, ...values }) => {
    const outcome = await reportContent({ db }, { ...values, photo: photo || null });
    return outcome.ok ? done : answerRefusal(outcome, { details: t.detailsRequired });
  },
);

const appeal = signedInForm(
  z.object({ id: z.string(), appeal: requiredText(t.appeal, 1000) }),
  async ({ db }, values) => answerWrite(await appealRemoval({ db }, values)),
);

export const clientAction = signedInForms({ report: send, appeal });

/** Reports something to the admins, and later says what became of it; its author can appeal. */
export default function Report({ loaderData: { reported, photo } }: Route.ComponentProps) {
  const { kind, id, listing, is_own, removal } = reported;
  return (
    <div className="max-w-2xl">
      {listing && <ListingPlace listing={listing} />}
      <Subject reported={reported} />
      <div className="mt-6">
        {removal && removal.restored_at === null && <Removal removal={removal} kind={kind} />}
        {is_own && !(removal && removal.restored_at === null) && (
          <p className="text-lg">{t.isYours({ kind })}</p>
        )}
        {!is_own && reported.report && <Outcome report={reported.report} kind={kind} />}
        {!is_own && !reported.report && (
          <ReportForm key={`${id} ${photo}`} reported={reported} photo={photo} />
        )}
      </div>
    </div>
  );
}

function Subject({ reported }: { reported: Reportable }) {
  const { text, author_name, rating, photo, is_own } = reported;
  if (text === null && photo === null) return null;
  return (
    <div className="mt-6 border-l-[3px] border-rule-strong pl-4">
      {author_name !== null && (
        <p className="text-sm font-semibold">
          <bdi>{author_name}</bdi>
          {rating !== null && t.ratedBy({ rating })}
        </p>
      )}
      {photo && (
        <PhotoCover
          photo={photo}
          isWhole
          sizes="20rem"
          alt={photo.alt || t.photoAlt}
          className="max-w-80 rounded-control"
        />
      )}
      {text && (
        // Others have just read it; all of a long list would move the form out of sight.
        <p
          className={`mt-1 wrap-anywhere whitespace-pre-line text-soft ${is_own ? '' : 'line-clamp-6'}`}
          dir="auto"
        >
          {text}
        </p>
      )}
    </div>
  );
}

function ReportForm({ reported, photo }: { reported: Reportable; photo: string | null }) {
  const { kind, id } = reported;
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  const [reportId] = useState(() => crypto.randomUUID());
  const reasons = reasonsByKind[kind].map((reason) => [reason, reportReasons[reason]] as const);
  return (
    <SignedInForm fetcher={fetcher} intent="report" button={t.send}>
      <input type="hidden" name="reportId" value={reportId} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="photo" value={photo ?? ''} />
      <SelectField
        name="reason"
        label={t.reason}
        options={[['', t.chooseReason], ...reasons]}
        error={errors.reason}
      />
      <TextArea
        name="details"
        label={t.details}
        hint={t.detailsHint}
        rows={4}
        maxLength={1000}
        error={errors.details}
      />
      <p className="text-sm text-soft">{t.reportNotes[kind]}</p>
    </SignedInForm>
  );
}

type OutcomeProps = { report: NonNullable<Reportable['report']>; kind: ReportKind };

function Outcome({ report: { status, outcome, created_at }, kind }: OutcomeProps) {
  return (
    <div className="rounded-card bg-sunk p-[min(1.5rem,6vw)]" role="status">
      <p>
        {t.reportedOn({ kind, date: formatLocalDate(created_at) })}{' '}
        {status === 'open' && t.reportOpen}
        {status === 'upheld' && t.reportUpheld({ kind })}
        {status === 'dismissed' && t.reportDismissed}
      </p>
      {outcome && <Quoted text={outcome} />}
    </div>
  );
}

function Quoted({ text }: { text: string }) {
  return (
    <p className="mt-2 border-l-4 border-accent pl-3 wrap-anywhere whitespace-pre-line" dir="auto">
      {text}
    </p>
  );
}

type RemovalProps = { removal: NonNullable<Reportable['removal']>; kind: ReportKind };

function Removal({ removal, kind }: RemovalProps) {
  const { reason, removed_at, appealed_at, appeal_decided_at } = removal;
  return (
    <div className="rounded-card bg-sunk p-[min(1.5rem,6vw)]" role="status">
      <p>{t.removedOn({ kind, date: formatLocalDate(removed_at) })}</p>
      <Quoted text={reason} />
      {appealed_at === null && <AppealForm removal={removal} kind={kind} />}
      {appealed_at !== null && (
        <p className="mt-3">
          {appeal_decided_at === null ? t.appealAwaiting : t.appealRejected({ kind })}
        </p>
      )}
    </div>
  );
}

function AppealForm({ removal, kind }: RemovalProps) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  return (
    <div className="mt-4">
      <SignedInForm fetcher={fetcher} intent="appeal" button={t.appeal} variant="line">
        <input type="hidden" name="id" value={removal.id} />
        <TextArea
          name="appeal"
          label={t.appealLabel({ kind })}
          hint={t.appealHint}
          rows={3}
          maxLength={1000}
          error={errors.appeal}
        />
      </SignedInForm>
    </div>
  );
}
