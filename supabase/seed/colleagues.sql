-- Who helps with the listings of owner@, and what they and visitor@ are invited to. Written by hand; times
-- are counted back from seeding.
insert into public.business_members (business_id, user_id, role, until, given_at)
select b.id, ('5eed0000-0000-4000-8000-000000000' || who)::uuid, role::public.member_role,
  current_date + days_left, now() - make_interval(days => days_ago)
from (values
  ('sunnyside-drain-and-sewer-decatur-ga', '101', 'editor', null, 40),
  ('sunnyside-drain-and-sewer-decatur-ga', '102', 'hours', 60, 5)
) as given (slug, who, role, days_left, days_ago)
join public.businesses as b using (slug);

insert into public.business_invitations (
  business_id, address, role, until, token_hash, invited_by, status, created_at, expires_at, ended_at
)
select b.id, address, role::public.invitation_role, current_date + days_left,
  encode(sha256(convert_to(gen_random_uuid()::text, 'utf8')), 'hex'), b.owner_id, invited.status::public.invitation_status,
  now() - make_interval(days => days_ago), now() + make_interval(days => 14 - days_ago),
  case when invited.status <> 'open' then now() - make_interval(days => days_ago - 1) end
from (values
  ('sunnyside-drain-and-sewer-decatur-ga', 'visitor@mainstreet.example', 'hours', 90, 'open', 2),
  ('sunnyside-drain-and-sewer-decatur-ga', 'pat@people.example', 'editor', null, 'declined', 6),
  ('sunnyside-drain-and-sewer-decatur-ga', 'heir@people.example', 'owner', null, 'open', 1)
) as invited (slug, address, role, days_left, status, days_ago)
join public.businesses as b using (slug);
