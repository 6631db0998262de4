import type { Context } from 'hono';
import type { GatewayEnv } from '../api-key.ts';
import type { Database } from '../database.ts';
import type { Files } from './files.ts';

/** The dependencies of the storage endpoints. */
export type Services = {
  /** With the role `authenticator`, which may switch to each role of a caller. */
  database: Database;
  files: Files;
  /** The maximum object size in bytes; a bucket may have a lower limit. */
  fileSizeLimit: number;
};

export type StorageContext = Context<GatewayEnv>;
