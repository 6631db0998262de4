/** What a directory names, and admins rename and merge. */
export type NameKind = 'category' | 'city' | 'feature' | 'brand' | 'author';
