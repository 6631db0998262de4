/** What must know a column of a table in `public`. */
export type Duty =
  | 'visitorsRead'
  | 'peopleRead'
  | 'peopleInsert'
  | 'peopleUpdate'
  | 'audit'
  | 'export'
  | 'profile';

type LeftOut = { because: string; columns: Record<string, string> };

const derived =
  'ranking_score, duplicate_key, open_minutes, special_days, special_open, name_key, search_doc, ' +
  'search_tags, earth_point, map_lat, map_lng, photo_folders';

/**
 * Columns that a list leaves out on purpose, by their table; '*' is every table that has them. A new
 * column stands in every list or here.
 */
export const omittedColumns: Record<Duty, LeftOut[]> = {
  visitorsRead: [
    {
      because: 'what somebody owns or wrote cannot be linked',
      columns: { businesses: 'owner_id', reviews: 'author_id', questions: 'author_id' },
    },
    { because: 'it is what search keeps', columns: { businesses: derived } },
    {
      because: 'it is told to the author',
      columns: { reviews: 'hidden_reason', questions: 'hidden_reason' },
    },
    {
      because: 'it is the author’s, or what the directory found',
      columns: {
        reviews: 'revision, signals',
        questions: 'revision, signals',
      },
    },
  ],
  peopleRead: [
    {
      because: 'it is a secret',
      columns: { api_keys: 'hash', business_invitations: 'token_hash' },
    },
    {
      because: 'what somebody owns or wrote cannot be linked',
      columns: { businesses: 'owner_id', reviews: 'author_id', questions: 'author_id' },
    },
    { because: 'it is what search keeps', columns: { businesses: derived } },
    { because: 'nothing is told twice by it', columns: { notifications: 'key' } },
    {
      because: 'neither side learns the other’s account or address',
      columns: { message_threads: 'person_id, owner_id, alias', messages: 'author_id' },
    },
    {
      because: 'it only says that something has changed',
      columns: {
        live_changes: 'transaction, changed_at',
      },
    },
    { because: 'the sitting owner says it to the admins', columns: { claims: 'objection' } },
    {
      because: 'it would show how to get around it',
      columns: {
        reviews: 'signals',
        questions: 'signals',
        reports: 'signals',
        suggested_edits: 'signals',
        review_votes: 'is_new_account',
      },
    },
    {
      because: 'admins are not named',
      columns: { reports: 'decided_by', suggested_fields: 'decided_by' },
    },
    {
      because: 'it is a hash that finds campaigns',
      columns: {
        reports: 'network',
        review_votes: 'network',
        suggested_edits: 'network',
        suggested_fields: 'decider_network',
      },
    },
  ],
  peopleInsert: [
    {
      because: 'the database writes it',
      columns: {
        '*': 'created_at, updated_at',
        notification_preferences: 'digest_until',
        profiles: 'public_id',
      },
    },
  ],
  peopleUpdate: [
    {
      because: 'the database writes it',
      columns: {
        '*': 'id, created_at, updated_at',
        notification_preferences: 'digest_until',
        profiles: 'public_id',
      },
    },
    {
      because: 'it is chosen once',
      columns: {
        profiles: 'user_id, role',
      },
    },
    {
      because: 'all that people do with what they were told is to have read it',
      columns: { notifications: 'recipient_id, kind, key, data' },
    },
  ],
  audit: [
    { because: 'it names the row and never changes', columns: { '*': 'id, created_at' } },
    { because: 'the row of the log has its own time', columns: { '*': 'updated_at' } },
    {
      because: 'it is forgotten some day, and the record is not',
      columns: { business_invitations: 'address, token_hash' },
    },
    {
      because: 'it only numbers the changes',
      columns: {
        claims: 'revision',
        questions: 'revision',
        reviews: 'revision',
        submissions: 'revision',
      },
    },
    { because: 'it never changes', columns: { claims: 'website_code' } },
    {
      because: 'it is a hash that finds campaigns',
      columns: { reports: 'network', suggested_fields: 'decider_network' },
    },
    {
      because: 'it is worked out from other rows or columns',
      columns: {
        businesses: `is_claimed, rating, review_count, ${derived}`,
        reviews: 'helpful_count',
        articles: 'word_count, listing_slugs',
      },
    },
  ],
  export: [
    {
      because: 'it is the person who asks',
      columns: {
        api_keys: 'owner_id',
        businesses: 'owner_id',
        claims: 'claimant_id',
        questions: 'author_id',
        reviews: 'author_id',
        reports: 'reporter_id',
        suggested_edits: 'proposer_id',
        review_votes: 'voter_id',
        submissions: 'submitter_id',
        notifications: 'recipient_id',
        pending_changes: 'requested_by',
        business_changes: 'actor_id',
        business_members: 'user_id',
        business_invitations: 'invited_by',
      },
    },
    {
      because:
        'it is shown as the other side, and when and by whom was written last shows the messages',
      columns: {
        message_threads:
          'business_id, person_id, owner_id, alias, last_side, last_at, person_read_at, business_read_at, blocked_by',
        messages: 'id, thread_id, author_id',
      },
    },
    {
      because: 'it is a secret',
      columns: { api_keys: 'hash', business_invitations: 'token_hash' },
    },
    { because: 'nothing is told twice by it', columns: { notifications: 'key' } },
    {
      because: 'it is another person, or what they say',
      columns: {
        claims: 'decided_by, objection',
        submissions: 'decided_by',
        reports: 'decided_by, network',
        review_votes: 'network',
        suggested_edits: 'network',
        suggested_fields: 'decided_by, decider_network',
        pending_changes: 'decided_by',
      },
    },
    {
      because: 'it would show how to get around it',
      columns: {
        reviews: 'signals',
        questions: 'signals',
        reports: 'signals',
        suggested_edits: 'signals',
      },
    },
    {
      because: 'what it refers to stands there by name',
      columns: { businesses: 'category_id, more_category_ids, metro_id' },
    },
    {
      because: 'it is worked out from other rows or columns',
      columns: { businesses: `is_claimed, ${derived}` },
    },
  ],
  profile: [
    {
      because: 'it is shown as what it refers to',
      columns: { businesses: 'category_id, more_category_ids, metro_id' },
    },
    { because: 'each fact has its own confirmation', columns: { businesses: 'confirmed_at' } },
    {
      because: 'it is the listing whose profile it is',
      columns: { '*': 'business_id' },
    },
    {
      because: 'nothing refers to it from outside',
      columns: { opening_hours: 'id', special_hours: 'id', services: 'id' },
    },
    { because: 'the order shows it', columns: { services: 'position' } },
    {
      because: 'published reviews alone are shown',
      columns: {
        reviews: 'status, updated_at',
      },
    },
    {
      because: 'published questions alone are shown, with their answers below them',
      columns: { questions: 'question_id, by_owner, status, updated_at' },
    },
  ],
};

/** Tables whose changes are not recorded. */
export const unaudited: Record<string, string> = {
  api_keys:
    'it is a person’s own, opens nothing that is closed and says itself when it was made and revoked',
  audit_log: 'it is the record',
  business_changes: 'it is a record itself',
  business_search_words: 'measurements are not facts of the directory',
  business_slugs: 'triggers write it when a recorded change is made',
  business_statistics: 'measurements are not facts of the directory',
  categories: 'only migrations change it',
  fact_confirmations: 'it says itself when and by whom; changes that write it are recorded',
  live_changes: 'it only says that something has changed',
  message_threads: 'it is private to two sides, who see what the other does',
  messages: 'they are private to two sides and never change',
  metros: 'only migrations change it',
  notification_preferences: 'it is a person’s own choice and nobody else’s to change',
  notifications: 'what they tell of is recorded where it was done',
  perf_metrics: 'measurements are not facts of the directory',
  perf_metrics_hourly: 'measurements are not facts of the directory',
  perf_metrics_totals: 'measurements are not facts of the directory',
  review_votes: 'it is a person’s own opinion and nobody else’s to change',
};
