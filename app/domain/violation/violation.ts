import { z } from 'zod';
import type { browserFamilies } from '#app/config/reports.ts';

const text = z.string().max(2_000).optional();

/** As the Reporting API tells it (`application/reports+json`); reports of other types are passed over. */
const reportSchema = z.object({
  type: z.string().max(100),
  body: z.object({ documentURL: text, blockedURL: text, effectiveDirective: text }).optional(),
});

/** What browsers send, the second from those that know `report-uri` alone (`application/csp-report`). */
export const reportsSchema = z.union([
  z.array(reportSchema).max(50),
  z.object({
    'csp-report': z.object({
      'document-uri': text,
      'blocked-uri': text,
      'effective-directive': text,
      'violated-directive': text,
    }),
  }),
]);

export type Reports = z.output<typeof reportsSchema>;

/** What a browser kept a page from, as it is counted: of the page no more than its route. */
export type Violation = {
  directive: string;
  /** An origin, a scheme, or a word like `inline`. */
  blocked: string;
  screen: string;
  browser: (typeof browserFamilies)[number];
};
