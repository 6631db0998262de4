import { z } from 'zod';
import { readConfig } from './toml.ts';

const schema = z.object({
  schemas: z.array(z.string()).default(['public']),
  extra_search_path: z.array(z.string()).default(['public', 'extensions']),
  max_rows: z.number().default(1000),
});

/** The settings of the table API in config.toml. */
export type ApiConfig = z.infer<typeof schema>;

/**
 * Reads [api] of config.toml.
 * @param projectDir the folder with config.toml
 */
export function readApiConfig(projectDir: string): ApiConfig {
  return schema.parse(readConfig(projectDir).get('api') ?? {});
}
