import type { z } from 'zod';
import type { changedBusinessSchema, editableBusinessSchema } from './editing-schema.ts';

/** A listing as its editors see it. */
export type EditableBusiness = z.infer<typeof editableBusinessSchema>;

export type ChangedBusiness = z.infer<typeof changedBusinessSchema>;
