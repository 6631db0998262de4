import { type Answer, defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';
import type { NameKind } from './name.ts';

export type NameChange = Answer<'find_name_changes'>[number];

/** `name`: the slug of a category, city or author, the name of a feature or brand. */
type Name = { kind: NameKind; name: string };

/** Returns the latest changes of a name or an entry of the vocabulary, newest first, for an admin. */
export const findNameChanges = defineRead(
  'find_name_changes',
  (of: { kind: string; name: string }) => of,
);

/** Returns the slug or name that a former one leads to, for an admin; itself where it is none. */
export const findPresentName = defineRead('find_present_name', (of: Name) => of);

/** Moves everything of one to another of its kind; as a preview only counts it. */
export const mergeNames = defineWrite(
  'merge_names',
  ({ kind, name, into, isPreview }: Name & { into: string; isPreview: boolean }) => ({
    kind,
    name,
    into_name: into,
    is_preview: isPreview,
  }),
);

/** Takes a name out of all choices and searches, or back in. */
export const retireName = defineWrite(
  'retire_name',
  ({ isRetired, ...of }: Name & { isRetired: boolean }) => ({ ...of, is_retired: isRetired }),
);

/** Puts back what a change replaced, by its id. */
export const undoNameChange = defineWrite('undo_name_change', (id: number) => ({ change: id }));

/** Renames a feature or a brand, which searches still find by its former name. */
export const renameWord = defineWrite(
  'rename_word',
  ({ kind, name, newName }: Name & { newName: string }) => ({
    kind,
    word: name,
    new_name: newName,
  }),
);

/** Returns all authors by name with their number of texts, for an admin. */
export const findAuthors = defineRead('find_authors');

type SaveAuthor = {
  /** The present slug; null for a new author. */
  author: string | null;
  slug: string;
  name: string;
  bio: string;
};

/** Adds or changes an author; a former address leads to the new one. */
export const saveAuthor = defineWrite('save_author', ({ author, slug, name, bio }: SaveAuthor) => ({
  author: author as string,
  new_slug: slug,
  new_name: name,
  new_bio: bio,
}));
