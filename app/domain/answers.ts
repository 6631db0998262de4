import { z } from 'zod';
import { edgeSettingsSchema } from '#app/config/edge-settings.ts';
import type { Database } from '#app/services/supabase/database.types.ts';
import {
  acceptedInvitationSchema,
  businessAccessSchema,
  declinedInvitationSchema,
  endedAccessSchema,
  invitationSchema,
  leftBusinessSchema,
  sentInvitationSchema,
  withdrawnInvitationSchema,
} from './access/access-schema.ts';
import {
  adminQueueSchema,
  decidedItemsSchema,
  decisionPreviewSchema,
  decisionRunSchema,
  lookSchema,
  queuePresetsSchema,
  refusalTemplatesSchema,
  queueItemSchema,
} from './admin-queue/admin-queue-schema.ts';
import { createdKeySchema, revokedKeySchema } from './api-key/api-key-schema.ts';
import { embeddedListingSchema } from './article/article-schema.ts';
import { auditHeadSchema, auditLogSchema, verifiedAuditSchema } from './audit/audit-schema.ts';
import {
  businessSchema,
  businessesToManageSchema,
  factsToConfirmSchema,
  goneBusinessSchema,
  listingDatesSchema,
  ownListingSchema,
  categoryChoiceSchema,
  unusualListingsSchema,
} from './business/business-schema.ts';
import { changesSchema } from './change/change-schema.ts';
import {
  claimingSchema,
  confirmedCodeSchema,
  enteredCodeSchema,
  finishedCheckSchema,
  madeObjectionSchema,
  objectionSchema,
  ownClaimsSchema,
  reviewedClaimSchema,
  sentClaimSchema,
  sentCodeSchema,
  startedClaimSchema,
  websiteCheckSchema,
  withdrawnClaimSchema,
} from './claim/claim-schema.ts';
import {
  comparedBusinessSchema,
  duplicatePairSchema,
  duplicatesSchema,
  markedDifferentSchema,
  mergedBusinessesSchema,
  unmergedBusinessesSchema,
} from './duplicate/duplicate-schema.ts';
import { begunExportSchema, exportPageSchema } from './export/export-schema.ts';
import {
  businessChangesSchema,
  changeToDecideSchema,
  changedBusinessSchema,
  editableBusinessSchema,
  undoneChangeSchema,
} from './editing/editing-schema.ts';
import { failedMailsSchema, leasedMailsSchema, mailCountsSchema } from './mail/mail-schema.ts';
import {
  articleContentSchema,
  articleToEditSchema,
  articlesToEditSchema,
  deletedDraftSchema,
  savedArticleSchema,
} from './editorial/editorial-schema.ts';
import { guideCardSchema, guideSchema } from './guide/guide-schema.ts';
import {
  chartsSchema,
  databaseStateSchema,
  healthStateSchema,
  replayedMeasurementsSchema,
} from './health/health-schema.ts';
import { businessHistorySchema } from './history/history-schema.ts';
import {
  actSchema,
  exportedPersonSchema,
  personDataSchema,
  peopleSchema,
  personFileSchema,
} from './people/people-schema.ts';
import { importCountsSchema } from './import/import-schema.ts';
import {
  importJobSchema,
  importRowsSchema,
  importSummarySchema,
  importedRowsSchema,
} from './import/job/import-job-schema.ts';
import { placeOnMapSchema } from './map/map-schema.ts';
import { metroListingsSchema, metrosSchema } from './metro-index/metro-index-schema.ts';
import { vitalSummarySchema, vitalTotalsSchema } from './metric/metric-schema.ts';
import { blogSchema, postCardSchema, postSchema, wholePostSchema } from './post/post-schema.ts';
import {
  ownSubmissionsSchema,
  savedDraftSchema,
  sentSubmissionSchema,
  similarBusinessSchema,
  submissionSchema,
  withdrawnSubmissionSchema,
  locatedAddressSchema,
} from './submission/submission-schema.ts';
import { formerListingSchema, searchRowSchema, suggestionsSchema } from './search/search-schema.ts';
import { statisticsSchema } from './statistics/statistics-schema.ts';
import { settingsSchema } from './setting/setting-schema.ts';
import { sitemapPartSchema, sitemapRowSchema } from './sitemap/sitemap-schema.ts';

export type SqlFunctions = Database['public']['Functions'];

/**
 * The schema of what SQL functions answer as JSON, or in rows with null; the database's types say
 * what others answer. The product only imports types from here (`import type`); tests parse every
 * real response with them, see tests/support/clients.ts.
 */
export const answers = {
  accept_invitation: acceptedInvitationSchema,
  audit_head: auditHeadSchema,
  begin_website_check: websiteCheckSchema.nullable(),
  change_business: changedBusinessSchema,
  change_business_status: changedBusinessSchema,
  change_role: actSchema,
  change_setting: actSchema,
  compare_business: comparedBusinessSchema,
  confirm_facts: z.strictObject({ outcome: z.literal('confirmed') }),
  count_mails: mailCountsSchema,
  confirm_claim_code: confirmedCodeSchema,
  count_vitals: z.array(vitalTotalsSchema),
  decide_queue_items: decidedItemsSchema,
  decline_invitation: declinedInvitationSchema,
  delete_draft: deletedDraftSchema,
  delete_queue_view: z.null(),
  delete_refusal_template: z.null(),
  delete_person: actSchema,
  find_admin_queue: adminQueueSchema,
  find_articles_to_edit: articlesToEditSchema,
  find_audit_log: auditLogSchema,
  find_business_changes: businessChangesSchema.nullable(),
  enter_claim_code: enteredCodeSchema,
  end_access: endedAccessSchema,
  export_own_data: personDataSchema,
  export_person: exportedPersonSchema,
  execute_due_decisions: decisionRunSchema,
  find_businesses_to_manage: businessesToManageSchema,
  find_categories: z.array(categoryChoiceSchema),
  find_changes: changesSchema,
  find_charts: chartsSchema,
  find_database_state: databaseStateSchema,
  find_duplicates: duplicatesSchema,
  find_embedded_listings: z.array(embeddedListingSchema).max(100),
  find_facts_to_confirm: z.array(factsToConfirmSchema).max(20),
  find_failed_mails: failedMailsSchema,
  find_former_listings: z.array(formerListingSchema).max(3),
  find_health: healthStateSchema,
  find_guides: z.array(guideCardSchema).max(1000),
  find_listing_dates: z.array(listingDatesSchema),
  find_own_invitations: z.array(invitationSchema).max(20),
  find_objections: z.array(objectionSchema),
  find_metros: metrosSchema,
  find_old_documents: z.array(z.string()).max(500),
  find_own_claims: ownClaimsSchema,
  find_managed: z.array(z.guid()).max(20),
  find_own_listings: z.array(ownListingSchema).max(100),
  find_own_submissions: ownSubmissionsSchema,
  find_people: peopleSchema,
  find_posts: z.array(z.union([wholePostSchema, postCardSchema])).max(100),
  find_similar_businesses: z.array(similarBusinessSchema).max(5),
  find_unusual_listings: unusualListingsSchema,
  finish_website_check: finishedCheckSchema,
  get_article_revision: articleContentSchema.nullable(),
  get_article_to_edit: articleToEditSchema.nullable(),
  get_blog: blogSchema,
  get_business: z.discriminatedUnion('status', [businessSchema, goneBusinessSchema]).nullable(),
  get_business_access: businessAccessSchema.nullable(),
  get_business_statistics: statisticsSchema.nullable(),
  get_business_history: businessHistorySchema.nullable(),
  get_claim: reviewedClaimSchema.nullable(),
  get_claiming: claimingSchema.nullable(),
  get_duplicate: duplicatePairSchema.nullable(),
  get_editable_business: editableBusinessSchema.nullable(),
  get_pending_change: changeToDecideSchema.nullable(),
  get_edge_settings: edgeSettingsSchema,
  get_settings: settingsSchema,
  get_guide: guideSchema.nullable(),
  get_invitation: invitationSchema.nullable(),
  get_person: personFileSchema.nullable(),
  get_post: postSchema.nullable(),
  get_queue_presets: queuePresetsSchema,
  get_queue_item: queueItemSchema,
  get_refusal_templates: refusalTemplatesSchema,
  get_submission: submissionSchema.nullable(),
  begin_export: begunExportSchema,
  read_export: exportPageSchema.nullable(),
  check_import: z.boolean(),
  create_api_key: createdKeySchema,
  create_import: z.uuid(),
  describe_import: z.boolean(),
  find_import_rows: importRowsSchema,
  find_imports: z.array(importSummarySchema),
  find_old_import_files: z.array(z.string()),
  get_import: importJobSchema.nullable(),
  import_held_rows: importedRowsSchema.nullable(),
  import_listings: importCountsSchema,
  revoke_api_key: revokedKeySchema,
  leave_out_held_rows: z.boolean(),
  roll_back_import: z.enum(['done', 'closed', 'old_session']),
  run_import: z.boolean(),
  stage_import_rows: z.int().nullable(),
  stop_import: z.boolean(),
  lease_mails: leasedMailsSchema,
  lift_suspension: actSchema,
  list_metro_index: metroListingsSchema.nullable(),
  locate_address: locatedAddressSchema,
  look_at_item: lookSchema,
  invite_to_business: sentInvitationSchema,
  leave_business: leftBusinessSchema,
  get_objection: objectionSchema.nullable(),
  mark_different: markedDifferentSchema,
  measure_charts: chartsSchema,
  merge_businesses: mergedBusinessesSchema,
  moderate_business: actSchema,
  object_to_claim: madeObjectionSchema,
  places_within: z.array(placeOnMapSchema),
  preview_decisions: decisionPreviewSchema,
  replay_failed_measurements: replayedMeasurementsSchema,
  save_draft: savedDraftSchema,
  save_queue_view: z.strictObject({ outcome: z.enum(['saved', 'full']) }),
  save_refusal_template: z.strictObject({ outcome: z.enum(['saved', 'taken', 'full']) }),
  search_businesses: searchRowSchema,
  save_article: savedArticleSchema,
  send_claim: sentClaimSchema,
  send_claim_code: sentCodeSchema,
  send_submission: sentSubmissionSchema,
  sitemap_businesses: z.array(sitemapRowSchema),
  sitemap_categories: z.array(sitemapRowSchema),
  sitemap_guides: z.array(sitemapRowSchema),
  sitemap_metros: z.array(sitemapRowSchema),
  sitemap_parts: z.array(sitemapPartSchema),
  sitemap_posts: z.array(sitemapRowSchema),
  start_claim: startedClaimSchema,
  suggest: suggestionsSchema,
  suspend_person: actSchema,
  summarize_metrics: z.array(vitalSummarySchema),
  use_api_key: z.guid().nullable(),
  verify_audit_log: verifiedAuditSchema,
  withdraw_invitation: withdrawnInvitationSchema,
  unmerge_businesses: unmergedBusinessesSchema,
  undo_change: undoneChangeSchema,
  undo_decisions: z.int(),
  withdraw_claim: withdrawnClaimSchema,
  withdraw_pending_change: undoneChangeSchema,
  withdraw_submission: withdrawnSubmissionSchema,
} satisfies Partial<Record<keyof SqlFunctions, z.ZodType>>;
