-- What visitor@ suggests for a listing of owner@, who has not decided yet. Written by hand; times are counted back from
-- seeding.
insert into public.suggested_edits (id, business_id, proposer_id, link, note, owner_until, created_at)
select '5eed0000-0000-4000-8000-000000000401', b.id, '5eed0000-0000-4000-8000-000000000001', 'https://sunnysidedrain.example/contact',
  'A person answered there this morning.', now() + interval '5 days', now() - interval '2 days'
from public.businesses as b where b.slug = 'sunnyside-drain-and-sewer-decatur-ga';

insert into public.suggested_fields (id, suggestion_id, field, before, after)
select '5eed0000-0000-4000-8000-000000000402', '5eed0000-0000-4000-8000-000000000401', 'phone',
  jsonb_build_object('phone', coalesce(b.phone, '')), '{"phone": "(404) 555-0188"}'
from public.businesses as b where b.slug = 'sunnyside-drain-and-sewer-decatur-ga';
