-- Visitors looking for a business that has closed or moved should be told so, instead of getting no match.

-- Returns at most three closed or moved listings whose name begins with the text, by the index of what is not published.
create function public.find_former_listings(q text)
returns table (slug text, name text, city text, state text, status public.listing_status) language sql stable
security definer as $$
  -- As values of their own, by which the index is entered; a join would read all of it.
  with typed as materialized (select private.normalize(left(q, 200)) as key)
  select b.slug, b.name, b.city, b.state, b.status
  from public.businesses as b
  where b.status in ('closed', 'moved') and (select char_length(key) >= 3 from typed)
    and b.name_key collate "C" >= (select key from typed)
    and b.name_key collate "C" < (select key || chr(1114111) from typed)
  order by b.name_key collate "C", b.id
  limit 3;
$$;
grant execute on function public.find_former_listings to anon, authenticated, service_role;
