import { z } from 'zod';
import type { browserFamilies } from '#app/config/reports.ts';

const text = z.string().max(2_000).optional();

/** A report of the Reporting API (`application/reports+json`); other types are ignored. */
const reportSchema = z.object({
  type: z.string().max(100),
  body: z.object({ documentURL: text, blockedURL: text, effectiveDirective: text }).optional(),
});

/** Both report formats; the second is that of `report-uri` (`application/csp-report`). */
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

/** A blocked resource as it is counted: of the page, only its route. */
export type Violation = {
  directive: string;
  /** An origin, a scheme, or a keyword such as `inline`. */
  blocked: string;
  screen: string;
  browser: (typeof browserFamilies)[number];
};
