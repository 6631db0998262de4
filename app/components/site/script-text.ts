const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Serializes data as JSON that cannot close its script element. */
export function toScriptText(data: object): string {
  return JSON.stringify(data).replaceAll(/[<>&\u2028\u2029]/g, (sign) => escapes[sign] ?? '');
}
