/** What somebody types to show that they mean it. */
export const confirmationWord = 'DELETE';
