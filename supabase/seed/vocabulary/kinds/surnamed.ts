/** Names of restaurants after one of these families. */
export const surnamed = (names: string) =>
  new RegExp(`\\b(${names})(’s Kitchen| & Daughters)`, 'u');
