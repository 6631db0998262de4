-- Exports listings as a file, for admins: counted while the filter is chosen; begun, which is audited; and read by the
-- Worker in pieces, in the order of their ids, with the rights of the admin who began it. Never contains owners.

create table private.exports (
  id uuid primary key default gen_random_uuid(),
  created_by uuid not null references auth.users (id) on delete cascade,
  filter jsonb not null, -- app/domain/export/export-schema.ts
  created_at timestamptz not null default now()
);

-- Returns the conditions of `filter` on listings `b` as SQL: only the given ones, so that each query gets its own plan.
create function private.export_conditions(filter jsonb)
returns text immutable
return concat_ws(' and ',
  'b.status = ' || quote_literal(coalesce(filter ->> 'status', 'published')),
  'b.metro_id = (select m.id from public.metros as m where m.slug = ' || quote_literal(filter ->> 'metro') || ')',
  '(select c.id from public.categories as c where c.slug = ' || quote_literal(filter ->> 'category')
    || ') = any (b.category_id || b.more_category_ids)',
  'b.state = ' || quote_literal(upper(filter ->> 'state')),
  'lower(b.city) = ' || quote_literal(lower(btrim(filter ->> 'city'))),
  'b.updated_at >= ' || quote_literal(filter ->> 'changed_since') || '::timestamptz',
  'b.id in (
    select r.business_id from private.import_rows as r join private.import_jobs as j on j.id = r.job_id
    where j.started_at is not null and j.source = ' || quote_literal(filter ->> 'source') || ')',
  'b.id in (
    select r.business_id from private.import_rows as r join private.import_jobs as j on j.id = r.job_id
    where j.started_at is not null and j.id = ' || quote_literal(filter ->> 'import') || '::uuid)',
  case when filter -> 'missing' ? 'phone' then 'b.phone is null' end,
  case when filter -> 'missing' ? 'hours' then
    'not exists (select from public.opening_hours as h where h.business_id = b.id)'
  end,
  case when filter -> 'missing' ? 'photo' then 'b.photos = ''[]''' end
);

create function public.count_export(filter jsonb)
returns integer language plpgsql stable security definer as $$
declare
  listings integer;
begin
  perform private.require_admin();
  execute 'select count(*)::integer from public.businesses as b where ' || private.export_conditions(filter) into listings;
  return listings;
end;
$$;
grant execute on function public.count_export to authenticated;

-- Returns the id for reading it within an hour, and the number of listings.
create function public.begin_export(filter jsonb)
returns jsonb language plpgsql security definer as $$
declare
  listings integer;
  new_export_id uuid;
begin
  listings := public.count_export(filter);
  delete from private.exports where created_at < now() - interval '1 hour';
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
  perform private.require_admin();
  select filter into export_filter from private.exports
  where id = export_id and created_by = auth.uid() and created_at > now() - interval '1 hour';
  if export_filter is null then
    return null;
  end if;
  execute format('
    select jsonb_agg(jsonb_build_object(
      ''id'', b.id, ''category'', c.slug, ''more_categories'', private.category_slugs(b.more_category_ids), ''specialty'', b.specialty, ''metro'', m.slug,
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
