/** Shown beside the field for the current password. */
export const wrongPassword = 'This is not your current password';
