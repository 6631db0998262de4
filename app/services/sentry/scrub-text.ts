/** Lengths and starts are bounded, so that a long text without a match takes linear time. */
const rules: [RegExp, string][] = [
  [/\beyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g, '[token]'],
  [/\bsb_(?:secret|publishable)_[\w-]+/g, '[token]'],
  [/\bms_[\w-]{32}/g, '[token]'],
  [/\bBearer [^\s"\\]+/gi, '[token]'],
  [/(?<=\/[^\s"'?#\\]{0,500})[?#][^\s"'\\]{0,4000}/g, ''],
  [
    /(?<![^\s@"'<>\\/?=&:,;()[\]])[^\s@"'<>\\/?=&:,;()[\]]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gi,
    '[e-mail]',
  ],
  [/\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g, '[phone]'],
];

/**
 * Removes e-mail addresses, tokens, phone numbers, and URLs' parts after ? or # from text or JSON.
 */
export function scrubText(text: string): string {
  return rules.reduce((scrubbed, [pattern, stand]) => scrubbed.replace(pattern, stand), text);
}
