import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from './errors.ts';

export type SupabaseKeys = { url: string; publishableKey: string; secretKey: string };
export type UpstashKeys = { url: string; token: string };

/** The settings of the developer; see README.md. */
export type Environment = {
  port: number;
  supabasePort: number;
  upstashPort: number;
  /** Absolute path of the folder with the embedded backend's data. */
  dataDir: string;
  /** Whether the embedded backend is the one without demo data, a database of its own in that folder. */
  isEmpty: boolean;
  /** An external Supabase, or null to run the embedded one. */
  supabase: SupabaseKeys | null;
  /** An external Upstash, or null to run the embedded one. */
  upstash: UpstashKeys | null;
};

export const root = resolve(import.meta.dirname, '..', '..');

/**
 * Reads the environment, with the file .dev.vars as a fallback.
 * @throws StartError that names the wrong or missing variable
 */
export function readEnvironment(): Environment {
  const devVars = join(root, '.dev.vars');
  if (existsSync(devVars)) {
    process.loadEnvFile(devVars);
  }
  const supabase = readTogether([
    'SUPABASE_URL',
    'SUPABASE_PUBLISHABLE_KEY',
    'SUPABASE_SECRET_KEY',
  ]);
  const upstash = readTogether(['UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN']);
  const port = readPort('PORT', 8787);
  const supabasePort = readPort('SUPABASE_PORT', 54_321);
  const upstashPort = readPort('UPSTASH_PORT', 8079);
  const given = [port, supabasePort, upstashPort].filter((each) => each !== 0);
  if (new Set(given).size < given.length) {
    throw new StartError('PORT, SUPABASE_PORT and UPSTASH_PORT must be three different ports.');
  }
  const dataDir = resolve(root, process.env.DATA_DIR ?? '.local');
  if (existsSync(dataDir) && !statSync(dataDir).isDirectory()) {
    throw new StartError(`DATA_DIR must name a folder, and ${dataDir} is a file.`);
  }
  const isEmpty = process.argv.includes('--empty');
  if (isEmpty && supabase !== null) {
    throw new StartError('--empty is for the embedded backend; unset SUPABASE_URL and its keys.');
  }
  return {
    port,
    supabasePort,
    upstashPort,
    dataDir,
    isEmpty,
    supabase: supabase && { url: supabase[0], publishableKey: supabase[1], secretKey: supabase[2] },
    upstash: upstash && { url: upstash[0], token: upstash[1] },
  };
}

function readPort(name: string, fallback: number): number {
  const value = process.env[name] ?? String(fallback);
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) {
    throw new StartError(`${name} must be a port number from 0 to 65535, and it is "${value}".`);
  }
  return port;
}

/** Returns the values of variables that must be set together, or null when none is set. */
function readTogether<const Names extends string[]>(
  names: Names,
): { [K in keyof Names]: string } | null {
  const values = names.map((name) => process.env[name] || null);
  if (values.every((value) => value === null)) {
    return null;
  }
  const missing = names.filter((_, index) => values[index] === null);
  if (missing.length > 0) {
    throw new StartError(
      `Please set ${missing.join(' and ')} too: ${names.join(', ')} belong together.`,
    );
  }
  return values as { [K in keyof Names]: string };
}
