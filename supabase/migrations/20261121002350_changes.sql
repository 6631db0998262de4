-- How a write reaches those who keep copies of what was read before it: each write says which topics it
-- touched, and whoever keeps copies asks what was touched since they asked last.
--   listing:SLUG   one listing, by its present and its former address
--   listings       more listings than one names
--   metro:SLUG     the listings of a metro
--   category:SLUG  those of a category
--   directory      any listing at all
--   articles       guides, posts and their authors
--   everything     names that stand anywhere
-- A log that is only added to, not a number for each topic: to count 'directory' up, all writers would
-- wait for one another, and could deadlock. Two hours are kept; who was away for longer begins anew.
create table private.changes (
  id bigint generated always as identity primary key,
  -- Says exactly whether a snapshot has seen it. A number out of a sequence would not: what drew an
  -- earlier one may commit later.
  transaction xid8 not null default pg_current_xact_id(),
  topics text[] not null,
  changed_at timestamptz not null default clock_timestamp()
);
create index changes_transaction_idx on private.changes (transaction);
create index changes_changed_at_idx on private.changes (changed_at);
alter table private.changes enable row level security;

create function private.note_change(touched text[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if cardinality(touched) = 0 then
    return;
  end if;
  insert into private.changes (topics) values (touched);
  -- What another transaction is deleting is left to it, so that writers never wait here.
  delete from private.changes where id in (
    select id from private.changes
    where changed_at < now() - interval '2 hours'
    order by changed_at limit 100
    for update skip locked
  );
end;
$$;

-- What is said of listings: once a statement, however many rows it has. Null where there is nothing.
create function private.note_listings(slugs text[], metro_ids smallint[], category_ids smallint[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  most_named constant integer := 20;
begin
  perform private.note_change(array(
    select 'listing:' || slug from unnest(slugs) as slug where cardinality(slugs) <= most_named
    union all
    select 'listings' where cardinality(slugs) > most_named
    union all
    select 'metro:' || slug from public.metros where id = any (metro_ids)
    union all
    select 'category:' || slug from public.categories where id = any (category_ids)
    union all
    select 'directory' where category_ids is not null
  ));
end;
$$;

-- Of listings that the public cannot see nobody has a copy, and nobody is told of them. New ones are
-- not named: there was nothing at their address.
create function private.note_added_listings()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_listings(null, array_agg(distinct metro_id), array_agg(distinct category_id))
  from added where status in ('published', 'closed', 'moved');
  return null;
end;
$$;

create function private.note_removed_listings()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_listings(array_agg(slug), array_agg(distinct metro_id), array_agg(distinct category_id))
  from removed where status in ('published', 'closed', 'moved');
  return null;
end;
$$;

-- Where they were and where they are.
create function private.note_changed_listings()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_listings(
    array_agg(distinct slug), array_agg(distinct metro_id), array_agg(distinct category_id))
  from (
    select slug, metro_id, category_id, status from removed
    union all
    select slug, metro_id, category_id, status from added
  ) as either
  where status in ('published', 'closed', 'moved');
  return null;
end;
$$;

create trigger businesses_noted_added after insert on public.businesses
referencing new table as added for each statement execute function private.note_added_listings();
create trigger businesses_noted_removed after delete on public.businesses
referencing old table as removed for each statement execute function private.note_removed_listings();
create trigger businesses_noted_changed after update on public.businesses
referencing old table as removed new table as added for each statement execute function private.note_changed_listings();

-- What only a profile shows. Hours are not here: each change of theirs is worked out into `businesses`.
create function private.note_changed_parts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- An import takes away confirmations that mostly are not there, once a row.
  if not exists (select from changed) then
    return null;
  end if;
  perform private.note_listings(array_agg(slug), null, null)
  from public.businesses
  where id in (select business_id from changed) and status in ('published', 'closed', 'moved');
  return null;
end;
$$;

create trigger services_noted_added after insert on public.services
referencing new table as changed for each statement execute function private.note_changed_parts();
create trigger services_noted_changed after update on public.services
referencing new table as changed for each statement execute function private.note_changed_parts();
create trigger services_noted_removed after delete on public.services
referencing old table as changed for each statement execute function private.note_changed_parts();

create trigger reviews_noted_added after insert on public.reviews
referencing new table as changed for each statement execute function private.note_changed_parts();
create trigger reviews_noted_changed after update on public.reviews
referencing new table as changed for each statement execute function private.note_changed_parts();
create trigger reviews_noted_removed after delete on public.reviews
referencing old table as changed for each statement execute function private.note_changed_parts();

create trigger confirmations_noted_added after insert on public.fact_confirmations
referencing new table as changed for each statement execute function private.note_changed_parts();
create trigger confirmations_noted_changed after update on public.fact_confirmations
referencing new table as changed for each statement execute function private.note_changed_parts();
create trigger confirmations_noted_removed after delete on public.fact_confirmations
referencing old table as changed for each statement execute function private.note_changed_parts();

-- For tables that are small and read as a whole: a topic each.
create function private.note_topic()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_change(array[tg_argv[0]]);
  return null;
end;
$$;

create trigger authors_noted after insert or update or delete on public.authors
for each statement execute function private.note_topic('articles');
create trigger guides_noted after insert or update or delete on public.guides
for each statement execute function private.note_topic('articles');
create trigger posts_noted after insert or update or delete on public.posts
for each statement execute function private.note_topic('articles');
create trigger categories_noted after insert or update or delete on public.categories
for each statement execute function private.note_topic('everything');
create trigger metros_noted after insert or update or delete on public.metros
for each statement execute function private.note_topic('everything');

-- What was touched since `after`, which is the `position` of an earlier answer, and how many seconds ago
-- each topic was last. Where that cannot be told, or nothing was answered yet, `since_seconds` says how
-- far back the answer reaches instead: an hour, or less where there were many changes.
create function private.find_changes(after text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  most_rows constant integer := 500;
  here constant pg_snapshot := pg_current_snapshot();
  seen constant pg_snapshot := after::pg_snapshot;
  -- A position that is ahead of us is of another database.
  is_continued boolean := coalesce(pg_snapshot_xmax(seen) <= pg_snapshot_xmax(here), false);
  ids bigint[];
begin
  if is_continued then
    ids := array(
      select id from private.changes
      where transaction >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(transaction, seen)
      limit most_rows + 1
    );
    is_continued := cardinality(ids) <= most_rows;
  end if;
  if not is_continued then
    ids := array(
      select id from private.changes where changed_at > now() - interval '1 hour'
      order by changed_at desc limit most_rows
    );
  end if;
  return (
    with touched as (
      select topic, extract(epoch from clock_timestamp() - max(changed_at)) as age
      from private.changes, unnest(topics) as topic where id = any (ids) group by topic
    )
    select jsonb_build_object(
      'position', here::text,
      'since_seconds', case
        when is_continued then null
        when cardinality(ids) < most_rows then 3600
        else (select extract(epoch from now() - min(changed_at)) from private.changes where id = any (ids))
      end,
      'topics', coalesce((select jsonb_object_agg(topic, round(greatest(age, 0), 3)) from touched), '{}')
    )
  );
end;
$$;

create function public.find_changes(after text default null)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.find_changes(after);
$$;
grant execute on function public.find_changes to anon, authenticated, service_role;

revoke execute on function private.note_change, private.note_listings, private.note_added_listings,
  private.note_removed_listings, private.note_changed_listings, private.note_changed_parts, private.note_topic
  from anon, authenticated, service_role;
