-- The fields of a listing, declared once. SQL takes its lists of fields and columns from this table,
-- and `npm run types` writes it as app/domain/business/listing-fields.ts. Labels and hints are in
-- app/messages/domain/listing-fields.ts.
create table private.listing_fields (
  name text primary key check (name ~ '^[a-z_]+$'),
  position smallint generated always as identity,
  section text check (section in ('contact', 'links', 'social', 'area', 'opening', 'parking')), -- of forms; null where it has its own
  -- The texts: 'name' and 'text' are one line, 'paragraph' several. All others have values of their own
  -- shape. `app/domain/submission/listing-rules.ts` has the rule and its sentence, a domain the guarantee.
  kind text not null check (kind in (
    'name', 'text', 'paragraph', 'state', 'zip_code', 'phone', 'extension', 'email', 'link', 'social', 'miles', 'date',
    'time_zone', 'category', 'categories', 'location', 'attributes', 'opening_hours', 'special_hours', 'services', 'photos'
  )),
  is_text boolean not null generated always as
    (kind in ('name', 'text', 'paragraph', 'state', 'zip_code', 'phone', 'extension', 'email', 'link', 'social', 'miles', 'date', 'time_zone')) stored,
  max_length smallint, -- in characters
  is_required boolean not null default false,
  -- Its columns in `businesses`; empty where it is the rows of a table of its own. A text is in the column of its name.
  columns text[] not null,
  -- The field of the history: fields with the same one are recorded, held, merged and undone together.
  history_field text not null,
  -- What a merge can keep: the value of one listing, or for lists also those of both.
  merge text not null default 'one' check (merge in ('one', 'both')),
  -- The role that may edit it: 'hours' of business_members, or an editor of everything.
  editor text not null default 'editor' check (editor in ('hours', 'editor')),
  requires_review boolean not null default false, -- a large change of a verified listing waits for an admin
  is_imported boolean not null default false,
  is_exported boolean not null default false, -- in the file for admins, in its columns
  is_on_card boolean not null default false
);

insert into private.listing_fields (
  name, section, kind, max_length, is_required, columns, history_field, merge, editor,
  requires_review, is_imported, is_exported, is_on_card
)
values
  ('name', null, 'name', 160, true, '{name}', 'name', 'one', 'editor', true, true, true, true),
  ('category', null, 'category', null, true, '{category_id}', 'category', 'one', 'editor', true, true, true, true),
  ('specialty', null, 'text', 40, false, '{specialty}', 'specialty', 'one', 'editor', false, true, true, true),
  ('more_categories', null, 'categories', null, false, '{more_category_ids}', 'more_categories', 'both', 'editor', false, true, true, true),
  ('description', null, 'paragraph', 5000, false, '{description}', 'description', 'one', 'editor', false, true, true, true),
  ('street', null, 'text', 200, true, '{street}', 'address', 'one', 'editor', true, true, true, true),
  ('city', null, 'text', 100, true, '{city}', 'address', 'one', 'editor', true, true, true, true),
  ('state', null, 'state', 2, true, '{state}', 'address', 'one', 'editor', true, true, true, true),
  ('zip_code', null, 'zip_code', 10, true, '{zip_code}', 'address', 'one', 'editor', true, true, true, true),
  ('location', null, 'location', null, false, '{lat,lng}', 'address', 'one', 'editor', true, true, true, true),
  ('stated_time_zone', null, 'time_zone', 40, false, '{stated_time_zone}', 'stated_time_zone', 'one', 'editor', false, false, false, false),
  ('phone', 'contact', 'phone', 14, true, '{phone}', 'phone', 'one', 'editor', false, true, true, true),
  ('phone_extension', 'contact', 'extension', 8, false, '{phone_extension}', 'phone_extension', 'one', 'editor', false, true, true, false),
  ('text_phone', 'contact', 'phone', 14, false, '{text_phone}', 'text_phone', 'one', 'editor', false, true, true, false),
  ('email', 'contact', 'email', 254, true, '{email}', 'email', 'one', 'editor', false, true, true, false),
  ('website', 'contact', 'link', 500, false, '{website}', 'website', 'one', 'editor', false, true, true, true),
  ('menu_url', 'links', 'link', 500, false, '{menu_url}', 'menu_url', 'one', 'editor', false, true, true, true),
  ('booking_url', 'links', 'link', 500, false, '{booking_url}', 'booking_url', 'one', 'editor', false, true, true, true),
  ('order_url', 'links', 'link', 500, false, '{order_url}', 'order_url', 'one', 'editor', false, true, true, true),
  ('facebook_url', 'social', 'social', 500, false, '{facebook_url}', 'facebook_url', 'one', 'editor', false, true, true, false),
  ('instagram_url', 'social', 'social', 500, false, '{instagram_url}', 'instagram_url', 'one', 'editor', false, true, true, false),
  ('tiktok_url', 'social', 'social', 500, false, '{tiktok_url}', 'tiktok_url', 'one', 'editor', false, true, true, false),
  ('youtube_url', 'social', 'social', 500, false, '{youtube_url}', 'youtube_url', 'one', 'editor', false, true, true, false),
  ('x_url', 'social', 'social', 500, false, '{x_url}', 'x_url', 'one', 'editor', false, true, true, false),
  ('linkedin_url', 'social', 'social', 500, false, '{linkedin_url}', 'linkedin_url', 'one', 'editor', false, true, true, false),
  ('service_area', 'area', 'text', 300, false, '{service_area}', 'service_area', 'one', 'editor', false, true, true, true),
  ('service_radius', 'area', 'miles', 3, false, '{service_radius}', 'service_radius', 'one', 'editor', false, true, true, true),
  ('opens_on', 'opening', 'date', 10, false, '{opens_on}', 'opens_on', 'one', 'editor', false, false, true, true),
  ('parking_notes', 'parking', 'text', 300, false, '{parking_notes}', 'parking_notes', 'one', 'editor', false, true, true, false),
  ('attributes', null, 'attributes', null, false, '{attributes}', 'attributes', 'both', 'editor', false, true, true, true),
  ('opening_hours', null, 'opening_hours', null, false, '{}', 'opening_hours', 'one', 'hours', false, false, false, true),
  ('special_hours', null, 'special_hours', null, false, '{}', 'special_hours', 'one', 'hours', false, false, false, true),
  ('services', null, 'services', null, false, '{}', 'services', 'both', 'editor', false, false, false, false),
  ('photos', null, 'photos', null, false, '{photos}', 'photos', 'both', 'editor', false, false, true, true);

-- Whether this is a web address that can be shown as a link, as browsers serialize it: in ASCII, without a user name,
-- with a public host. `parseWebsite` has the same pattern of hosts.
create function private.is_link(input text)
returns boolean immutable parallel safe
return char_length(input) <= 500 and input ~ '^[\u0021-\u007e]+$'
  and input ~ ('^https?://([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])'
    || '(:([1-5]?\d{1,4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5]))?([/?#][^[:space:]"<>]*)?$');
grant execute on function private.is_link to service_role;

-- Creates a domain for each text and choice, private.listing_<field>, whose constraint has the field's name: an error
-- says which field broke it. Lists have theirs beside their tables.
create function private.create_field_domains()
returns void language plpgsql as $$
begin
  execute coalesce((
    select string_agg(format('create domain private.listing_%1$s as text constraint %1$I check (%2$s);', name, rule), '')
    from private.listing_fields, lateral (select case kind
      when 'name' then format('value = private.clean_name(value) and private.is_clean_text(value, %s)', max_length)
      when 'state' then 'value ~ ''^[A-Z]{2}$'''
      when 'zip_code' then 'value ~ ''^\d{5}(-\d{4})?$'''
      when 'phone' then 'value ~ ''^\(\d{3}\) \d{3}-\d{4}$'''
      when 'extension' then format('value ~ ''^\d{1,%s}$''', max_length)
      when 'email' then 'value = lower(value) and private.is_email(value)'
      when 'link' then 'private.is_link(value)'
      when 'social' then format('private.is_link(value) and value ~ ''^https://%s\.com/.''', split_part(name, '_', 1))
      when 'miles' then 'value ~ ''^([1-9]\d?|1\d\d|200)$'''
      when 'date' then 'value ~ ''^20[2-9]\d-\d\d-\d\d$'' and pg_input_is_valid(value, ''date'')'
      when 'time_zone' then 'private.is_time_zone(value)'
      else format('private.is_clean_text(value, %s)', coalesce(max_length, 100))
    end as rule) as ruled
    where (is_text or kind = 'category') and to_regtype('private.listing_' || name) is null
  ), 'select');
end;
$$;
select private.create_field_domains();

-- The sets that `private.define` can list.
create view private.listing_field_sets as
select 'columns' as set, c as name, position
from private.listing_fields, unnest(columns) as c
union all
select 'fields', name, position from private.listing_fields
union all
select 'imported_columns', c, position
from private.listing_fields, unnest(columns) as c where is_imported
union all
select s.set, name, position
from private.listing_fields,
  lateral (values
    ('texts', is_text),
    ('facts', is_text and name = history_field), -- the texts that the history records by themselves
    ('optional_imports', columns = array[name] and is_imported and not requires_review),
    ('exports', columns = array[name] and is_exported and kind <> 'photos'), -- these are counted
    ('card_texts', is_text and is_on_card and name <> 'description') -- a card has only its beginning
  ) as s (set, is_in)
where s.is_in;

-- The definitions that list fields, to be executed anew when there is another field.
create table private.field_definitions (
  id smallint generated always as identity primary key,
  statement text not null
);

-- Executes a definition that lists fields: '{texts: b.*}' becomes 'b.name, b.description, …'. PL/pgSQL
-- cannot name the columns of a row at run time without planning each statement again.
create function private.execute_definition(statement text)
returns void language plpgsql as $$
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

-- Executes such a definition, and keeps it.
create function private.define(statement text)
returns void language plpgsql as $$
begin
  insert into private.field_definitions (statement) values (define.statement);
  perform private.execute_definition(define.statement);
end;
$$;

-- For a later migration that has added texts to `private.listing_fields`: makes their domains and columns, and has all
-- that lists fields name them.
create function private.follow_new_fields()
returns void language plpgsql as $$
declare
  field private.listing_fields;
  replaced regprocedure;
  is_on_cards boolean := false;
begin
  perform private.create_field_domains();
  for field in
    select f.* from private.listing_fields as f
    where is_text and not exists (
      select from pg_catalog.pg_attribute as a where a.attrelid = 'public.businesses'::regclass and a.attname = f.name)
    order by f.position
  loop
    execute format('alter table public.businesses add column %1$I private.listing_%1$s', field.name);
    execute format('alter type private.listing_values add attribute %1$I private.listing_%1$s', field.name);
    is_on_cards := is_on_cards or field.is_on_card;
  end loop;
  perform private.execute_definition(regexp_replace(statement, '^\s*create (function|trigger)', 'create or replace \1'))
  from (select statement from private.field_definitions where statement !~ '^\s*create type' order by id) as d;
  -- A function that is replaced has lost what `all_objects` set.
  for replaced in
    select oid from pg_catalog.pg_proc
    where prokind = 'f' and pronamespace in ('public'::regnamespace, 'private'::regnamespace) and proconfig is null
  loop
    execute format('alter function %s set search_path = %L', replaced, '');
  end loop;
  if is_on_cards then
    perform private.cache_cards(array(select id from public.businesses where status = 'published'));
  end if;
end;
$$;

-- The columns of these fields of the history, and those that follow an address.
create function private.columns_of_field(history_field text)
returns text[] language sql stable as $$
  select coalesce(array_agg(c), '{}')
    || case columns_of_field.history_field when 'address' then '{map_lat,map_lng,metro_id,time_zone}'
      when 'stated_time_zone' then '{time_zone}' else '{}' end::text[]
  from private.listing_fields as f, unnest(f.columns) as c
  where f.history_field = columns_of_field.history_field;
$$;
