-- Businesses that the demo people have added, one or more in each state, so that the dashboard and the
-- admins' queue have something to show. Written by hand; times are counted back from seeding.
insert into public.submissions (
  id, submitter_id, status, content, revision, sent_at, reason, decided_by, decided_at, business_id, created_at, updated_at
)
select
  md5('submission ' || name)::uuid, ('5eed0000-0000-4000-8000-000000000' || who)::uuid, status::public.submission_status,
  jsonb_build_object(
    'name', name, 'category', category, 'street', street, 'city', city, 'state', state, 'zip_code', zip_code,
    'phone', phone, 'email', email, 'website', '', 'description', description,
    'opening_hours', case when has_hours then jsonb_build_array(
      jsonb_build_object('day_of_week', 2, 'opens', '09:00', 'closes', '17:00'),
      jsonb_build_object('day_of_week', 3, 'opens', '09:00', 'closes', '17:00'),
      jsonb_build_object('day_of_week', 4, 'opens', '09:00', 'closes', '17:00'),
      jsonb_build_object('day_of_week', 5, 'opens', '09:00', 'closes', '20:00'),
      jsonb_build_object('day_of_week', 6, 'opens', '20:00', 'closes', '02:00')
    ) else '[]' end,
    'hours_words', case when has_hours then 'tue-thu 9-5, fri 9-8, sat 8pm-2am' else '' end,
    'special_hours', case when has_hours then jsonb_build_array(jsonb_build_object(
      'date', make_date(extract(year from now())::integer, 12, 25), 'opens', null, 'closes', null, 'note', 'Christmas Day'
    )) else '[]' end,
    'attributes', case category when 'bike-shops' then '["Repairs", "Rentals"]'::jsonb else '[]' end,
    'location', case category when 'bike-shops' then '{"lat": 45.52146, "lng": -122.68852}'::jsonb end,
    'services', case category when 'bike-shops' then jsonb_build_array(
      jsonb_build_object('name', 'Tune-up', 'description', 'Gears, brakes and a wash', 'min_price_cents', 6500,
        'max_price_cents', 9000, 'price_unit', null),
      jsonb_build_object('name', 'Stand and tools', 'description', null, 'min_price_cents', 800,
        'max_price_cents', 800, 'price_unit', 'hour')
    ) else '[]' end
  ),
  1, case when status <> 'draft' then now() - make_interval(hours => hours_ago) end, reason,
  case when status in ('published', 'rejected') then '5eed0000-0000-4000-8000-000000000003'::uuid end,
  case when status in ('published', 'rejected') then now() - make_interval(hours => hours_ago - 2) end,
  (select id from public.businesses where slug = listing),
  now() - make_interval(hours => hours_ago + 1), now() - make_interval(hours => hours_ago)
from (values
  ('001', 'draft', 'Bluebonnet Kite Shop', 'other', '', 'Austin', 'TX', '78704', '', '',
    '', false, 3, null, null),
  ('001', 'pending', '4th St. Tap', 'bars', '302 4th Street', 'Austin', 'TX', '78705', '(512) 555-0177',
    'hello@4thtap.example', 'Twenty taps and a yard.', true, 5, null, null),
  ('001', 'rejected', 'Peach Street Knits', 'clothing-stores', '18 Peach St', 'Decatur', 'GA', '30030', '(404) 555-0142',
    'peach@knits.example', 'Yarn, needles and a knitting circle on Fridays.', true, 50,
    'We found no number 18 in Peach Street. Which house is it?', null),
  ('001', 'withdrawn', 'Old Mill Antiques', 'furniture-stores', '9 Mill Rd', 'Madison', 'WI', '53703', '(608) 555-0119',
    'old@mill.example', 'Chairs that have seen something.', false, 200, null, null),
  ('002', 'pending', 'Landry and Daughters Hardware', 'hardware-stores', '77 Garfield Ave', 'Chicago', 'IL', '60622',
    '(312) 555-0164', 'shop@landryhardware.example', 'Nails by the pound, keys while you wait.', true, 20, null, null),
  ('002', 'draft', '', '', '', '', '', '', '(312) 555-0164', '', '', false, 1, null, null),
  ('101', 'pending', 'Acosta Bike Kitchen', 'bike-shops', '410 Alder St', 'Portland', 'OR', '97205', '(503) 555-0135',
    'kitchen@acosta.example', 'Bring your bike and fix it with us.', true, 28, null, null),
  ('101', 'published', '4th Street Tap', 'bars', '302 4th St', 'Austin', 'TX', '78705', '(512) 555-0177',
    'tap@fourthstreet.example', '', false, 900, null, '4th-street-tap-austin-tx'),
  ('102', 'pending', 'Brennan Tax Service', 'accountants', '1500 Market St', 'Denver', 'CO', '80202', '(303) 555-0188',
    'clyde@brennantax.example', 'Returns for people and small firms.', false, 44, null, null)
) as said (
  who, status, name, category, street, city, state, zip_code, phone, email, description, has_hours, hours_ago, reason, listing
)
on conflict do nothing;

-- What an admin asked before that decision.
insert into private.sender_questions (id, item_id, person_id, name, body, asked_by, asked_at, answer, answered_at)
select '5eed0000-0000-4000-8000-000000000701', s.id, s.submitter_id, s.content ->> 'name',
  'Is this a shop with a door on the street, or do you sell from home?', '5eed0000-0000-4000-8000-000000000003',
  s.sent_at + interval '2 hours', 'It has a door on the street, beside the bakery.', s.sent_at + interval '5 hours'
from public.submissions as s where s.content ->> 'name' = 'Peach Street Knits';
