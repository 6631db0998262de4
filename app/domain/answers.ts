import { z } from 'zod';
import type { Database } from '#app/services/supabase/database.types.ts';
import { answers as access } from './access/access-schema.ts';
import { answers as adminQueue } from './admin-queue/admin-queue-schema.ts';
import { answers as apiKey } from './api-key/api-key-schema.ts';
import { answers as article } from './article/article-schema.ts';
import { answers as audit } from './audit/audit-schema.ts';
import { answers as business } from './business/business-schema.ts';
import { answers as claim } from './claim/claim-schema.ts';
import { answers as demand } from './demand/demand-schema.ts';
import { answers as duplicate } from './duplicate/duplicate-schema.ts';
import { answers as editing } from './editing/editing-schema.ts';
import { answers as editorial } from './editorial/editorial-schema.ts';
import { answers as exporting } from './export/export-schema.ts';
import { answers as health } from './health/health-schema.ts';
import { answers as history } from './history/history-schema.ts';
import { answers as holiday } from './holiday/holiday-schema.ts';
import { answers as importing } from './import/import-schema.ts';
import { answers as mail } from './mail/mail-schema.ts';
import { answers as map } from './map/map-schema.ts';
import { answers as message } from './message/message-schema.ts';
import { answers as metric } from './metric/metric-schema.ts';
import { answers as metro } from './metro/metro-schema.ts';
import { answers as metroIndex } from './metro-index/metro-index-schema.ts';
import { answers as people } from './people/people-schema.ts';
import { answers as photo } from './photo/photo-schema.ts';
import { answers as place } from './place/place-schema.ts';
import { answers as profile } from './profile/profile-schema.ts';
import { answers as report } from './report/report-schema.ts';
import { answers as question } from './question/question-schema.ts';
import { answers as review } from './review/review-schema.ts';
import { answers as saved } from './saved/saved-schema.ts';
import { answers as search } from './search/search-schema.ts';
import { answers as setting } from './setting/setting-schema.ts';
import { answers as sitemap } from './sitemap/sitemap-schema.ts';
import { answers as statistics } from './statistics/statistics-schema.ts';
import { answers as suggestedEdit } from './suggested-edit/suggested-edit-schema.ts';
import { answers as submission } from './submission/submission-schema.ts';

/** What was written since a position; see `Changes`. */
const changesSchema = z.strictObject({
  position: z.string(),
  since_seconds: z.number().nullable(),
  tags: z.record(z.string(), z.number()),
});

export type SqlFunctions = Database['public']['Functions'];

/**
 * The schemas of what SQL functions answer as JSON, or in rows with null, by function name. A noun's
 * schema file has those of its functions; the database's types say what others answer. The product
 * only imports types from here (`import type`); tests parse every real response with them, see
 * tests/support/clients.ts.
 */
export const answers = {
  ...access,
  ...adminQueue,
  ...apiKey,
  ...article,
  ...audit,
  ...business,
  ...claim,
  ...demand,
  ...duplicate,
  ...editing,
  ...editorial,
  ...exporting,
  find_changes: changesSchema,
  ...health,
  ...history,
  ...holiday,
  ...importing,
  ...mail,
  ...map,
  ...message,
  ...metric,
  ...metro,
  ...metroIndex,
  ...people,
  ...photo,
  ...place,
  ...profile,
  ...report,
  ...question,
  ...review,
  ...saved,
  ...search,
  ...setting,
  ...sitemap,
  ...statistics,
  ...submission,
  ...suggestedEdit,
} satisfies Partial<Record<keyof SqlFunctions, z.ZodType>>;
