import type { z } from 'zod';
import type { chartsSchema } from './charts-schema.ts';

export type Charts = z.infer<typeof chartsSchema>;
export type Week = Charts['weeks'][number];
export type Coverage = Charts['coverage'][number];
