import { z } from 'zod';
import {
  nameReported,
  type ReportKind,
  reportKinds,
  toReportHref,
} from '#app/domain/report/report.ts';
import { defineTemplate, exampleId } from './template.ts';
import { Action, Paragraph, Quote } from './parts.tsx';

const kinds = Object.keys(reportKinds) as [ReportKind, ...ReportKind[]];

/** What a report is about. */
const reportData = z.object({
  kind: z.enum(kinds),
  id: z.guid(),
  photo: z.string().nullable(),
  /** Of the listing or list. */
  name: z.string(),
  reason: z.string().nullable(),
});
const example = { kind: 'photo', id: exampleId, photo: '/photos/1.jpg', name: 'Joe’s' } as const;

export const reportDecided = defineTemplate({
  schema: reportData.extend({ is_upheld: z.boolean() }),
  subject: (data) =>
    `Your report of a ${nameReported(data)} was ${data.is_upheld ? 'upheld' : 'dismissed'}`,
  body: (data) => (
    <>
      <Paragraph>
        An admin has looked at the {nameReported(data)} that you reported
        {data.is_upheld
          ? ', and hidden it.'
          : `. It follows the rules for ${reportKinds[data.kind].noun}s, so it stays.`}
      </Paragraph>
      {data.reason !== null && <Quote>{data.reason}</Quote>}
      <Action path={toReportHref(data)}>See your report</Action>
    </>
  ),
  example: { ...example, is_upheld: true, reason: 'It names a private person.' },
});

export const contentRemoved = defineTemplate({
  schema: reportData.extend({ reason: z.string() }),
  subject: (data) => `Your ${nameReported(data)} is hidden`,
  body: (data) => (
    <>
      <Paragraph>
        An admin has hidden your {nameReported(data)} after a report. The reason:
      </Paragraph>
      <Quote>{data.reason}</Quote>
      <Paragraph>You can appeal once, and an admin looks at it again.</Paragraph>
      <Action path={toReportHref(data)}>Read it, or appeal</Action>
    </>
  ),
  example: { ...example, reason: 'It shows another place.' },
});

export const appealDecided = defineTemplate({
  schema: reportData.extend({ is_restored: z.boolean() }),
  subject: (data) =>
    data.is_restored
      ? `Your ${nameReported(data)} is public again`
      : `Your appeal for your ${nameReported(data)} was rejected`,
  body: (data) => (
    <>
      <Paragraph>
        An admin has read your appeal.{' '}
        {data.is_restored
          ? `Visitors see your ${nameReported(data)} again.`
          : `Your ${nameReported(data)} stays hidden.`}
      </Paragraph>
      {data.reason !== null && <Quote>{data.reason}</Quote>}
      <Action path={toReportHref(data)}>See the decision</Action>
    </>
  ),
  example: { ...example, is_restored: false, reason: 'It still shows another place.' },
});
