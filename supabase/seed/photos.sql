-- Written by `npm run seed -- --write`; edit supabase/seed/*.ts instead.
alter table public.businesses disable trigger user;
with pictures (number, id, alt, caption, width, height, placeholder) as (values
(1,'5eed0000-0000-4000-8000-000000000001','Illustration of two full plates and a cup of coffee on a wooden table, from above','Illustration',1200,900,'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoMAAkAA4BaJZgCdAC9iZfAAADOOKyFbMgryaloWsO8IQffUhSTCCzEenMVkbzDX4MtfkcszhcFTQZapFAAAA=='),
(2,'5eed0000-0000-4000-8000-000000000002','Illustration of a room with a wooden counter, plants, pictures and a large window','Illustration',1200,900,'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoMAAkAA4BaJYgCdACg5prIAAD+yePg0qqC2e+j8bavd+6t2qrjNWThn7FURSJlAap3aaIR9HeAAA=='),
(3,'5eed0000-0000-4000-8000-000000000003','Illustration of a brick shop front with a striped awning at dusk, lit from within','Illustration',1200,900,'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoMAAkAA4BaJZgCdAEQg8fsPeAA/k0zKL4Rvpbr5MBSNabXL/kVUL05HOeswQFtQYbHljBdb+Fj2NOYGWnnAAAA')
),
shown (listing, numbers) as (values
('22efbe03-6dd3-49c9-89f9-6090f7000000','{2,3}'),
('435e5e4e-d8dd-4485-9dac-22ecd5000001','{2,3}'),
('c2d4f838-1122-49ad-8372-f73301000002','{1,2,3}'),
('5aa1d010-67f2-4020-b6bb-1c2535000003','{2,3}')
)
update public.businesses as b
set photos = (
  select jsonb_agg(jsonb_build_object(
    'url', '/photos/' || b.id || '/' || p.id || '-1600.webp',
    'small_url', '/photos/' || b.id || '/' || p.id || '-480.webp',
    'alt', p.alt, 'caption', p.caption, 'width', p.width, 'height', p.height, 'placeholder', p.placeholder
  ) order by place)
  from unnest(shown.numbers::integer[]) with ordinality as listed (number, place)
  join pictures as p on p.number = listed.number
)
from shown
where b.id = shown.listing::uuid and b.photos = '[]';
alter table public.businesses enable trigger user;
select private.cache_cards(array_agg(id)) from public.businesses where photos <> '[]';
