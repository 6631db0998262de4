import { z } from 'zod';
import { readConfig } from './toml.ts';

const schema = z.object({
  schemas: z.array(z.string()).default(['public']),
  extra_search_path: z.array(z.string()).default(['public', 'extensions']),
  max_rows: z.number().default(1000),
});

/** What config.toml says about the API of the tables. */
export type ApiConfig = z.infer<typeof schema>;

/**
 * Reads [api] of config.toml.
 * @param projectDir the folder that holds config.toml
 */
export function readApiConfig(projectDir: string): ApiConfig {
  return schema.parse(readConfig(projectDir).get('api') ?? {});
}
