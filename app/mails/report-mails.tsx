import { z } from 'zod';
import { type ReportKind, reasonsByKind, toReportHref } from '#app/domain/report/report.ts';
import * as t from '#app/messages/mails.tsx';
import { defineTemplate, exampleId } from './template.ts';
import { Action, Paragraph, Quote } from './parts.tsx';

const kinds = Object.keys(reasonsByKind) as [ReportKind, ...ReportKind[]];

/** What a report is about, with the reason of the admin's decision. */
const reportData = z
  .object({
    kind: z.enum(kinds),
    id: z.guid(),
    photo: z.string().nullable(),
    /** Of the listing or list; null for a list without one. */
    name: z.string().nullable(),
    reason: z.string().nullable(),
    is_upheld: z.boolean().optional(),
    is_restored: z.boolean().optional(),
  })
  .transform(({ is_upheld = false, is_restored = false, ...data }) => ({
    ...data,
    isUpheld: is_upheld,
    isRestored: is_restored,
    path: toReportHref(data),
  }));

const example = {
  kind: 'photo',
  id: exampleId,
  photo: '/photos/1.jpg',
  name: 'Joe’s Café & Bar',
  reason: 'It shows another place.',
} as const;

export const reportDecided = defineTemplate({
  schema: reportData,
  subject: t.reportDecidedSubject,
  body: ({ isUpheld, reason, path, ...reported }) => (
    <>
      <Paragraph>
        {isUpheld ? t.reportUpheldBody(reported) : t.reportDismissedBody(reported)}
      </Paragraph>
      {reason !== null && <Quote>{reason}</Quote>}
      <Action path={path}>{t.viewReport}</Action>
    </>
  ),
  example: { ...example, is_upheld: true },
});

export const contentRemoved = defineTemplate({
  schema: reportData,
  subject: t.contentRemovedSubject,
  body: ({ reason, path, ...reported }) => (
    <>
      <Paragraph>{t.contentRemovedBody(reported)}</Paragraph>
      <Quote>{reason ?? ''}</Quote>
      <Paragraph>{t.contentRemovedNextSteps}</Paragraph>
      <Action path={path}>{t.readOrAppeal}</Action>
    </>
  ),
  example,
});

export const appealDecided = defineTemplate({
  schema: reportData,
  subject: t.appealDecidedSubject,
  body: ({ reason, path, ...decided }) => (
    <>
      <Paragraph>{t.appealDecidedBody(decided)}</Paragraph>
      {reason !== null && <Quote>{reason}</Quote>}
      <Action path={path}>{t.viewDecision}</Action>
    </>
  ),
  example: { ...example, is_restored: false },
});
