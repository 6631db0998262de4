import type { Context } from 'hono';
import type { GatewayEnv } from '../api-key.ts';
import type { Database } from '../database.ts';
import type { Files } from './files.ts';

/** What the endpoints of the storage service work with. */
export type Services = {
  /** As the role `authenticator`, which may become each role of a caller. */
  database: Database;
  files: Files;
  /** The most bytes that any object may have; a bucket may allow fewer. */
  fileSizeLimit: number;
};

export type StorageContext = Context<GatewayEnv>;
