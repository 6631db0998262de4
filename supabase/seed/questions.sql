-- Questions that visitors asked, and answers. Written by hand.
insert into public.questions (id, business_id, question_id, author_id, author_name, by_owner, body, created_at)
select ('5eed0000-0000-4000-8000-000000000' || asked.id)::uuid, b.id, ('5eed0000-0000-4000-8000-000000000' || answers)::uuid,
  ('5eed0000-0000-4000-8000-000000000' || author)::uuid, author_name, by_owner, body, asked.created_at::timestamptz
from (values
  ('301', null, 'sunnyside-drain-and-sewer-decatur-ga', '001', 'Vera Q.', false,
    'Do you come out on Sundays, and does it cost more?', '2026-10-05 14:20Z'),
  ('302', '301', 'sunnyside-drain-and-sewer-decatur-ga', '002', 'Otis L.', true,
    'We do, from eight to four. The visit costs $40 more than on a weekday; the work costs the same.', '2026-10-05 19:05Z'),
  ('303', '301', 'sunnyside-drain-and-sewer-decatur-ga', '108', 'Priya S.', false,
    'They came to us on a Sunday in August. We called at nine, and they were here by eleven.', '2026-10-06 02:41Z'),
  ('304', null, 'sunnyside-drain-and-sewer-decatur-ga', '103', 'Hana C.', false,
    'Can you look at a septic tank, or only at city sewers?', '2026-11-12 16:48Z'),
  ('305', null, 'chez-marcel-austin-tx', '001', 'Vera Q.', false,
    'Is there a table where a wheelchair fits?', '2026-11-02 18:30Z')
) as asked (id, answers, slug, author, author_name, by_owner, body, created_at)
join public.businesses as b using (slug)
order by asked.id;
