import { expect, test } from 'vitest';
import { asService } from '../support/clients.ts';
import { createPerson } from '../support/people.ts';

const id = '5eed0000-0000-4000-8000-0000000000dd';
const reason = 'Because I say so';

const actsOfAdmins = [
  ['merge_businesses', { kept_id: id, merged_id: id, choices: {}, expected_revision: '' }],
  ['unmerge_businesses', { merge_id: id }],
  ['mark_different', { pair_id: id }],
  ['compare_business', { listing: id }],
  ['save_article', { kind: 'guide', article_id: id, expected_revision: 0, content: {} }],
  ['decide_queue_items', { items: [], is_approved: true }],
  ['preview_decisions', { filter: {}, is_approved: true }],
  ['undo_decisions', { decision_ids: [id] }],
  ['record_heartbeat', { kind: 'claim', id }],
  ['save_list_view', { list: '/dashboard/queue', name: 'Mine', filter: {} }],
  ['delete_list_view', { view_id: id }],
  ['save_refusal_template', { template_id: id, kind: 'submission', name: 'Mine', reason }],
  ['delete_refusal_template', { template_id: id }],
  ['replay_failed_measurements', {}],
  ['change_metro_settings', { metro: 'austin-tx', featured: [], expected_revision: 0 }],
  ['create_metro', { name: 'Middlebury, VT' }],
  ['begin_export', { filter: {} }],
  ['suspend_person', { person: id, last_day: '2026-12-31', reason }],
  ['lift_suspension', { person: id, reason }],
  ['sign_out_person', { person: id, reason }],
  ['add_admin_note', { note_id: id, item: id, body: 'Hm' }],
  ['delete_admin_note', { note_id: id }],
  ['print_letters', { ids: [id] }],
  ['dismiss_letters', { ids: [id] }],
  ['invite_owners', { ids: [id], channel: 'email' }],
  ['read_out_code', { code_id: id }],
  ['delete_draft', { kind: 'guide', article_id: id, expected_revision: 1 }],
] as const;
const actsOfSuperAdmins = [
  ['change_role', { person: id, expected_role: 'community_user', role: 'admin', reason }],
  ['export_person', { person: id, reason }],
  ['delete_person', { person: id, reason }],
  ['change_setting', { kind: 'limit', name: 'search', value: null, expected_revision: 0 }],
  ['change_settings', { changes: [] }],
] as const;

test.each(['community_user', 'business_owner', 'admin'] as const)(
  'forbidden actions of a %s are rejected and recorded in the audit log',
  async (role) => {
    const { client, userId } = await createPerson(role);
    const acts = [...(role === 'admin' ? [] : actsOfAdmins), ...actsOfSuperAdmins];
    for (const [name, given] of acts) {
      const { status, data, error } = await client.rpc(name, given as never);
      expect([name, status, data, error?.code]).toEqual([name, 403, null, '42501']);
      expect(error?.message).toMatch(/^Only (super )?admins may do this$/);
    }
    // Once an hour for each: nobody fills the log with it.
    await client.rpc(acts[0]![0], acts[0]![1] as never);
    const { data: rows } = await asService()
      .from('audit_log')
      .select('actor_id, action, table_name, row_id, before, after')
      .eq('actor_id', userId)
      .eq('action', 'refuse')
      .order('id');
    expect(rows).toEqual(
      acts.map(([name]) => ({
        actor_id: userId,
        action: 'refuse',
        table_name: 'profiles',
        row_id: userId,
        before: null,
        after: { function: name },
      })),
    );
  },
);
