-- Suggests places by the prefix of a name, a nickname or a state, while a visitor types: those without listings last, and
-- neighborhoods of the largest metros. Of listed places it checks those with most listings, twice as many as it shows:
-- imports bring 'austin tx', 'N/A' and misspelled names, which are beside a far larger city of nearly the same name.
-- Places outside of the directory's area are not offered.
create function private.suggest_places(typed text)
returns jsonb language plpgsql stable security definer as $$
declare
  respelled constant text := private.respell_place(typed);
  has_area constant boolean := private.has_area();
begin
  return (
    with matching as (
      select 'metro' as kind, m.name || ', ' || m.state as name, 2147483647 as listings
      from public.metros as m join private.metro_keys as k on k.metro_id = m.id
      where k.name_with_state like respelled || '%' and (not has_area or private.is_in_area(m.state, m.lat, m.lng))
      union all
      (
        select p.kind, p.name, p.listings
        from (
          select * from private.places
          where key >= respelled collate "C" and key < (respelled || chr(1114111)) collate "C"
            and listings > 0 and lat is not null and (not has_area or private.is_in_area(state, lat, lng))
          order by listings desc
          limit 10
        ) as p
        where p.kind = 'zip' or (
          private.has_proper_spelling(p.name)
          and exists (select from private.states as s where s.code = p.state)
          and not exists (
            select from private.places as larger
            where larger.key operator(extensions.%) p.key and larger.kind = 'city' and larger.state = p.state
              and larger.listings >= 10 * p.listings and extensions.levenshtein(larger.key, p.key) between 1 and 2
              and abs(larger.lat - p.lat) < 0.3 and abs(larger.lng - p.lng) < 0.3
          )
        )
        order by p.listings desc
        limit 5
      )
      union all
      select p.kind, p.name, p.listings
      from private.place_nicknames as n join private.places as p on p.key = n.key
      where n.nickname = typed and p.listings > 0 and p.lat is not null
        and (not has_area or private.is_in_area(p.state, p.lat, p.lng))
      union all
      (
        select 'city', c.name || ', ' || c.state, 0 from private.cities as c
        where char_length(typed) >= 3 and c.key >= respelled collate "C" and c.key < (respelled || chr(1114111)) collate "C"
          and (not has_area or private.is_in_area(c.state, c.lat, c.lng))
        order by c.population desc, c.key limit 5
      )
      union all
      (
        select 'zip', z.zip, 0 from private.zip_codes as z
        where typed ~ '^\d{3,5}$' and z.zip >= typed collate "C" and z.zip < (typed || 'a') collate "C"
          and (not has_area or private.is_in_area(null, z.lat, z.lng))
        order by z.zip limit 5
      )
      union all
      (
        select 'neighborhood', k.name || ', ' || m.name || ', ' || m.state, 0
        from private.neighborhood_keys as k join public.metros as m on m.slug = k.metro
        where char_length(typed) >= 3 and k.key >= respelled collate "C" and k.key < (respelled || chr(1114111)) collate "C"
          and exists (select from private.listing_counts as c where c.metro_id = m.id and c.listings > 0)
        group by k.name, m.id
        order by m.id, k.name limit 3
      )
      union all -- a state whose name is a city's needs the word
      select 'state', s.name || case when exists (select from public.metros as m where m.name = s.name)
        then ' state' else '' end, 2147483646
      from private.states as s
      where char_length(typed) >= 3 and s.key like typed || '%'
        and exists (select from private.cities as c where c.state = s.code) -- mail to the armed forces has none
        and (not has_area or private.is_in_area(s.code, null, null))
    )
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'name', name) order by listings desc, name), '[]')
    from (
      -- A metro and its first city share a name: list it once.
      select distinct on (private.key_place(name)) * from matching
      order by private.key_place(name), listings desc
    ) as named
    where name in (select name from matching order by listings desc, name limit 6)
  );
end;
$$;
