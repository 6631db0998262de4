-- Imports rows of a file as listings: an unchanged row does nothing, a row of an existing listing
-- updates it, and one that may duplicate a listing or has no place of its own is held for an admin.

-- Analyzes tables that grew. A plan made while a table was empty scans all of it for each row, and
-- autovacuum checks growth once a minute at most: the first thousands of rows took four times as
-- long, and searches read ten times the blocks. Larger tables are left to autovacuum.
create function private.analyze_grown_tables()
returns void language plpgsql as $$
declare
  enough_rows constant integer := 20000;
  grown regclass;
begin
  for grown in
    select c.oid from pg_class as c
    where c.oid = any (array[
      'public.businesses', 'public.business_changes', 'private.imported_rows', 'private.cached_cards', 'private.listing_counts',
      'private.listings_to_compare', 'private.places', 'private.search_stems', 'private.search_terms'
    ]::regclass[])
      and c.reltuples < enough_rows and pg_stat_get_mod_since_analyze(c.oid) > 500 + greatest(c.reltuples, 0)
  loop
    execute format('analyze %s', grown);
  end loop;
end;
$$;

-- Updates the bookkeeping of a spelling for a row: whether the row is news, and what to store. A file may have two rows
-- of one spelling with different content. Both are known when they come again: news is content that the last import
-- with this spelling lacked. The content that the listing took last must be in that import too, else its row has gone.
create function private.register_row(
  inout known private.imported_rows, input private.row_content, source_date date, out is_news boolean
)
language plpgsql immutable as $$
declare
  contents private.row_content[] := known.other_contents || (known.content_hash, known.imported_at)::private.row_content;
  is_newer constant boolean := coalesce(register_row.source_date > coalesce(known.source_date, '-infinity'), false);
  last_import timestamptz;
begin
  is_news := is_newer or known.content_hash <> input.hash;
  if known.other_contents is null and not is_news then
    known.imported_at := input.imported_at;
    return;
  end if;
  last_import := coalesce((select max(s.imported_at) from unnest(contents) as s where s.imported_at < input.imported_at), input.imported_at);
  contents := array(select s from unnest(contents) as s where s.imported_at >= last_import);
  is_news := is_newer
    or not exists (select from unnest(contents) as s where s.hash = input.hash)
    or not exists (select from unnest(contents) as s where s.hash = known.content_hash);
  if is_news then
    known.content_hash := input.hash;
    known.source_date := greatest(known.source_date, register_row.source_date);
  end if;
  contents := array(select s from unnest(contents) as s where s.hash <> input.hash) || input;
  known.imported_at := coalesce((select s.imported_at from unnest(contents) as s where s.hash = known.content_hash), input.imported_at);
  known.other_contents := nullif(array(select s from unnest(contents) as s where s.hash <> known.content_hash), '{}');
end;
$$;

-- The content of a spelling that no row has brought yet: a source's key names its listing.
create function private.unread_content()
returns uuid immutable
return '00000000-0000-0000-0000-000000000000'::uuid;

-- Whether a row's hours may be added: the listing has none, nobody has said so, and it has no owner.
create function private.may_fill_hours(listing_id uuid)
returns boolean language plpgsql stable as $$
begin
  return exists (
    select from public.businesses where id = listing_id and owner_id is null and status in ('published', 'closed')
  ) and not exists (select from public.opening_hours where business_id = listing_id)
    and not 'opening_hours' = any(private.facts_of_people(listing_id));
end;
$$;

-- Imports rows, no two of the same business: compares all with the existing listings, and adds the new ones in one
-- statement. Returns how many were added, updated, unchanged, and marked among the added; and which were held: their
-- index from 0, the reason (the row's own, as app/domain/import/import-schema.ts has them; else 'duplicate': it may be
-- an existing listing), and the listing that they may be. `with_held`: adds those, too, and marks possible duplicates;
-- a row may say the same by its `decision`, and the `id` of the listing that it becomes.
create function private.import_round(rows jsonb, began_at timestamptz, with_held boolean)
returns jsonb language plpgsql as $$
declare
  item jsonb;
  index integer;
  hold text; -- why the row waits for an admin, whatever it may be compared with
  input public.businesses;
  registered record;
  known private.imported_rows;
  duplicate record;
  fresh public.businesses[] := '{}';
  days date[] := '{}';
  weeks jsonb := '[]';
  likely jsonb := '[]';
  held jsonb := '[]';
  read private.imported_rows[] := '{}';
  registered_before private.imported_rows[] := '{}';
  listing public.businesses;
  taken public.businesses[] := '{}';
  taken_ids uuid[] := '{}';
  hash uuid;
  day date;
  changed integer := 0;
  is_renamed boolean;
  fills_hours boolean;
  columns constant text[] := array(select jsonb_object_keys(private.imported_columns(null)));
begin
  perform private.analyze_grown_tables();
  for item, index in select value, ordinality - 1 from jsonb_array_elements(rows) with ordinality loop
    hold := item ->> 'hold';
    input := jsonb_populate_record(null::public.businesses, item);
    input.more_category_ids := coalesce(input.more_category_ids, '{}');
    input.duplicate_key := private.duplicate_key(input.name, input.street, input.city, input.state, input.zip_code);
    day := item ->> 'source_date';
    hash := md5((item - '{source_date,decision,id}'::text[])::text);
    select * into known from private.imported_rows where row_key = input.duplicate_key::uuid;
    is_renamed := coalesce(known.content_hash = private.unread_content(), false);
    if known.row_key is not null then
      select * into registered from private.register_row(known, (hash, began_at)::private.row_content, day);
      known := registered.known;
      if not registered.is_news then
        registered_before := array_append(registered_before, known);
        continue;
      end if;
    else
      known := (input.duplicate_key, null, hash, day, began_at, null)::private.imported_rows;
    end if;

    -- Follows merges to the kept listing.
    input.id := private.current_listing(coalesce(known.business_id, (
      select b.id from public.businesses as b where b.duplicate_key = input.duplicate_key and b.status <> 'merged'
    ), (
      select b.id from public.businesses as b where b.duplicate_key = input.duplicate_key and b.status = 'merged' limit 1
    )));
    if input.id is null then
      hold := coalesce(hold, (
        select 'area' from private.locate(case when input.lat is not null then jsonb_build_object('lat', input.lat, 'lng', input.lng) end,
          input.zip_code, input.city, input.state) as place
        where not private.is_in_area(input.state, place.lat, place.lng)
      ));
      select * into duplicate from private.find_likely_duplicates(input) limit 1;
      if duplicate.is_certain then
        input.id := duplicate.id;
      elsif not with_held and item ->> 'decision' is null and (hold is not null or duplicate.id is not null) then
        held := held || jsonb_build_object('index', index, 'similar_id', duplicate.id, 'reason', coalesce(hold, 'duplicate'));
        continue;
      end if;
    end if;
    if input.id is not null then
      if hold in ('place', 'contradiction') then -- does not move a listing
        input.street := null;
      end if;
      if input.id = any (taken_ids) then -- two rows resolved to one listing
        perform private.update_listings(taken, columns);
        taken := '{}';
        taken_ids := '{}';
      end if;
      fills_hours := jsonb_typeof(item -> 'opening_hours') = 'array' and private.may_fill_hours(input.id)
        and not weeks @> jsonb_build_array(jsonb_build_object('business_id', input.id));
      listing := private.apply_import_row(input.id, input, day, is_renamed);
      if listing.id is not null then
        taken := array_append(taken, listing);
        taken_ids := array_append(taken_ids, listing.id);
      end if;
      if fills_hours then
        weeks := weeks || jsonb_build_object('business_id', input.id, 'week', item -> 'opening_hours', 'is_filled', true);
      end if;
      changed := changed + (listing.id is not null or fills_hours)::integer;
    else
      input := private.place_listing(input);
      input.id := coalesce((item ->> 'id')::uuid, gen_random_uuid());
      input.status := case when item ->> 'decision' = 'draft' then 'draft' else input.status end;
      input.attributes := coalesce(input.attributes, '{}');
      input.slug := private.find_free_slug(private.create_slug(input.name, input.city, input.state));
      fresh := array_append(fresh, input);
      days := array_append(days, day);
      weeks := weeks || jsonb_build_object('business_id', input.id, 'week', item -> 'opening_hours');
      if duplicate.id is not null then
        likely := likely || jsonb_build_object('business_id', input.id, 'similar_id', duplicate.id,
          'score', duplicate.score, 'reasons', duplicate.reasons);
      end if;
    end if;
    known.business_id := input.id;
    read := array_append(read, known);
  end loop;

  perform private.update_listings(taken, columns) where taken <> '{}';
  perform private.insert_listings(fresh, '{id,slug}' || columns);
  perform private.record_filled_hours(array(
    select (week ->> 'business_id')::uuid from jsonb_array_elements(weeks) as week where week ? 'is_filled'));
  insert into public.opening_hours (business_id, day_of_week, opens, closes)
  select w.business_id, h.day_of_week, h.opens, h.closes
  from jsonb_to_recordset(weeks) as w (business_id uuid, week jsonb),
    jsonb_to_recordset(case jsonb_typeof(w.week) when 'array' then w.week end) as h (day_of_week smallint, opens time, closes time);
  insert into private.imported_facts (business_id, source_date)
  select b.id, private.fact_dates(b, dated.day)
  from unnest(days) with ordinality as dated (day, position),
    lateral (select f.* from unnest(fresh[dated.position:dated.position]) as f) as b
  where dated.day is not null;
  perform private.record_duplicate(business_id, similar_id, score, reasons, 'import')
  from jsonb_to_recordset(likely) as l (business_id uuid, similar_id uuid, score numeric, reasons text[]);
  insert into private.imported_rows
  select * from unnest(read)
  on conflict (row_key) do update
  set business_id = excluded.business_id, content_hash = excluded.content_hash, source_date = excluded.source_date,
    imported_at = excluded.imported_at, other_contents = excluded.other_contents;
  update private.imported_rows as r
  set imported_at = h.imported_at, other_contents = h.other_contents
  from unnest(registered_before) as h
  where r.row_key = h.row_key and (r.imported_at, r.other_contents) is distinct from (h.imported_at, h.other_contents);

  return jsonb_build_object('added', cardinality(fresh), 'changed', changed,
    'unchanged', jsonb_array_length(rows) - cardinality(fresh) - changed - jsonb_array_length(held),
    'marked', jsonb_array_length(likely), 'held', held);
end;
$$;
