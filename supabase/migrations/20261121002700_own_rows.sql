-- Signing in tells nobody whose a listing or a review is: who could read `owner_id` or `author_id`
-- could link everything of one person. Policies may still compare them, for a policy needs no grant
-- of its caller. What is one's own comes from functions that ask for nothing.
revoke select on public.businesses, public.reviews from authenticated;
grant select (
  id, slug, name, description, category_id, metro_id, street, city, state, zip_code, lat, lng, time_zone,
  phone, email, website, attributes, photos, status, temporarily_closed, moved_to, is_claimed, verification,
  rating, review_count, confirmed_at, created_at, updated_at
) on public.businesses to authenticated;
grant select (
  id, business_id, author_name, rating, body, visited_on, proof, status, hidden_reason, owner_answer, answered_at,
  created_at, updated_at
) on public.reviews to authenticated;

create function private.get_own_businesses()
returns setof public.businesses
language sql
stable
security definer
set search_path = ''
as $$
  select * from public.businesses where owner_id = (select auth.uid());
$$;

create function private.get_own_reviews()
returns setof public.reviews
language sql
stable
security definer
set search_path = ''
as $$
  select * from public.reviews where author_id = (select auth.uid());
$$;

revoke execute on function private.get_own_businesses, private.get_own_reviews from anon;

-- The listings the caller owns, whatever their status.
create function public.get_own_businesses()
returns setof public.businesses
language sql
stable
set search_path = ''
as $$
  select * from private.get_own_businesses();
$$;

-- The reviews the caller wrote, hidden ones with their reason.
create function public.get_own_reviews()
returns setof public.reviews
language sql
stable
set search_path = ''
as $$
  select * from private.get_own_reviews();
$$;

grant execute on function public.get_own_businesses, public.get_own_reviews to authenticated;
