/** The word to type as a confirmation. */
export const confirmationWord = 'DELETE';
