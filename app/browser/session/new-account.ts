/** State of the navigation to the first page after a sign-up, which then offers first steps. */
export const newAccount = { isNewAccount: true };

/** Whether a page is the first one after a sign-up, by its location's state. */
export function isNewAccount(state: unknown): boolean {
  return (state as Partial<typeof newAccount> | null)?.isNewAccount === true;
}
