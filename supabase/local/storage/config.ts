import { z } from 'zod';
import { StartError } from '../errors.ts';
import { readConfig } from '../toml.ts';
import { parseSize } from './sizes.ts';

/** The default is the Supabase CLI's. */
const schema = z.object({
  file_size_limit: z.union([z.string(), z.number()]).default('50MiB'),
});

/**
 * Reads [storage] of config.toml: the maximum object size in bytes.
 * @param projectDir the folder with config.toml
 * @throws StartError when it is not a valid size
 */
export function readFileSizeLimit(projectDir: string): number {
  const { file_size_limit } = schema.parse(readConfig(projectDir).get('storage') ?? {});
  const limit = parseSize(file_size_limit, 1024);
  if (limit === null) {
    throw new StartError(`config.toml: [storage] file_size_limit is no size: ${file_size_limit}`);
  }
  return limit;
}
