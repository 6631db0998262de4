-- Claims of the demo people, one or more in each state, so that dashboards and the admins' queue have something to show.
-- Written by hand; times are counted back from seeding. Documents are files, which no SQL makes.
insert into public.claims (
  id, claimant_id, business_id, status, evidence, note, sent_at, object_until, objection, objected_at, reason, decided_by,
  decided_at, created_at, updated_at
)
select
  md5('claim ' || said.slug || who)::uuid, ('5eed0000-0000-4000-8000-000000000' || who)::uuid, b.id,
  said.status::public.claim_status, evidence::public.claim_evidence, note,
  case when is_sent then now() - make_interval(hours => hours_ago) end,
  case when is_disputed then now() - make_interval(hours => hours_ago) + interval '7 days' end,
  objection, case when objection is not null then now() - make_interval(hours => hours_ago - 20) end,
  reason,
  case when said.status in ('approved', 'rejected') then '5eed0000-0000-4000-8000-000000000003'::uuid end,
  case when said.status in ('approved', 'rejected') then now() - make_interval(hours => hours_ago - 30) end,
  now() - make_interval(hours => hours_ago + 1), now() - make_interval(hours => hours_ago)
from (values
  -- visitor@: not proven yet, waiting, rejected, taken back; and against owner@, who has not answered.
  ('001', 'northern-hinge-lumber-austin-tx', 'pending', 'email', null, false, false, 2, null, null),
  ('001', 'kowalski-boxing-club-austin-tx', 'pending', 'documents', 'My name is on the lease.', true, false, 30, null, null),
  ('001', 'chez-marcel-austin-tx', 'rejected', 'documents', null, true, false, 200, null,
    'The bill is of another address. Have you one of this one?'),
  ('001', 'austin-vision-center-austin-tx', 'withdrawn', 'website', null, false, false, 300, null, null),
  ('001', 'sunnyside-drain-and-sewer-decatur-ga', 'pending', 'email', null, true, true, 40, null, null),
  -- Others: against owner@, who has objected; when the seven days are over; against a rival; and one that was approved.
  ('101', 'lakeview-maids-carson-ca', 'pending', 'documents', 'I bought the business in spring.', true, true, 100,
    'I have sold nothing. The phone on the page is mine: please call it.', null),
  ('102', 'casa-soto-indianapolis-in', 'pending', 'website', null, true, true, 190, null, null),
  ('103', 'kowalski-boxing-club-austin-tx', 'pending', 'documents', 'I run the gym.', true, false, 26, null, null),
  ('002', 'pflugerville-lighting-and-power-pflugerville-tx', 'approved', 'email', null, true, false, 2000, null, null)
) as said (who, slug, status, evidence, note, is_sent, is_disputed, hours_ago, objection, reason)
join public.businesses as b on b.slug = said.slug
on conflict do nothing;
