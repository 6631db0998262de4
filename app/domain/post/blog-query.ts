import { z } from 'zod';
import { namePattern } from './post.ts';

/** The longest slug that the database stores. */
const longestName = 120;
const name = z.string().max(longestName).regex(namePattern).nullable().default(null);

/** `?tag=&author=` of the blog, as a BlogQuery. */
export const blogQuerySchema = z.object({ tag: name, author: name });
