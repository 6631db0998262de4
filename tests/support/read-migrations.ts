import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../supabase/local/environment.ts';

export type Statement = { file: string; text: string };

const folder = join(root, 'supabase', 'migrations');

/** Comments, quoted text, names in quotes, dollar-quoted bodies, the end of a statement, the rest. */
const tokens = /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^-'"$;]+|./g;

export function migrationNames(): string[] {
  return readdirSync(folder).sort();
}

/** The statements of all migrations in their order, without comments, each on one line. */
export function readStatements(): Statement[] {
  return readRunnableStatements()
    .map(({ file, text }) => ({ file, text: withoutComments(text).replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}

/** The same as they are written. */
export function readRunnableStatements(): Statement[] {
  return migrationNames().flatMap((file) =>
    splitStatements(readFileSync(join(folder, file), 'utf8')).map((text) => ({ file, text })),
  );
}

function splitStatements(sql: string): string[] {
  const statements = [''];
  for (const [token] of sql.matchAll(tokens)) {
    if (token === ';') statements.push('');
    else statements[statements.length - 1] += token;
  }
  return statements;
}

function withoutComments(sql: string): string {
  return sql.replaceAll(tokens, (token) => (token.startsWith('--') ? '' : token));
}

/** The code of a migration alone: what stands in no comment and no quotes, bodies of functions too. */
export function readCode(file: string): string {
  return readFileSync(join(folder, file), 'utf8').replaceAll(
    /--[^\n]*|'(?:[^']|'')*'|"[^"]*"/g,
    (quoted) => (quoted.startsWith('--') ? '' : "''"),
  );
}
