/** What its owner may read of a key. */
export type ApiKey = {
  id: string;
  name: string;
  /** 'ms_4fQx', by which they tell it from others. */
  prefix: string;
  created_at: string;
  /** To the hour; null of one that was never used. */
  last_used_at: string | null;
};
