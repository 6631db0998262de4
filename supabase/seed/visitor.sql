-- The profile of visitor@ as others see it: three reviews, beside the list in saved-lists.sql. Written by hand.
update public.profiles set public_id = '5eed0000-0000-4000-8000-000000000301', created_at = '2024-01-02', is_public = true
where user_id = '5eed0000-0000-4000-8000-000000000001';

update public.reviews set author_id = '5eed0000-0000-4000-8000-000000000001', author_name = 'Vera Q.'
where id in (
  select distinct on (r.business_id) r.id
  from public.reviews as r join public.businesses as b on b.id = r.business_id
  where b.slug in ('hana-nail-bar-austin-tx', 'blue-grinder-cafe-austin-tx', 'louis-and-esther-pizza-austin-tx')
    and r.status = 'published'
  order by r.business_id, r.created_at desc, r.id
);
