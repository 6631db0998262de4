import type { Database } from '../database.ts';
import type { KeyRing } from '../keys.ts';
import type { Feed } from './changes/feed.ts';
import type { Topics } from './topics.ts';

/** The dependencies of channels. */
export type Services = {
  /** With the role `authenticator`, which may switch to each role of a caller. */
  database: Database;
  keys: KeyRing;
  feed: Feed;
  topics: Topics;
  log: (line: string) => void;
};
