/** Returns words in lower case, without accents, singular: "Cafés & Coffee" is "cafe coffee". */
export function toKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'and')
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<=\w{2}[^s])s$/, ''))
    .join(' ');
}
