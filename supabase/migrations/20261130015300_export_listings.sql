-- Exports listings as a file, for admins, and for owners those that they manage: begun, which is audited; and read by the
-- Worker in pieces, in the order of their ids, with the rights of the admin who began it. Never contains owners.

create table private.exports (
  id uuid primary key default gen_random_uuid(),
  created_by uuid not null references auth.users (id) on delete cascade,
  filter jsonb not null, -- app/domain/export/export-schema.ts
  created_at timestamptz not null default now()
);

create function private.export_conditions(filter jsonb)
returns text language plpgsql stable as $$
begin
  return case when filter ? 'own' then 'b.id in (select (o.listing).id from private.find_own_listings() as o)'
    else private.listing_conditions('{"status": "published"}' || filter) end;
end;
$$;

-- Returns the id for reading it within an hour, and the number of listings.
create function public.begin_export(filter jsonb)
returns jsonb language plpgsql security definer as $$
declare
  listings integer;
  new_export_id uuid;
begin
  perform private.require_admin() where not coalesce(filter ? 'own', false);
  execute 'select count(*)::integer from public.businesses as b where ' || private.export_conditions(filter) into listings;
  delete from private.exports where created_at < now() - interval '1 hour';
  perform private.refuse_excess((select count(*) from private.exports as e where e.created_by = auth.uid()), 30, 'Too many exports')
    where filter ? 'own';
  insert into private.exports (created_by, filter) values (auth.uid(), begin_export.filter) returning id into new_export_id;
  insert into public.audit_log (actor_id, action, table_name, row_id, after)
  values (auth.uid(), 'export', 'exports', new_export_id, jsonb_build_object('filter', filter, 'listings', listings));
  return jsonb_build_object('id', new_export_id, 'listings', listings);
end;
$$;
grant execute on function public.begin_export to authenticated;

-- Returns the next listings of an export, in the order of their ids: at most `max_rows`, those after `after`.
select private.define($define$
create function public.read_export(export_id uuid, after uuid default null, max_rows integer default 1000)
returns jsonb language plpgsql stable security definer as $$
declare
  page_size constant integer := least(greatest(max_rows, 1), 1000);
  export_filter jsonb;
  listings jsonb;
begin
  select filter into export_filter from private.exports
  where id = export_id and created_by = auth.uid() and created_at > now() - interval '1 hour';
  if export_filter is null then
    return null;
  end if;
  perform private.require_admin() where not export_filter ? 'own';
  execute format('
    select jsonb_agg(jsonb_build_object(
      ''id'', b.id, ''category'', c.slug, ''more_categories'', private.category_slugs(b.more_category_ids), ''metro'', m.slug,
      ''lat'', b.lat, ''lng'', b.lng, ''status'', b.status, ''temporarily_closed'', b.temporarily_closed,
      ''opening_hours'', private.opening_hours_of(b.id), ''rating'', b.rating, ''review_count'', b.review_count, ''photos'', jsonb_array_length(b.photos),
      ''slug'', b.slug, ''created_at'', b.created_at, ''updated_at'', b.updated_at
    ) || jsonb_build_object({exports: ''*'', b.*}) order by b.id)
    from (
      select * from public.businesses as b where %s and b.id > $1 order by b.id limit $2
    ) as b
    join public.categories as c on c.id = b.category_id
    left join public.metros as m on m.id = b.metro_id', private.export_conditions(export_filter))
  into listings using coalesce(after, '00000000-0000-0000-0000-000000000000'), page_size;
  return jsonb_build_object(
    'listings', coalesce(listings, '[]'),
    'next', case when jsonb_array_length(listings) = page_size then listings -> -1 -> 'id' end
  );
end;
$$
$define$);
grant execute on function public.read_export to authenticated;
