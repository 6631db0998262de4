-- Invalidates caches after writes: each write records the tags it invalidated, and cache holders ask
-- what was invalidated since they last asked.
--   listing:SLUG   one listing, by its present and its former slug
--   listings       more listings than are named individually
--   metro:SLUG     the listings of a metro
--   category:SLUG  those of a category
--   directory      any listing at all
--   articles       guides, posts and their authors
--   profile:ID     a person's public profile; profiles: more than are named individually
--   list:ID        a shared list of saved places; lists: more than are named individually
--   everything     names used on any page
-- An append-only log and not a counter per tag: incrementing 'directory' would serialize all
-- writers, and could deadlock. Two hours are kept; a cache that was away for longer starts over.
create table private.changes (
  id bigint generated always as identity primary key,
  -- Shows exactly whether a snapshot has seen the row. A sequence number would not: the transaction
  -- with an earlier number may commit later.
  transaction xid8 not null default pg_current_xact_id(),
  tags text[] not null,
  changed_at timestamptz not null default clock_timestamp()
);
create index changes_transaction_idx on private.changes (transaction);
create index changes_changed_at_idx on private.changes (changed_at);

create function private.invalidate_tags(changed_tags text[])
returns void language plpgsql as $$
begin
  if cardinality(changed_tags) = 0 or exists (
    select from private.changes where transaction = pg_current_xact_id() and tags @> changed_tags
  ) then
    return;
  end if;
  insert into private.changes (tags) values (changed_tags);
end;
$$;

-- Records tags of listings, once per statement, however many rows. Null where there are none.
create function private.invalidate_listings(slugs text[], metro_ids smallint[], category_ids smallint[])
returns void language plpgsql as $$
declare
  max_named constant integer := 20;
begin
  perform private.invalidate_tags(array(
    select 'listing:' || slug from unnest(slugs) as slug where cardinality(slugs) <= max_named
    union all
    select 'listings' where cardinality(slugs) > max_named
    union all
    select 'metro:' || slug from public.metros where id = any (metro_ids)
    union all
    select 'category:' || slug from public.categories where id = any (category_ids)
    union all
    select 'directory' where category_ids is not null
  ));
end;
$$;

-- For child tables shown only on the profile. Hours invalidate where their other effects are (opening_hours).
create function private.invalidate_changed_parts()
returns trigger language plpgsql security definer as $$
begin
  -- An import deletes confirmations that mostly do not exist, once per row.
  if not exists (select from changed) then
    return null;
  end if;
  perform private.invalidate_listings(array_agg(slug), null, null)
  from public.businesses
  where id in (select business_id from changed) and status in ('published', 'closed', 'moved');
  return null;
end;
$$;

select private.follow_changes('public.services', 'services_invalidate', 'invalidate_changed_parts');
select private.follow_changes('public.reviews', 'reviews_invalidate', 'invalidate_changed_parts');
select private.follow_changes('public.questions', 'questions_invalidate', 'invalidate_changed_parts');
select private.follow_changes('private.review_holds', 'review_holds_invalidate', 'invalidate_changed_parts');
select private.follow_changes('public.fact_confirmations', 'confirmations_invalidate', 'invalidate_changed_parts');

-- For small tables that are read as a whole: one tag each.
create function private.record_tag()
returns trigger language plpgsql security definer as $$
begin
  perform private.invalidate_tags(array[tg_argv[0]]);
  return null;
end;
$$;
create trigger authors_invalidate after insert or update or delete on public.authors
for each statement execute function private.record_tag('articles');
create trigger articles_invalidate after insert or update or delete on public.articles
for each statement execute function private.record_tag('articles');
create trigger categories_invalidate after insert or update or delete on public.categories
for each statement execute function private.record_tag('everything');
create trigger metros_invalidate after insert or update or delete on public.metros
for each statement execute function private.record_tag('everything');

-- Records what the clock has changed since the last call, as if a person had: articles whose time
-- of publication has come, and listings that are open again after a break. Returns how many things
-- were recorded. For the task that runs each minute; after a pause it catches up two hours. Also deletes what
-- nobody reads any more of this log and of `live_changes`.
create function public.invalidate_due_tags()
returns integer language plpgsql security definer as $$
declare
  since constant timestamptz := now() - interval '2 hours';
  is_article_due constant boolean := exists (
    select from public.articles as a
    where a.status = 'published' and a.published_at between since and now() and not exists (
      select from private.changes as c where c.changed_at >= a.published_at and 'articles' = any (c.tags)
    )
  );
  reopened public.businesses[];
begin
  perform private.make_planned_moves();
  perform private.delete_rows('private.changes', 'changed_at < now() - interval ''2 hours''', 10000);
  perform private.delete_rows('public.live_changes', 'changed_at < now() - interval ''1 hour''', 10000);
  perform private.invalidate_tags(array['articles']) where is_article_due;
  reopened := array(
    select b
    from public.businesses as b, lateral (select b.reopens_on::timestamp at time zone b.time_zone as at) as due
    where b.reopens_on between current_date - 2 and current_date + 1 and b.status = 'published'
      and due.at between since and now() and not exists (
        select from private.changes as c
        where c.changed_at >= due.at and c.tags && array['listing:' || b.slug, 'listings']
      )
  );
  if cardinality(reopened) > 0 then
    perform private.invalidate_listings(array_agg(distinct r.slug), array_agg(distinct r.metro_id), array_agg(distinct kind.id))
    from unnest(reopened) as r, unnest(r.category_id || r.more_category_ids) as kind (id);
  end if;
  return is_article_due::integer + cardinality(reopened);
end;
$$;
grant execute on function public.invalidate_due_tags to service_role;
create index businesses_reopens_on_idx on public.businesses (reopens_on) where reopens_on is not null;

-- Returns the tags touched since `after`, the `position` of an earlier answer, and how many
-- seconds ago each was last. If that is unknown, or on the first call, `since_seconds` says how far
-- back the answer reaches instead: an hour, or less when there were many changes.
create function public.find_changes(after text default null)
returns jsonb language plpgsql stable security definer as $$
declare
  max_rows constant integer := 500;
  here constant pg_snapshot := pg_current_snapshot();
  seen constant pg_snapshot := after::pg_snapshot;
  -- A position ahead of the database comes from another database.
  is_continued boolean := coalesce(pg_snapshot_xmax(seen) <= pg_snapshot_xmax(here), false);
  ids bigint[];
begin
  if is_continued then
    ids := array(
      select id from private.changes
      where transaction >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(transaction, seen)
      limit max_rows + 1
    );
    is_continued := cardinality(ids) <= max_rows;
  end if;
  if not is_continued then
    ids := array(
      select id from private.changes where changed_at > now() - interval '1 hour'
      order by changed_at desc limit max_rows
    );
  end if;
  return (
    with touched as (
      select tag, extract(epoch from clock_timestamp() - max(changed_at)) as age
      from private.changes, unnest(tags) as tag where id = any (ids) group by tag
    )
    select jsonb_build_object(
      'position', here::text,
      'since_seconds', case
        when is_continued then null
        when cardinality(ids) < max_rows then 3600
        else (select extract(epoch from now() - min(changed_at)) from private.changes where id = any (ids))
      end,
      'tags', coalesce((select jsonb_object_agg(tag, round(greatest(age, 0), 3)) from touched), '{}')
    )
  );
end;
$$;
grant execute on function public.find_changes to service_role;
