-- The fields of a listing, declared once. SQL takes its lists of fields and columns from this table,
-- and `npm run types` writes it as app/domain/business/listing-fields.ts.
create table private.listing_fields (
  name text primary key check (name ~ '^[a-z_]+$'),
  position smallint generated always as identity,
  label text not null,
  -- The texts: 'text' is one line, 'paragraph' several. All others have values of their own shape.
  kind text not null check (kind in (
    'text', 'paragraph', 'state', 'zip_code', 'phone', 'email', 'link',
    'category', 'location', 'attributes', 'opening_hours', 'special_hours', 'services', 'photos'
  )),
  is_text boolean not null generated always as
    (kind in ('text', 'paragraph', 'state', 'zip_code', 'phone', 'email', 'link')) stored,
  max_length smallint, -- in characters
  is_required boolean not null default false,
  -- Its columns in `businesses`; empty where it is the rows of a table of its own. A text is in the
  -- column of its name.
  columns text[] not null,
  -- The field of the history: fields with the same one are recorded, held, merged and undone together.
  history_field text not null,
  -- What a merge can keep: the value of one listing, or for lists also those of both.
  merge text not null default 'one' check (merge in ('one', 'both')),
  -- The role that may edit it: 'hours' of business_members, or an editor of everything.
  editor text not null default 'editor' check (editor in ('hours', 'editor')),
  is_held boolean not null default false, -- a large change of a verified listing waits for an admin
  is_moved boolean not null default true, -- the new listing of a business that moved starts with it
  is_imported boolean not null default false,
  is_exported boolean not null default false, -- in the file for admins, in its columns
  is_on_card boolean not null default false
);
alter table private.listing_fields enable row level security;

insert into private.listing_fields
  (name, label, kind, max_length, is_required, columns, history_field, merge, editor, is_held, is_moved, is_imported, is_exported, is_on_card)
values
  ('name', 'Name', 'text', 160, true, '{name}', 'name', 'one', 'editor', true, true, true, true, true),
  ('category', 'Category', 'category', null, true, '{category_id,specialty}', 'category', 'one', 'editor', true, true, true, true, true),
  ('description', 'Description', 'paragraph', 5000, false, '{description}', 'description', 'one', 'editor', false, true, true, true, true),
  ('street', 'Street', 'text', 200, true, '{street}', 'address', 'one', 'editor', true, false, true, true, true),
  ('city', 'City', 'text', 100, true, '{city}', 'address', 'one', 'editor', true, false, true, true, true),
  ('state', 'State', 'state', 2, true, '{state}', 'address', 'one', 'editor', true, false, true, true, true),
  ('zip_code', 'Zip code', 'zip_code', 10, true, '{zip_code}', 'address', 'one', 'editor', true, false, true, true, true),
  ('location', 'Place on the map', 'location', null, false, '{lat,lng}', 'address', 'one', 'editor', true, false, true, true, true),
  ('phone', 'Phone', 'phone', 14, true, '{phone}', 'phone', 'one', 'editor', false, true, true, true, true),
  ('email', 'Email', 'email', 254, true, '{email}', 'email', 'one', 'editor', false, true, true, true, false),
  ('website', 'Website', 'link', 500, false, '{website}', 'website', 'one', 'editor', false, true, true, true, true),
  ('attributes', 'Features', 'attributes', null, false, '{attributes}', 'attributes', 'both', 'editor', false, true, false, false, true),
  ('opening_hours', 'Opening hours', 'opening_hours', null, false, '{}', 'opening_hours', 'one', 'hours', false, true, false, false, true),
  ('special_hours', 'Special days', 'special_hours', null, false, '{}', 'special_hours', 'one', 'hours', false, true, false, false, true),
  ('services', 'Services', 'services', null, false, '{}', 'services', 'both', 'editor', false, true, false, false, false),
  ('photos', 'Photos', 'photos', null, false, '{photos}', 'photos', 'both', 'editor', false, false, false, true, true);

-- The sets that `private.define` can list.
create view private.listing_field_sets as
select 'columns' as set, c as name, position
from private.listing_fields, unnest(columns) as c
union all
select 'imported_columns', c, position
from private.listing_fields, unnest(columns) as c where is_imported
union all
select s.set, name, position
from private.listing_fields,
  lateral (values
    ('texts', true),
    ('facts', name = history_field), -- the texts that the history records by themselves
    ('optional_imports', is_imported and not is_held),
    ('exported_texts', is_exported),
    ('card_texts', is_on_card and name <> 'description') -- a card has only its beginning
  ) as s (set, is_in)
where is_text and s.is_in;

-- Executes a definition that lists fields: '{texts: b.*}' becomes 'b.name, b.description, …'. PL/pgSQL
-- cannot name the columns of a row at run time without planning each statement again.
create function private.define(statement text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  marker text[];
begin
  for marker in select regexp_matches(statement, '(\{(\w+): ([^}]*)\})', 'g') loop
    statement := replace(statement, marker[1], (
      select string_agg(replace(marker[3], '*', name), ', ' order by position)
      from private.listing_field_sets where set = marker[2]
    ));
  end loop;
  execute statement;
end;
$$;

-- The columns of these fields of the history, and those that follow an address.
create function private.columns_of_field(history_field text)
returns text[]
language sql
stable
set search_path = ''
as $$
  select coalesce(array_agg(c), '{}')
    || case columns_of_field.history_field when 'address' then '{map_lat,map_lng,metro_id,time_zone}' else '{}' end::text[]
  from private.listing_fields as f, unnest(f.columns) as c
  where f.history_field = columns_of_field.history_field;
$$;
