/** What an admin can decide on a row before the import; see `decide_import_rows`. */
export const rowDecisions = ['import', 'draft', 'same', 'leave_out'] as const;
