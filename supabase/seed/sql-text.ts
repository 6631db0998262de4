export function toSql(value: string | number | boolean | string[] | null): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return quote(`{${value.map((item) => `"${item}"`).join(',')}}`);
  return typeof value === 'string' ? quote(value) : String(value);
}

export function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
