import type { z } from 'zod';
import type {
  businessChangesSchema,
  changeToDecideSchema,
  changedBusinessSchema,
  conflictSchema,
  editableBusinessSchema,
  editableValuesSchema,
  editorRoleSchema,
  pendingChangeSchema,
} from './editing-schema.ts';

/** A listing as its editors see it. */
export type EditableBusiness = z.infer<typeof editableBusinessSchema>;
export type EditableValues = z.infer<typeof editableValuesSchema>;
export type FieldName = keyof EditableValues;

/** A change that waits for an admin, or the last rejected one of its field. */
export type PendingChange = z.infer<typeof pendingChangeSchema>;

/** The present value of a field that somebody else has changed. */
export type Conflict = z.infer<typeof conflictSchema>;

export type ChangedBusiness = z.infer<typeof changedBusinessSchema>;
export type BusinessChanges = z.infer<typeof businessChangesSchema>;
export type BusinessChange = BusinessChanges['changes'][number];
export type EditorRole = z.infer<typeof editorRoleSchema>;

/** A pending change as admins see it. */
export type ChangeToDecide = z.infer<typeof changeToDecideSchema>;
