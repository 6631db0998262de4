/** Returns words in lower case, without accents, "and" and apostrophes: "Arby's" is "arbys", no "arby". */
export function toBrandKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'and')
    .join(' ');
}
