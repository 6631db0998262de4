/** Beside a field that asks for the present password. */
export const wrongPassword = 'This is not your current password';
