import type { EditorRole } from '#app/domain/editing/editing.ts';

const roles: Record<EditorRole, string> = {
  owner: 'the owner',
  editor: 'a colleague of the owner',
  directory: 'the directory',
  import: 'an import',
};

/** Returns the editor's name if known, else their role: 'Ana Cho', 'the directory'. */
export function nameEditor(role: EditorRole | null, name: string | null = null): string {
  return name ?? (role === null ? 'somebody' : roles[role]);
}
