import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { findSeedFiles } from './seed-paths.ts';
import { createProject } from './testing/project.ts';

function find(files: Record<string, string>): string[] {
  const project = createProject(files);
  try {
    return findSeedFiles(project.folder).map((file) => relative(project.folder, file));
  } finally {
    project.remove();
  }
}

const parts = { 'seed/b.sql': '', 'seed/a.sql': '' };

test('without a config file the seed is seed.sql', () => {
  expect(find({})).toEqual(['seed.sql']);
});

test("the listed files run in their order, a pattern's files by name, none twice", () => {
  const config = `[db]\nport = 1\n[db.seed] # what to load\nenabled = true\nsql_paths = [\n  "./seed/*.sql", # parts\n  'seed.sql',\n  "./seed/a.sql",\n]\n[auth]\nenabled = false\n`;
  expect(find({ 'config.toml': config, ...parts })).toEqual([
    join('seed', 'a.sql'),
    join('seed', 'b.sql'),
    'seed.sql',
  ]);
});

test('a seed that is switched off is not run', () => {
  expect(find({ 'config.toml': '[db.seed]\nenabled = false\n' })).toEqual([]);
});

test("another section's sql_paths is not the seed's", () => {
  const config = '[db.other]\nsql_paths = ["./seed/a.sql"]\n[db.seed]\n[auth]\nsql_paths = []\n';
  expect(find({ 'config.toml': config, ...parts })).toEqual(['seed.sql']);
});
