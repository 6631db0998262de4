-- What visitor@ has saved, and a list that she shares. Written by hand.
insert into private.saved_lists (id, owner_id, name, is_shared, is_public) values
  ('5eed0000-0000-4000-8000-000000000201', '5eed0000-0000-4000-8000-000000000001', null, false, false),
  ('5eed0000-0000-4000-8000-000000000202', '5eed0000-0000-4000-8000-000000000001', 'A Saturday in Austin', true, true);

insert into private.saved_businesses (list_id, business_id, note, position)
select ('5eed0000-0000-4000-8000-000000000' || list)::uuid, b.id, note, position
from (values
  ('201', 'chez-marcel-austin-tx', null, 1),
  ('201', 'hana-nail-bar-austin-tx', null, 2),
  ('202', 'loaf-and-brioche-bakery-austin-tx', 'Come before nine, while the rye is warm.', 1),
  ('202', 'blue-grinder-cafe-austin-tx', null, 2),
  ('202', 'louis-and-esther-pizza-austin-tx', 'Ask for the table in the window.', 3),
  ('202', '4th-street-tap-austin-tx', null, 4)
) as saved (list, slug, note, position)
join public.businesses as b using (slug);
