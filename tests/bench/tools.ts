import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../supabase/local/environment.ts';

/** Yardsticks of the bench and of Supabase. Too large to install with the product. */
const tools = {
  lighthouse: '13.5.0',
  'vnu-jar': '26.9.27',
  selfsigned: '5.5.0',
  supabase: '3.1.0',
} as const;

export type Tool = keyof typeof tools;

/** Installs a pinned tool beside the product, the first time. @returns its folder */
export async function requireTool(name: Tool): Promise<string> {
  const folder = join(root, 'node_modules', '.cache', 'tools', `${name}-${tools[name]}`);
  const installed = join(folder, 'node_modules', name);
  if (!existsSync(installed)) {
    await mkdir(folder, { recursive: true });
    const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    await promisify(execFile)('npm', [
      'install',
      '--prefix',
      folder,
      ...flags,
      `${name}@${tools[name]}`,
    ]);
  }
  return installed;
}
