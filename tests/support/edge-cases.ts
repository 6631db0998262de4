/**
 * Texts that programs stumble over, by name. Tests of forms, of the database and of requests
 * (`fuzz/`) all try these: whatever breaks something new is added here.
 */
export const edgeCaseTexts: Record<string, string> = {
  'no text': '',
  'a space': ' ',
  'no-break, em and ideographic spaces': '\u00a0\u2003\u3000',
  'spaces without a width': 'a\u200b\u200c\u200d\u2060b\ufeff',
  'ends of lines': 'a\r\nb\u0085c\u2028d\u2029e',
  'control characters': 'a\u0001\u0007\u001b\u007f\u009fb',
  'text turned from right to left': 'a\u202ebc',
  'text isolated and embedded': '\u2066a\u2069 \u202ab\u202c \u200fc\u061c',
  'a soft hyphen': 'hy\u00adphen',
  zero: 'a\0b',
  'half of a surrogate pair': 'a\ud83c',
  'the second half of a surrogate pair': '\udf5e a',
  'no character': 'a\uffff\ufdd0',
  'a tag and a private character': '\u{e0041}\ue000',
  'a long word': 'x'.repeat(5000),
  'a ligature that is a sentence': 'ﷺ'.repeat(40),
  'combining letters': 'e\u0301'.repeat(60),
  'many marks on one letter': `Z${'\u0335\u0327\u0310'.repeat(60)}`,
  'a family in one emoji': '👨‍👩‍👧‍👦',
  'flags and skin tones': '🇺🇸👍🏿',
  'letters beyond the basic plane': '𝔐𝔞𝔦𝔫 𐐷',
  'letters that look alike': '\u0430\u0440\u0440le',
  'letters that change their length': 'ßİŉ',
  'Arabic and Hebrew': 'مرحبا שלום',
  'zero as a number': '0',
  'a number below zero': '-1',
  'a number with a fraction': '1.5',
  'a number beyond all bounds': '1e309',
  'no number': 'NaN',
  'more than 64 bits': '99999999999999999999',
  'more than 31 bits': '2147483648',
  'less than 64 bits': '-9223372036854775809',
  'digits of another script': '١٢٣',
  null: 'null',
  undefined: 'undefined',
  true: 'true',
  'an object': '[object Object]',
  'a prototype': '__proto__',
  'a constructor': 'constructor',
  'a method': 'toString',
  'a path upwards': '../../etc/passwd',
  SQL: "'); drop table businesses; --",
  'a pattern of SQL': '100%_\\',
  'a script': '<script>alert(1)</script>',
  'a script as an address': 'javascript:alert(1)',
  'a formula': '=1+1',
  'another site': 'https://other.example/',
  'another site, by our scheme': '//other.example',
  'a star': '*',
  parentheses: '(((',
  'a filter of PostgREST': 'eq.1',
  'an unfinished filter of PostgREST': 'in.(1,2',
  'an escape': String.raw`\u0000`,
  'a day of no year': '0000-00-00',
  'a day that February has not': '2026-02-30',
  'a moment after the last one': '275760-09-13T00:00:00.001Z',
  'the end of a day': '24:00',
  'no time zone': 'Nowhere/Else',
  'no id': '00000000-0000-0000-0000-000000000000',
  'an unfinished cursor': 'WyJhIiwiYiJd',
};

/** What no text of PostgreSQL can hold. */
export const unstorableTexts = Object.entries(edgeCaseTexts).filter(
  ([, text]) => !text.isWellFormed() || text.includes('\0'),
);

/** The others: whatever a person may enter into a field. */
export const storableTexts = Object.entries(edgeCaseTexts).filter(
  ([, text]) => text.isWellFormed() && !text.includes('\0'),
);

/** Values of JSON that are seldom what a field expects: nothing, huge, nested, keys of prototypes. */
export const edgeCaseJson: unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  [{}],
  { constructor: { prototype: {} } },
  JSON.parse('{"__proto__":{"limit":1}}'),
  { '': '' },
  deep(200),
];

/** Arrays in arrays. */
function deep(levels: number): unknown {
  return levels === 0 ? [] : [deep(levels - 1)];
}
