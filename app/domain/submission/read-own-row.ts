import * as t from '#app/messages/domain/own-files.ts';
import { fieldsWith, parseTypedHours } from '../business/business.ts';
import type { StagedRow } from '../import/import.ts';
import { isUuid } from '../text/text.ts';
import { parseFields } from './listing-rules.ts';

type Category = { slug: string; name: string };
type Subject = NonNullable<StagedRow['warnings']>[number]['field'];

/** What the export's escaping adds to a cell that a spreadsheet would take for a formula. */
const escaped = /^'(?=[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/;

/** How spreadsheets write again what they take for a number or a date. */
const respelled: Partial<Record<string, (cell: string) => string>> = {
  zip_code: (cell) => (/^\d{3,4}$/.test(cell) ? cell.padStart(5, '0') : cell),
  opens_on: (cell) =>
    cell.replace(
      /^(\d{1,2})\/(\d{1,2})\/(20\d\d)$/,
      (_, month: string, day: string, year: string) =>
        `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    ),
};

/**
 * Creates a function that reads a row of a file that an owner has downloaded and changed, by the rules of the editor: the
 * values of the fields that have a column. A cell that breaks a rule is left out with a warning; the page's address names
 * a listing as its id does.
 */
export function createOwnRowReader(header: readonly string[], categories: readonly Category[]) {
  const names = header.map((name) => name.trim().toLowerCase());
  const known = new Map(
    categories.flatMap(({ slug, name }) => [slug, name.toLowerCase()].map((key) => [key, slug])),
  );

  return (cells: readonly string[], number: number): StagedRow => {
    const read = (name: string) => (cells[names.indexOf(name)] ?? '').trim().replace(escaped, '');
    const warnings: StagedRow['warnings'] & object = [];
    const values: Record<string, unknown> = {};

    function warn(field: Subject, message: string, cell: string) {
      warnings.push({ field, problem: t.cellStays({ message }), cell: cell.slice(0, 60) });
    }
    function take(name: string, parse: (cell: string) => unknown, field = name) {
      if (names.includes(name)) values[field] = parse(read(name));
    }
    const list = (cell: string) => cell.split(/\s*[;|]\s*/).filter((part) => part !== '');

    for (const { name } of fieldsWith({ is_text: true }))
      take(name, respelled[name] ?? ((cell) => cell));
    take('attributes', list);
    for (const name of ['category', 'more_categories'] as const) {
      if (!names.includes(name)) continue;
      const given = list(read(name)).map((one) => ({ one, slug: known.get(one.toLowerCase()) }));
      const other = given.find(({ slug }) => slug === undefined);
      const slugs = given.map(({ slug }) => slug);
      if (other) warn(name, t.unknownCategory({ name: other.one }), read(name));
      else values[name] = name === 'category' ? (slugs[0] ?? '') : slugs;
    }
    if (names.includes('hours')) {
      const hours = parseTypedHours(read('hours'));
      if (hours.ok) values.opening_hours = hours.opening_hours;
      else warn('hours', t.unreadHours, read('hours'));
    }
    if (names.includes('lat') && names.includes('lng')) {
      const [lat, lng] = [read('lat'), read('lng')];
      values.location =
        lat === '' && lng === '' ? null : { lat: toNumber(lat), lng: toNumber(lng) };
    }

    const { values: parsed, errors } = parseFields(values);
    for (const [name, message] of Object.entries(errors)) {
      // Required, but perhaps not there before either: the check knows.
      if (parsed[name] === '') continue;
      delete parsed[name];
      const subject = subjects[name] ?? name;
      warn(subject as Subject, message, subject === 'coordinates' ? read('lat') : read(subject));
    }
    const id = read('id');
    const key = isUuid(id)
      ? id.toLowerCase()
      : read('url')
          .replace(/[?#].*$|\/$/g, '')
          .split('/')
          .pop();
    return {
      number,
      label: [read('name'), read('city')].filter(Boolean).join(', ').slice(0, 200),
      key: key?.slice(0, 500) || null,
      listing: key ? { ...parsed, ...(read('status') && { status: read('status') }) } : null,
      warnings: warnings.length > 0 ? warnings : null,
      round: 0,
      outcome: key ? null : 'rejected',
      reason: key ? null : 'own: not_named',
    };
  };
}

/** The columns of fields that have others than their own. */
const subjects: Partial<Record<string, string>> = {
  location: 'coordinates',
  opening_hours: 'hours',
};

/** An empty cell is no number. */
const toNumber = (cell: string) => (cell === '' ? Number.NaN : Number(cell));
