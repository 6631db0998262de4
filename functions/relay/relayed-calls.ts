import { z } from 'zod';
import { maxNameLength } from '#app/domain/profile/parse-name.ts';

/**
 * A call that may pass: to PostgREST unchanged, to Supabase Auth with the fields of
 * `authBodySchema`. `isAttempt`: it tries a password or a code, or sends a mail.
 */
export type RelayedCall = { service: 'rest' } | { service: 'auth'; isAttempt: boolean };

/**
 * The methods that the browser's client uses with PostgREST, by the last part of the path. The test
 * beside this file compares them with the calls in app/.
 */
export const relayedData: Record<string, readonly string[]> = {
  api_keys: ['GET'],
  business_changes: ['GET'],
  categories: ['GET'],
  metros: ['GET'],
  business_members: ['GET'],
  claims: ['GET'],
  held_changes: ['GET'],
  notification_preferences: ['GET', 'POST'],
  notifications: ['GET', 'PATCH'],
  perf_metrics: ['GET'],
  business_invitations: ['GET'],
  profiles: ['GET', 'PATCH', 'POST'],
  submissions: ['GET'],
  'rpc/accept_invitation': ['POST'],
  'rpc/check_import': ['POST'],
  'rpc/create_api_key': ['POST'],
  'rpc/create_import': ['POST'],
  'rpc/describe_import': ['POST'],
  'rpc/begin_export': ['POST'],
  'rpc/count_export': ['POST'],
  'rpc/find_import_rows': ['GET'],
  'rpc/find_businesses_to_manage': ['POST'],
  'rpc/find_imports': ['GET'],
  'rpc/find_managed': ['GET'],
  'rpc/get_import': ['GET'],
  'rpc/revoke_api_key': ['POST'],
  'rpc/roll_back_import': ['POST'],
  'rpc/run_import': ['POST'],
  'rpc/stage_import_rows': ['POST'],
  'rpc/stop_import': ['POST'],
  'rpc/become_business_owner': ['POST'],
  'rpc/carry_out_decisions': ['POST'],
  'rpc/change_business': ['POST'],
  'rpc/change_business_status': ['POST'],
  'rpc/change_role': ['POST'],
  'rpc/change_setting': ['POST'],
  'rpc/compare_business': ['POST'],
  'rpc/confirm_facts': ['POST'],
  'rpc/confirm_claim_code': ['POST'],
  'rpc/decide_queue_items': ['POST'],
  'rpc/decline_invitation': ['POST'],
  'rpc/delete_draft': ['POST'],
  'rpc/delete_own_account': ['POST'],
  'rpc/delete_queue_view': ['POST'],
  'rpc/delete_refusal_template': ['POST'],
  'rpc/delete_person': ['POST'],
  'rpc/export_person': ['POST'],
  'rpc/find_admin_queue': ['GET'],
  'rpc/find_articles_to_edit': ['GET'],
  'rpc/find_audit_log': ['POST'],
  'rpc/find_business_changes': ['GET'],
  'rpc/end_access': ['POST'],
  'rpc/enter_claim_code': ['POST'],
  'rpc/find_categories': ['GET'],
  'rpc/find_charts': ['GET'],
  'rpc/find_database_state': ['GET'],
  'rpc/find_duplicates': ['GET'],
  'rpc/find_embedded_listings': ['GET'],
  'rpc/find_facts_to_confirm': ['GET'],
  'rpc/find_own_invitations': ['GET'],
  'rpc/find_objections': ['GET'],
  'rpc/find_own_claims': ['GET'],
  'rpc/find_own_listings': ['GET'],
  'rpc/find_failed_mails': ['GET'],
  'rpc/find_health': ['GET'],
  'rpc/find_own_mails': ['GET'],
  'rpc/find_own_submissions': ['GET'],
  'rpc/find_people': ['POST'],
  'rpc/find_similar_businesses': ['GET'],
  'rpc/get_business_statistics': ['GET'],
  'rpc/get_article_revision': ['GET'],
  'rpc/get_article_to_edit': ['GET'],
  'rpc/get_business_access': ['GET'],
  'rpc/save_article': ['POST'],
  'rpc/get_invitation': ['POST'],
  'rpc/get_claim': ['GET'],
  'rpc/get_claiming': ['GET'],
  'rpc/get_dashboard_version': ['GET'],
  'rpc/get_duplicate': ['GET'],
  'rpc/get_editable_business': ['GET'],
  'rpc/get_held_change': ['GET'],
  'rpc/get_objection': ['GET'],
  'rpc/get_person': ['GET'],
  'rpc/get_queue_aids': ['GET'],
  'rpc/get_refusal_templates': ['GET'],
  'rpc/get_queue_item': ['GET'],
  'rpc/get_settings': ['GET'],
  'rpc/get_own_businesses': ['GET'],
  'rpc/get_own_reviews': ['GET'],
  'rpc/get_submission': ['GET'],
  'rpc/lift_suspension': ['POST'],
  'rpc/locate_address': ['GET'],
  'rpc/look_at_item': ['POST'],
  'rpc/invite_to_business': ['POST'],
  'rpc/leave_business': ['POST'],
  'rpc/preview_decisions': ['POST'],
  'rpc/mark_different': ['POST'],
  'rpc/measure_charts': ['POST'],
  'rpc/merge_businesses': ['POST'],
  'rpc/moderate_business': ['POST'],
  'rpc/replay_dead_letters': ['POST'],
  'rpc/retry_mails': ['POST'],
  'rpc/object_to_claim': ['POST'],
  'rpc/save_draft': ['POST'],
  'rpc/save_queue_view': ['POST'],
  'rpc/save_refusal_template': ['POST'],
  'rpc/send_claim': ['POST'],
  'rpc/send_claim_code': ['POST'],
  'rpc/send_submission': ['POST'],
  'rpc/settle_write': ['POST'],
  'rpc/start_claim': ['POST'],
  'rpc/suspend_person': ['POST'],
  'rpc/summarize_metrics': ['GET'],
  'rpc/unmerge_businesses': ['POST'],
  'rpc/undo_change': ['POST'],
  'rpc/undo_decisions': ['POST'],
  'rpc/verify_audit_log': ['GET'],
  'rpc/withdraw_invitation': ['POST'],
  'rpc/withdraw_claim': ['POST'],
  'rpc/withdraw_held_change': ['POST'],
  'rpc/withdraw_submission': ['POST'],
};

/** The paths that it uses with Supabase Auth, and whether they are attempts. */
export const relayedAuth: Record<string, boolean> = {
  'GET health': false,
  'GET user': false,
  'GET reauthenticate': true,
  'PUT user': true,
  'POST token?grant_type=password': true,
  'POST token?grant_type=pkce': true,
  'POST token?grant_type=refresh_token': false,
  'POST signup': true,
  'POST recover': true,
  'POST resend': true,
  'POST otp': true,
  'POST verify': true,
  'POST logout': false,
};

/** Query parameters that are forwarded to Supabase Auth. */
const authParameters = ['grant_type', 'redirect_to', 'scope'];

/**
 * Returns the call of a request, or null if the browser's client never makes it.
 * @param path from `/rest/v1/…` or `/auth/v1/…` on
 */
export function findRelayedCall(
  method: string,
  path: string,
  query: URLSearchParams,
): RelayedCall | null {
  const [, service, rest = ''] = /^\/(rest|auth)\/v1\/([\w/]+)$/.exec(path) ?? [];
  if (service === 'rest') {
    const asked = method === 'HEAD' ? 'GET' : method;
    const allowed = Object.hasOwn(relayedData, rest) ? (relayedData[rest] ?? []) : [];
    // Reads are sometimes sent by POST (`callFunction`).
    const isRead = rest.startsWith('rpc/') && asked === 'POST' && allowed.includes('GET');
    return isRead || allowed.includes(asked) ? { service } : null;
  }
  const grant = rest === 'token' ? `?grant_type=${query.get('grant_type')}` : '';
  const name = `${method} ${rest}${grant}`;
  if (service !== 'auth' || !Object.hasOwn(relayedAuth, name)) return null;
  return { service, isAttempt: relayedAuth[name] ?? true };
}

/**
 * Returns the query for Supabase Auth: each parameter once, so that it reads the values checked
 * here.
 */
export function keepAuthParameters(query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of authParameters) {
    const value = query.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size === 0 ? '' : `?${kept}`;
}

const text = z.string().max(2_000).nullish();
const name = z
  .string()
  .refine((value) => Array.from(value).length <= maxNameLength, 'is too long')
  .nullish();

/**
 * The fields that the browser's client sends to Supabase Auth; all others are dropped. GoTrue reads
 * keys in any case ('EMAIL'), which would evade the limit by account, and stores any metadata it is
 * given.
 */
export const authBodySchema = z.object({
  email: z.string().max(320).nullish(),
  password: text,
  current_password: text,
  nonce: text,
  refresh_token: text,
  auth_code: text,
  code_verifier: text,
  code_challenge: text,
  code_challenge_method: text,
  token: text,
  token_hash: text,
  type: text,
  create_user: z.boolean().nullish(),
  data: z
    .object({
      first_name: name,
      last_name: name,
      role: z.enum(['community_user', 'business_owner']).nullish(),
    })
    .nullish(),
  gotrue_meta_security: z.object({ captcha_token: text }).nullish(),
});
