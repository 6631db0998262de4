import type { Database } from '../database.ts';
import type { KeyRing } from '../keys.ts';
import type { Feed } from './changes/feed.ts';
import type { Topics } from './topics.ts';

/** What channels work with. */
export type Services = {
  /** As the role `authenticator`, which may become each role of a caller. */
  database: Database;
  keys: KeyRing;
  feed: Feed;
  topics: Topics;
  log: (line: string) => void;
};
