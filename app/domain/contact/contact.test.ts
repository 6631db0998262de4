import { describe, expect, test } from 'vitest';
import {
  findMeantPhone,
  parseEmail,
  parseExtension,
  parsePhone,
  parseRequiredText,
  parseWebsite,
  validateForm,
} from './contact.ts';
import { emailCases } from './email-cases.ts';
import { linkCases } from './link-cases.ts';

const emailHint = 'Please enter a valid email address (e.g., name@example.com)';
const phoneHint = 'Please enter a valid 10-digit phone number';
const shortHint = 'Please enter a valid website URL';
const longHint = 'Please enter a valid website URL (e.g., example.com or https://example.com)';

describe('an e-mail address', () => {
  test.each([
    ['ana@example.com', 'ana@example.com'],
    ['  Ana.Ruiz+news@Example.COM \n', 'ana.ruiz+news@example.com'],
  ])('%j is stored as %j', (input, value) => {
    expect(parseEmail(input)).toEqual({ ok: true, value });
  });

  test.each([[''], ['   '], [undefined], [{ email: 'ana@example.com' }]])(
    '%j counts as missing',
    (input) => {
      expect(parseEmail(input)).toEqual({ ok: false, message: 'Email is required' });
    },
  );

  test.each(emailCases)('for %j, validation answers %j', (input, isValid) => {
    const refused = { ok: false, message: emailHint };
    expect(parseEmail(input)).toEqual(isValid ? { ok: true, value: input } : refused);
  });
});

describe('a phone number', () => {
  test.each([
    ['5125550123', '(512) 555-0123'],
    [' 512.555.0123 ', '(512) 555-0123'],
    ['(512) 555-0123', '(512) 555-0123'],
    ['Fax 512 555 0123', '(512) 555-0123'],
  ])('%j is stored as %j', (input, value) => {
    expect(parsePhone(input)).toEqual({ ok: true, value });
  });

  test.each([
    ['', 'Phone number is required'],
    [null, 'Phone number is required'],
    [5125550123, 'Phone number is required'],
    ['555-0123', phoneHint],
    ['1 512 555 0123', phoneHint],
    ['call us', phoneHint],
    ['(512) 555-0123 ext. 45', phoneHint],
    ['555-0123 ext. 456', phoneHint],
    ['555-0123x456', phoneHint],
    ['(555) 0123, extension 456', phoneHint],
    ['555 0123 #456', phoneHint],
  ])('%j is refused with %j', (input, message) => {
    expect(parsePhone(input)).toEqual({ ok: false, message });
  });
});

test.each([
  ['1 512 555 0188', '(512) 555-0188', ''],
  ['+1 (512) 555-0188', '(512) 555-0188', ''],
  ['1 512 555 0188 x4', '(512) 555-0188', '4'],
  ['512.555.0188 ext. 12', '(512) 555-0188', '12'],
  ['(512) 555-0188, #12', '(512) 555-0188', '12'],
])('%j may mean the number %j and the extension %j', (typed, phone, extension) => {
  expect(findMeantPhone(typed)).toEqual({ phone, extension });
});

test.each(['512 555 0188', '2 512 555 0188', '555-0123 x456', ''])(
  '%j means nothing else',
  (typed) => {
    expect(findMeantPhone(typed)).toBeNull();
  },
);

test.each(['12', 'x12', 'ext. 12', 'Extension 12', '#12'])('%j is the extension 12', (typed) => {
  expect(parseExtension(typed)).toBe('12');
});

describe('a website', () => {
  test.each(linkCases)('%j is stored as it is: %j', (link, isValid) => {
    const parsed = parseWebsite(link);
    expect(parsed.ok && parsed.value === link).toBe(isValid);
  });

  test.each([
    ['', ''],
    ['  ', ''],
    [undefined, ''],
    ['example.com', 'https://example.com'],
    [' HTTP://Example.com ', 'http://example.com'],
    ['https://example.com/', 'https://example.com/'],
    ['example.com/menu?day=mon#soups', 'https://example.com/menu?day=mon#soups'],
    ['example.com:8080', 'https://example.com:8080'],
    ['example.com/a b', 'https://example.com/a%20b'],
    ['café.example', 'https://xn--caf-dma.example'],
  ])('%j is stored as %j', (input, value) => {
    expect(parseWebsite(input)).toEqual({ ok: true, value });
  });

  test.each([
    ['localhost', shortHint],
    ['http://tbd', shortHint],
    ['info@example.com', shortHint],
    ['https://bank.example@host.example', shortHint],
    ['https://:secret@host.example', shortHint],
    ['javascript:alert(1)', shortHint],
    ['JavaScript://example.com/%0aalert(1)', shortHint],
    ['\u0001javascript:alert(1)', shortHint],
    ['ftp://example.com', shortHint],
    ['mailto:ana@example.com', shortHint],
    ['data:text/html,hello.world', shortHint],
    ['http:example.com', shortHint],
    ['example.', shortHint],
    [`example.com/${'a'.repeat(500)}`, shortHint],
    ['exa mple.com', longHint],
    ['https://exa%20mple.com', longHint],
    ['https://exa\u3000mple.com', longHint],
    ['https://exa_mple.com', longHint],
    ['https://example。com', longHint],
    ['https://example.com\\@host.example', shortHint],
    ['https://[::1]', longHint],
    ['https://127.1', shortHint],
    ['https://-.example', shortHint],
    ['https://', longHint],
    ['example.com:99999', longHint],
  ])('%j is refused with %j', (input, message) => {
    expect(parseWebsite(input)).toEqual({ ok: false, message });
  });
});

describe('a required text', () => {
  test('loses the spaces around it', () => {
    expect(parseRequiredText('City', '  Austin ')).toEqual({ ok: true, value: 'Austin' });
  });

  test.each([[''], [' \t'], [null], [7]])('%j is named as missing', (input) => {
    expect(parseRequiredText('City', input)).toEqual({ ok: false, message: 'City is required' });
  });

  test('loses the characters that no database can keep', () => {
    expect(parseRequiredText('Name', "Joe\0's")).toEqual({ ok: true, value: "Joe's" });
  });
});

test('a form is answered whole: formatted values, and a message for each wrong field', () => {
  const parsers = { email: parseEmail, phone: parsePhone, website: parseWebsite };
  expect(validateForm(parsers, { email: ' ANA@example.com', phone: ' 1 ' })).toEqual({
    isValid: false,
    values: { email: 'ana@example.com', phone: '1', website: '' },
    errors: { phone: phoneHint },
  });
  expect(validateForm({ phone: parsePhone }, { phone: '5125550123' })).toEqual({
    isValid: true,
    values: { phone: '(512) 555-0123' },
    errors: {},
  });
});
