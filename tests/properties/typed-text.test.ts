import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block, Inline } from '#app/domain/article/article.ts';
import { parseMarkdown } from '#app/domain/article/parse-markdown.ts';
import { buildMapsLink, buildRouteLink } from '#app/domain/business/maps-link.ts';
import { parsePrice, writePrice } from '#app/domain/business/parse-price.ts';
import { parseTypedHours } from '#app/domain/business/parse-typed-hours.ts';
import {
  parseEmail,
  parsePhone,
  parseRequiredText,
  parseWebsite,
} from '#app/domain/contact/contact.ts';
import { formatCursor, parseCursor, searchQuerySchema } from '#app/domain/search/search-query.ts';
import { howMany } from '../../supabase/local/testing/how-many.ts';
import { anyText, nearly } from './any-text.ts';

test.each([
  ['email', parseEmail, nearly('ana', '@', '.', 'example', 'com', ' ')],
  ['phone', parsePhone, nearly('512', '555', '0123', '(', ')', '-', ' ', '+1')],
  [
    'website',
    parseWebsite,
    nearly(
      'https://',
      'http:',
      '//',
      'www.',
      'oak',
      '.com',
      '/',
      ':8080',
      '@',
      'javascript:',
      '?',
      '#',
    ),
  ],
  ['text', (value: unknown) => parseRequiredText('Name', value), anyText],
] as const)(
  '%s: an accepted value can be stored and is accepted again unchanged',
  (_what, parse, given) => {
    fc.assert(
      fc.property(given, (value) => {
        const parsed = parse(value);
        const said = parsed.ok ? 'taken' : parsed.message;
        expect(said).not.toBe('');
        if (!parsed.ok) return;
        expect(parsed.value.isWellFormed()).toBe(true);
        expect(parsed.value).not.toContain('\0');
        expect(parse(parsed.value)).toEqual(parsed);
      }),
      { numRuns: howMany({ short: 200, long: 10_000 }) },
    );
  },
);

test('a website is a link to the web without a user’s name', () => {
  const website = fc
    .tuple(
      fc.constantFrom('', 'https://', 'http://', 'HTTPS://', 'javascript://', 'data:', '//'),
      fc.constantFrom('', 'ana@', 'ana:secret@', 'https://ana@'),
      nearly('oak', '.', '.com', '/', '@', ':', '?', '#'),
    )
    .map(([scheme, user, rest]) => `${scheme}${user}oak.example${rest}`);
  fc.assert(
    fc.property(website, (value) => {
      const parsed = parseWebsite(value);
      if (!parsed.ok) return;
      const url = new URL(parsed.value);
      expect(url.protocol).toMatch(/^https?:$/);
      expect(url.username + url.password).toBe('');
    }),
    { numRuns: howMany({ short: 200, long: 10_000 }) },
  );
});

test('a link to a map leads to the maps service and asks for the address as it was written', () => {
  const address = fc.record({
    businessName: anyText,
    street: anyText,
    city: anyText,
    state: anyText,
    zipCode: anyText,
  });
  fc.assert(
    fc.property(address, (given) => {
      for (const link of [buildMapsLink(given), buildRouteLink(given)]) {
        if (link === null) continue;
        const url = new URL(link);
        expect(url.origin).toBe('https://www.google.com');
        expect(url.hash).toBe('');
        const asked = url.searchParams.get('query') ?? url.searchParams.get('destination') ?? '';
        for (const part of Object.values(given))
          expect(asked).toContain(part.trim().toWellFormed());
      }
    }),
  );
});

test('any parameters of a search are a search or a reason', () => {
  const names = Object.keys(searchQuerySchema.shape);
  const value = fc.oneof(
    anyText,
    nearly('1', '-', '.', '30.2', 'now', 'monday', '10:00', 'distance', ','),
    fc.array(anyText),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.oneof(fc.constantFrom(...names), anyText), value), (given) => {
      const parsed = searchQuerySchema.safeParse(given);
      const reasons = parsed.error?.issues.map(({ message }) => message) ?? [];
      expect(reasons).not.toContain('');
      const values = Object.values(parsed.data ?? {}).flat();
      expect(values.filter((one) => typeof one === 'string' && one.includes('\0'))).toEqual([]);
    }),
    { numRuns: howMany({ short: 200, long: 10_000 }) },
  );
});

test('a cursor survives a round trip, and any other text is rejected', () => {
  fc.assert(
    fc.property(fc.record({ key: anyText, id: fc.uuid() }), (cursor) => {
      fc.pre(cursor.key.isWellFormed() && !cursor.key.includes('\0'));
      expect(parseCursor(formatCursor(cursor))).toEqual(cursor);
    }),
  );
  fc.assert(
    fc.property(fc.oneof(anyText, fc.base64String()), (given) => {
      const cursor = parseCursor(given);
      expect((cursor?.key ?? '').isWellFormed()).toBe(true);
    }),
  );
});

test('any Markdown becomes a tree with safe links and distinct headings', () => {
  const markdown = nearly(
    '# ',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '> ',
    '**',
    '_',
    '`',
    '```',
    '[a](',
    ')',
    '![',
    ']',
    '|',
    '-|-',
    'javascript:',
    '<b>',
    '::listing{slug="a"}',
    '&#106;',
  );
  fc.assert(
    fc.property(markdown, (source) => {
      const { blocks } = parseMarkdown(source);
      const links = blocks.flatMap(findLinks);
      for (const href of links) expect(href).toMatch(/^(https?:\/\/[^\s/]|mailto:|\/(?![/\\])|#)/i);
      const ids = blocks.flatMap((block) => (block.type === 'heading' ? [block.id] : []));
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: howMany({ short: 200, long: 10_000 }) },
  );
});

test('typed hours are a week within its days, or not understood', () => {
  const hours = nearly(
    'mon',
    'tue',
    '-',
    ' ',
    '9',
    ':30',
    'am',
    'pm',
    ',',
    'closed',
    '24 hours',
    'noon',
    'midnight',
    'daily',
    'weekdays',
  );
  fc.assert(
    fc.property(hours, (typed) => {
      const parsed = parseTypedHours(typed);
      const week = 'opening_hours' in parsed ? parsed.opening_hours : [];
      for (const { day_of_week, opens, closes } of week) {
        expect(day_of_week).toBeGreaterThanOrEqual(1);
        expect(day_of_week).toBeLessThanOrEqual(7);
        for (const time of [opens, closes])
          expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);
      }
    }),
    { numRuns: howMany({ short: 200, long: 10_000 }) },
  );
});

test('a price comes back as it was written', () => {
  const cents = fc.integer({ min: 0, max: 9_999_999 });
  fc.assert(
    fc.property(cents, fc.option(cents), (min, more) => {
      const price = {
        min_price_cents: min,
        max_price_cents: more === null ? min : min + more,
        price_unit: null,
      };
      expect(parsePrice(writePrice(price))).toEqual(price);
    }),
  );
});

function findLinks(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'line':
    case 'heading':
      return block.children.flatMap(linksOf);
    case 'list':
      return block.items.flat().flatMap(findLinks);
    case 'quote':
      return block.children.flatMap(findLinks);
    case 'table':
      return [block.header, ...block.rows].flat().flat().flatMap(linksOf);
    default:
      return [];
  }
}

function linksOf(node: Inline): string[] {
  if (typeof node === 'string' || !('children' in node)) return [];
  return [...(node.type === 'link' ? [node.href] : []), ...node.children.flatMap(linksOf)];
}
