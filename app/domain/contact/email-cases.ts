const validEmails = [
  'ana@example.com',
  'ana.ruiz+news@mail.example.co.uk',
  "o'1neil_{1}/a=b?c^d`e|f~g!#$%&*-@example.com",
  'a@1.example',
  'ana@xn--bcher-kva.example',
  `ana@${'d'.repeat(63)}.example`,
  `${'a'.repeat(242)}@example.com`,
];

const invalidEmails = [
  'ana',
  'ana@example',
  '@example.com',
  'ana@',
  'ana@@example.com',
  'ana@b@example.com',
  'ana ruiz@example.com',
  'ana@example..com',
  'ana@.com',
  'ana@example.com.',
  'ana@-example.com',
  'ana@example-.com',
  'ana@exam_ple.com',
  `ana@${'d'.repeat(64)}.example`,
  `${'a'.repeat(243)}@example.com`,
  'a,b@x.example',
  'a;b@x.example',
  'a:b@x.example',
  'a(b)@x.example',
  'a[b]@x.example',
  'a\\b@x.example',
  '"a"@x.example',
  '<ana@x.example>',
  'ana@x.example,bea@x.example',
  'ana@x.example\r\nBcc: bea@x.example',
  'josé@x.example',
  'ana@bücher.example',
  '\u0430na@x.example',
  'ana\u{1f600}@x.example',
  'ana\u200b@x.example',
];

/** Lower-case addresses on which `parseEmail` and `private.is_email` must agree. */
export const emailCases: [address: string, isValid: boolean][] = [
  ...validEmails.map((address): [string, boolean] => [address, true]),
  ...invalidEmails.map((address): [string, boolean] => [address, false]),
];
