-- A conversation of visitor@ with owner@. Written by hand.
insert into public.message_threads (id, business_id, person_id, owner_id, last_side, last_at, person_read_at, business_read_at, created_at)
select '5eed0000-0000-4000-8000-000000000401', b.id, '5eed0000-0000-4000-8000-000000000001', b.owner_id, 'business',
  '2026-11-20 18:10Z', '2026-11-20 18:30Z', '2026-11-20 18:10Z', '2026-11-20 16:02Z'
from public.businesses as b where b.slug = 'sunnyside-drain-and-sewer-decatur-ga';

insert into public.messages (id, thread_id, side, author_id, body, created_at) values
  ('5eed0000-0000-4000-8000-000000000411', '5eed0000-0000-4000-8000-000000000401', 'person',
    '5eed0000-0000-4000-8000-000000000001',
    e'Our kitchen sink drains slowly since Tuesday, and plunging did not help.\nCould you come on Monday before noon?',
    '2026-11-20 16:02Z'),
  ('5eed0000-0000-4000-8000-000000000412', '5eed0000-0000-4000-8000-000000000401', 'business',
    '5eed0000-0000-4000-8000-000000000002',
    'We can, between nine and ten. It is usually done within the hour. Does the sink have a disposal?',
    '2026-11-20 18:10Z');
