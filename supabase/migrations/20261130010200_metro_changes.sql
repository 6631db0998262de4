-- What opened, closed and moved in a city, for programs that follow it.

-- The newest of a city, without those of others.
create index businesses_newest_in_metro_idx on public.businesses (metro_id, created_at desc, id desc)
  where status = 'published';

-- Returns a page of 100 at most, the latest first, of the listings of a metro that were added, closed
-- or moved since a date there; each once, by what happened last. `before` is `at` and `id` of the
-- last one of the page before. Null for an unknown metro. Only the Worker calls this, which caches the answer.
create function public.find_metro_changes(
  metro text, since date, before_at timestamptz default 'infinity', before_id uuid default null
)
returns jsonb language plpgsql stable security definer as $$
declare
  max_shown constant integer := 100;
  area public.metros;
  since_at timestamptz;
begin
  select * into area from public.metros as m where m.id = private.metro_at(find_metro_changes.metro);
  if area.id is null then
    return null;
  end if;
  since_at := since::timestamp at time zone area.time_zone;
  return (
    with events as (
      (
        select b.id, b.created_at as at, 'opened' as kind, null::text as moved_to
        from public.businesses as b
        where b.metro_id = area.id and b.status = 'published' and b.created_at >= since_at
          and (b.created_at, b.id) < (before_at, coalesce(before_id, b.id))
        order by b.created_at desc, b.id desc limit max_shown + 1
      )
      union all
      select b.id, last.at, b.status::text, last.moved_to
      from public.businesses as b,
        lateral (
          select c.at, c.after ->> 'moved_to' as moved_to from public.business_changes as c
          where c.business_id = b.id and c.field = 'status' order by c.number desc limit 1
        ) as last
      where b.metro_id = area.id and b.status in ('closed', 'moved') and b.updated_at >= since_at
        and last.at >= since_at and (last.at, b.id) < (before_at, coalesce(before_id, b.id))
    ),
    page as materialized (
      select *, row_number() over (order by at desc, id desc) as place from events
      order by place limit max_shown + 1
    )
    select jsonb_build_object(
      'metro', jsonb_build_object('slug', area.slug, 'name', area.name || ', ' || area.state),
      'changes', coalesce(jsonb_agg(jsonb_build_object(
        'kind', page.kind, 'at', page.at, 'slug', b.slug, 'name', b.name, 'category', c.name, 'street', b.street,
        'city', b.city, 'state', b.state, 'moved_to', page.moved_to
      ) order by page.place) filter (where page.place <= max_shown), '[]'),
      'next', (
        select jsonb_build_object('key', last.at, 'id', last.id) from page as last
        where last.place = max_shown and exists (select from page as more where more.place > max_shown)
      )
    )
    from page
    join public.businesses as b using (id)
    join public.categories as c on c.id = b.category_id
  );
end;
$$;
grant execute on function public.find_metro_changes to service_role;
