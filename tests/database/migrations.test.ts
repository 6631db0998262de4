import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  findBrokenPromises,
  listMigrations,
  readReleased,
} from '../../supabase/commands/releasing/released.ts';
import { root } from '../../supabase/local/environment.ts';
import {
  type Statement,
  migrationNames,
  readCode,
  readStatements,
} from '../support/read-migrations.ts';

/** Later ones change what is there. */
const lastOfFirstRelease = /_all_objects\.sql$/;
const ofFirstRelease = new Set(
  migrationNames().slice(
    0,
    migrationNames().findIndex((name) => lastOfFirstRelease.test(name)) + 1,
  ),
);
const statements = readStatements().filter(({ file }) => ofFirstRelease.has(file));

/** What a statement defines, one entry an object; of a grant, one a privilege, object and role. */
const definitions: [pattern: RegExp, define: (match: RegExpExecArray) => string[]][] = [
  [/^create extension if not exists (\S+)/, ([, name]) => [`extension ${name}`]],
  [/^create schema if not exists (\S+)/, ([, name]) => [`schema ${name}`]],
  // By name alone: of two functions with one name PostgREST would have to guess.
  [/^create (table|type|domain|view|function) ([\w.]+)/, ([, kind, name]) => [`${kind} ${name}`]],
  [/^create (?:unique )?index (\w+)/, ([, name]) => [`index ${name}`]],
  [
    /^create (?:constraint )?trigger (\w+) .*? on ([\w.]+)/,
    ([, name, on]) => [`trigger ${name} on ${on}`],
  ],
  [/^create policy (".*?") on ([\w.]+)/, ([, name, on]) => [`policy ${name} on ${on}`]],
  [/^alter table (\S+) enable row level security$/, ([, name]) => [`security of ${name}`]],
  [/^alter publication (\w+) add table ([\w.]+)/, ([, to, name]) => [`${name} in ${to}`]],
  // Settings of PostgREST, which reads them of its role.
  [/^alter role authenticator set (pgrst\.\w+) =/, ([, name]) => [`setting ${name}`]],
  [/^select private\.(create_field_domains)\(\)$/, ([, name]) => [`domains of ${name}`]],
  // What all tables and functions have.
  [
    /^do \$\$ declare one .*?execute format\('(alter (?:table|function) %s [\w ]+)/,
    ([, rule]) => [`all: ${rule}`],
  ],
  [
    /^do \$\$ declare key .*?execute format\('(create index) on %s /,
    ([, rule]) => [`all: ${rule}`],
  ],
  [/^do \$\$ declare act .*? private\.(record_refusal)\(/, ([, name]) => [`callers of ${name}`]],
  // One policy of each table.
  [/^do \$\$ declare guarded .*?create policy (".*?") on %s/, ([, name]) => [`policy ${name}`]],
  [/^notify pgrst, '([\w ]+)'$/, ([, what]) => [`notice ${what}`]],
  [/^alter default privileges (.*)$/, ([, rule]) => [`default ${rule}`]],
  [
    /^insert into (storage\.buckets) .*?values \('([\w-]+)'/,
    ([, name, id]) => [`${id} of ${name}`],
  ],
  // Functions of statements that other functions write.
  [
    /^select private\.(audit|guard_parts|prepare_parts)\('([\w.]+)'.*\)$/,
    ([, name, on]) => [`${name} of ${on}`],
  ],
  [
    /^select private\.follow_changes\( ?'([\w.]+)', '(\w+)', '\w+'(?:, '.*')?\)$/,
    ([, on, prefix]) =>
      ['added', 'changed', 'removed'].map((event) => `trigger ${prefix}_${event} on ${on}`),
  ],
  [/^insert into (\S+)/, ([, name]) => [`rows of ${name}`]],
  [
    /^(grant|revoke) (.*) on (?:all )?(table|function|schema|)\s?(.*) (?:to|from) (.*)$/,
    ([, verb, privileges, kind, objects, roles]) =>
      list(privileges!.replaceAll(/ ?\(.*?\)/g, '')).flatMap((privilege) =>
        list(objects!).flatMap((object) =>
          list(roles!).map((role) => `${verb} ${privilege} on ${kind} ${object}: ${role}`),
        ),
      ),
  ],
];

function list(text: string): string[] {
  return text.split(',').map((item) => item.trim());
}

function define({ text }: Statement): string[] {
  const listing = /^select private\.define\(\$define\$ (.*) \$define\$\)$/.exec(text);
  if (listing !== null) return define({ file: '', text: listing[1]! });
  for (const [pattern, read] of definitions) {
    const match = pattern.exec(text);
    if (match !== null) return read(match);
  }
  return [];
}

test('a migration of the first release says what is there: nothing is dropped, altered, replaced or updated later', () => {
  const others = statements.filter((statement) => define(statement).length === 0);
  expect(others).toEqual([]);
});

test('every table, function, trigger, policy, index and grant is written once', () => {
  const files = Map.groupBy(
    statements.flatMap((statement) =>
      define(statement).map((name) => ({ name, file: statement.file })),
    ),
    ({ name }) => name,
  );
  expect(files.size).toBeGreaterThan(400);
  expect([...files.values()].filter((places) => places.length > 1)).toEqual([]);
});

test('a file is named by its time and its one subject', () => {
  const subjects = migrationNames().map((name) => /^\d{14}_([a-z_]+)\.sql$/.exec(name)?.[1]);
  expect(subjects).not.toContain(undefined);
  expect(new Set(subjects).size).toBe(subjects.length);
});

test('keywords and names are in lower case', () => {
  const shouted = migrationNames().flatMap((file) =>
    (readCode(file).match(/(?<!%)\b\w*[A-Z]\w*\b/g) ?? []).map((word) => ({ file, word })),
  );
  expect(shouted).toEqual([]);
});

test('policies are named in sentences, which PostgreSQL cuts off after 63 characters', () => {
  const names = readStatements().flatMap(
    ({ text }) => /^create policy "(.*?)"/.exec(text)?.[1] ?? [],
  );
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !/^[A-Z].* .{1,}$/.test(name) || name.length > 63)).toEqual([]);
});

test('no released migration has changed, and new ones are dated after them', () => {
  const released = readReleased(join(root, 'supabase', 'released.json'));
  const migrations = listMigrations(join(root, 'supabase', 'migrations'));
  // Before the first release there are none; make-release.test.ts tries it on a project that has one.
  expect(released === null ? [] : findBrokenPromises(released, migrations)).toEqual([]);
});
