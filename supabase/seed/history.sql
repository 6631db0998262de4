-- What the owners of some three hundred listings and the directory have changed since these came in, so that
-- histories have something to tell; and what waits for an admin. Written by hand; what stands there now is the
-- last thing that was written.
insert into public.business_changes (business_id, at, actor_id, role, field, before, after, was_public)
select
  b.id, b.created_at + (b.updated_at - b.created_at) * step.part,
  case step.role when 'owner' then b.owner_id else '5eed0000-0000-4000-8000-000000000003' end,
  step.role, step.field, step.before, step.after, true
from (
  select b.*, private.editable_values(b) as now
  from public.businesses as b
  where b.owner_id is not null and b.status = 'published' and not b.temporarily_closed
    and not exists (select from public.business_changes as c where c.business_id = b.id and c.number > 1)
  order by b.owner_id <> '5eed0000-0000-4000-8000-000000000002', b.id
  limit 300
) as b,
lateral (values
  (0.2, 'owner', 'is_claimed', 'false'::jsonb, 'true'::jsonb),
  (0.4, 'owner', 'description', '""', b.now -> 'description'),
  (0.6, 'owner', 'phone', to_jsonb(coalesce(left(b.phone, 10) || '0199', '')), b.now -> 'phone'),
  (0.7, 'directory', 'website', '""', b.now -> 'website'),
  (0.9, 'owner', 'opening_hours', (b.now -> 'opening_hours') - 0, b.now -> 'opening_hours')
) as step (part, role, field, before, after)
where step.before is distinct from step.after and b.updated_at > b.created_at
order by b.id, step.part;

insert into public.pending_changes (id, business_id, field, before, after, status, requested_by, requested_at, reason, decided_by, decided_at)
select
  md5('pending change ' || said.field || ' of ' || said.slug)::uuid, b.id, said.field,
  (select jsonb_object_agg(key, private.editable_values(b) -> key) from jsonb_object_keys(said.after) as key),
  said.after, said.status, '5eed0000-0000-4000-8000-000000000002', now() - make_interval(hours => said.hours_ago), said.reason,
  case when said.status <> 'waiting' then '5eed0000-0000-4000-8000-000000000003'::uuid end,
  case when said.status <> 'waiting' then now() - make_interval(hours => said.hours_ago - 5) end
from (values
  ('sunnyside-drain-and-sewer-decatur-ga', 'name', '{"name": "Okefenokee Kayak Rental"}'::jsonb, 'waiting', 30, null),
  ('lakeview-maids-carson-ca', 'category', '{"category": "spas"}', 'rejected', 90,
    'Your page tells of house cleaning. Is the spa another business?'),
  ('casa-soto-indianapolis-in', 'name', '{"name": "Casa Soto Norte"}', 'approved', 700, null)
) as said (slug, field, after, status, hours_ago, reason)
join public.businesses as b on b.slug = said.slug
on conflict do nothing;
