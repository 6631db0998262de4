import { join } from 'node:path';
import { writeReference } from '../reference/load-reference.ts';
import { demoAccounts, demoPassword, otherOwners, type Account } from './accounts.ts';
import type { GeneratedBusiness, GeneratedRow } from './generated-business.ts';
import { type Known, readArticles } from './read-articles.ts';
import { readMetros } from './reference-data.ts';
import { quote, toSql } from './sql-text.ts';
import { writeArticles } from './write-articles.ts';
import { confirmationsSql, writeServices } from './write-profiles.ts';
import { writeReviews } from './write-reviews.ts';

const contentFolder = join(import.meta.dirname, 'content');
const businessesPerFile = 600;
const rowsPerStatement = 200;

/** Columns whose text has to be told its type. */
const casts: Partial<Record<keyof GeneratedRow, string>> = {
  id: 'uuid',
  attributes: 'text[]',
  status: 'public.listing_status',
  moved_to: 'uuid',
  owner_id: 'uuid',
  verification: 'public.verification_level',
  rating: 'numeric',
  confirmed_at: 'timestamptz',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
};

/** The text of every generated seed file, by its name. */
export function writeSeedFiles(businesses: GeneratedBusiness[]): Map<string, string> {
  const files = new Map([
    ['reference.sql', writeReference()],
    ['accounts.sql', writeAccounts()],
  ]);
  for (let start = 0; start < businesses.length; start += businessesPerFile) {
    const number = String(start / businessesPerFile + 1).padStart(2, '0');
    const rows = businesses.slice(start, start + businessesPerFile).map(({ row }) => row);
    files.set(`businesses-${number}.sql`, writeBusinesses(rows));
  }
  files.set('opening-hours.sql', writeOpeningHours(businesses));
  files.set('special-hours.sql', writeSpecialHours(businesses));
  files.set('articles.sql', writeArticles(readArticles(contentFolder, known(businesses))));
  files.set('profile-confirmations.sql', confirmationsSql);
  files.set('services.sql', writeServices(businesses));
  for (const [name, text] of writeReviews(businesses)) files.set(name, text);
  return files;
}

/** What texts may refer to: metros, and listings that visitors can see. */
function known(businesses: GeneratedBusiness[]): Known {
  const isPublic = ({ row }: GeneratedBusiness) =>
    ['published', 'closed', 'moved'].includes(row.status);
  return {
    listings: new Set(businesses.filter(isPublic).map(({ row }) => row.slug)),
    metros: new Set(readMetros().map(({ slug }) => slug)),
  };
}

function writeAccounts(): string {
  const accounts = [...demoAccounts, ...otherOwners];
  const at = "timestamptz '2024-01-02 15:00:00Z'";
  const none = "'', '', '', ''"; // the auth service cannot read nulls here
  const password = (account: Account) =>
    demoAccounts.includes(account) ? quote(demoPassword) : 'gen_random_uuid()::text';
  const users = accounts.map((account) => {
    const data = JSON.stringify({ first_name: account.first, last_name: account.last });
    return `  ('00000000-0000-0000-0000-000000000000', '${account.id}', 'authenticated', 'authenticated', '${account.email}', extensions.crypt(${password(account)}, extensions.gen_salt('bf')), ${at}, '{"provider":"email","providers":["email"]}', ${quote(data)}, ${none}, ${at}, ${at})`;
  });
  const identities = accounts.map(({ id, email }) => {
    const data = JSON.stringify({ sub: id, email, email_verified: true, phone_verified: false });
    return `  ('${id}', '${id}', ${quote(data)}, 'email', ${at}, ${at}, ${at})`;
  });
  const profiles = accounts.map(
    ({ id, first, last, role }) => `  ('${id}', ${quote(first)}, ${quote(last)}, '${role}')`,
  );
  return [
    '-- Accounts for trying things out; never load this file into a project that people use.',
    insert(
      'auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, confirmation_token, recovery_token, email_change_token_new, email_change, created_at, updated_at)',
      users,
    ),
    insert(
      'auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)',
      identities,
    ),
    insert('public.profiles (user_id, first_name, last_name, role)', profiles),
  ].join('\n');
}

function insert(target: string, rows: string[]): string {
  return `insert into ${target} values\n${rows.join(',\n')}\non conflict do nothing;\n`;
}

function writeBusinesses(rows: GeneratedRow[]): string {
  const columns = Object.keys(rows[0]!) as (keyof GeneratedRow)[];
  const targets = columns.map((column) => {
    if (column === 'categories') return 'more_category_ids';
    return column === 'category' || column === 'metro' ? `${column}_id` : column;
  });
  const sources = columns.map((column) => {
    if (column === 'category') return 'c.id';
    if (column === 'categories') {
      return `array(select id from unnest((b.categories::text[])[2:]) with ordinality as k (slug, place) join public.categories using (slug) order by place)`;
    }
    if (column === 'metro') return 'm.id';
    return casts[column] ? `b.${column}::${casts[column]}` : `b.${column}`;
  });
  const statements: string[] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const values = rows
      .slice(start, start + rowsPerStatement)
      .map((row) => `(${columns.map((column) => toSql(row[column])).join(',')})`);
    statements.push(`insert into public.businesses (${targets.join(', ')})
select ${sources.join(', ')}
from (values
${values.join(',\n')}
) as b (${columns.join(', ')})
join public.categories as c on c.slug = (b.categories::text[])[1]
left join public.metros as m on m.slug = b.metro
on conflict do nothing;
`);
  }
  return statements.join('');
}

/** Businesses with the same week share one statement. */
function writeOpeningHours(businesses: GeneratedBusiness[]): string {
  return groupIds(businesses, ({ hours }) =>
    hours.map((span) => `(${span.day_of_week},${toSql(span.opens)},${toSql(span.closes)})`),
  )
    .map(
      ([spans, ids]) => `insert into public.opening_hours (business_id, day_of_week, opens, closes)
select id, day, opens::time, closes::time
from unnest('{${ids}}'::uuid[]) as id, (values ${spans}) as week (day, opens, closes)
on conflict do nothing;
`,
    )
    .join('');
}

function writeSpecialHours(businesses: GeneratedBusiness[]): string {
  return groupIds(businesses, ({ specialHours }) =>
    specialHours.map((span) => `(${Object.values(span).map(toSql).join(',')})`),
  )
    .map(
      ([spans, ids]) => `insert into public.special_hours (business_id, date, opens, closes, note)
select id, day::date, opens::time, closes::time, note
from unnest('{${ids}}'::uuid[]) as id, (values ${spans}) as days (day, opens, closes, note)
on conflict do nothing;
`,
    )
    .join('');
}

function groupIds(
  businesses: GeneratedBusiness[],
  write: (business: GeneratedBusiness) => string[],
): [spans: string, ids: string][] {
  const groups = new Map<string, string[]>();
  for (const business of businesses) {
    const spans = write(business).join(',');
    if (spans === '') continue;
    groups.set(spans, [...(groups.get(spans) ?? []), business.row.id]);
  }
  return [...groups].map(([spans, ids]) => [spans, ids.join(',')]);
}
