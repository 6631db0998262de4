-- What is one's own comes from functions that ask for nothing: whose a listing or a review is, the
-- tables tell nobody.

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

-- Deletes the account of a caller who has signed in within the last quarter of an hour and, by the
-- foreign keys, what is theirs alone: profile, sessions, preferences. Listings stay, without an owner;
-- audit rows stay, as the record of what happened.
-- Owned by `postgres`, which may delete from auth.users on a hosted project too.
create function private.delete_own_account()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    raise exception 'Only a person who is signed in has an account to delete' using errcode = '42501';
  end if;
  -- A session left open, or a token that somebody else got hold of, is not enough. PostgREST answers
  -- PTxyz with the status xyz.
  if not exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid and user_id = caller
      and created_at > now() - interval '15 minutes'
  ) then
    raise exception 'Only who has just signed in can delete their account' using errcode = 'PT403';
  end if;
  -- Locked in one order, so that of two last super admins who leave at once the second one waits
  -- and is then counted alone.
  perform from public.profiles where role = 'super_admin' order by user_id for update;
  if (select array_agg(user_id) = array[caller] from public.profiles where role = 'super_admin') then
    raise exception 'The last super admin cannot leave' using errcode = 'PT409';
  end if;
  -- "Verified" says that the owner has proven to be it; without an owner it says nothing.
  update public.businesses set owner_id = null, verification = 'none' where owner_id = caller;
  delete from auth.users where id = caller;
end;
$$;
revoke execute on function private.delete_own_account from anon, service_role;

create function public.delete_own_account()
returns void
language sql
set search_path = ''
as $$
  select private.delete_own_account();
$$;

-- A member says that they are an owner, as at sign-up; it opens no listing, which only a claim does.
create function private.become_business_owner()
returns void
language sql
security definer
set search_path = ''
as $$
  update public.profiles set role = 'business_owner'
  where user_id = (select auth.uid()) and role = 'community_user';
$$;
revoke execute on function private.become_business_owner from anon, service_role;

create function public.become_business_owner()
returns void
language sql
set search_path = ''
as $$
  select private.become_business_owner();
$$;

grant execute on function public.get_own_businesses, public.get_own_reviews, public.delete_own_account,
  public.become_business_owner to authenticated;
