import { z } from 'zod';
import { namePattern } from './post.ts';

const name = z.string().regex(namePattern).nullable().default(null);

/** `?tag=&author=` of the blog, as a BlogQuery. */
export const blogQuerySchema = z.object({ tag: name, author: name });
