-- A person's own account.

-- Returns how many texts of the caller's deleting their account keeps or deletes; `photos` are those of their reviews.
create function public.count_own_texts()
returns jsonb language sql stable security definer as $$
  select (
    select jsonb_build_object('reviews', count(*), 'photos', coalesce(sum(jsonb_array_length(r.photos)), 0))
    from public.reviews as r where r.author_id = auth.uid()
  ) || (
    select jsonb_build_object('questions', count(*) filter (where q.question_id is null),
      'answers', count(*) filter (where q.question_id is not null))
    from public.questions as q where q.author_id = auth.uid()
  );
$$;
grant execute on function public.count_own_texts to authenticated;

-- Deletes an account and, by foreign keys, what belongs to it alone: profile, sessions, preferences. Their reviews, with
-- photos, questions and answers stay without their name, or go as well. Listings stay, without an owner; audit rows stay
-- as the record. Owned by `postgres`, which may delete from auth.users on a hosted project too.
create function private.delete_account(person uuid, with_texts boolean)
returns void language plpgsql as $$
begin
  -- All writers of a listing's rows lock it first. Without their author, reviews and questions change.
  perform from public.businesses as b where b.id in (
    select o.business_id from private.owned_listings as o where o.owner_id = person
    union
    select r.business_id from public.reviews as r where r.author_id = person
    union
    select q.business_id from public.questions as q where q.author_id = person
    union
    select r.business_id from public.review_votes as v join public.reviews as r on r.id = v.review_id
    where v.voter_id = person
  ) order by b.id for update;
  -- "Verified" means a proven owner, so it ends with the ownership.
  update public.businesses set owner_id = null, verification = 'none'
  where id in (select business_id from private.owned_listings where owner_id = person);
  if with_texts then
    delete from public.reviews where author_id = person;
    delete from public.questions where author_id = person;
  else
    update public.reviews set author_id = null, author_name = private.name_reviewer(null) where author_id = person;
    update public.questions set author_id = null, author_name = private.name_reviewer(null) where author_id = person;
  end if;
  delete from auth.users where id = person;
end;
$$;

-- Requires a sign-in within the last quarter of an hour.
create function public.delete_own_account(with_texts boolean default false)
returns void language plpgsql security definer as $$
declare
  caller constant uuid := private.require_caller();
begin
  -- A session left open, or a stolen token, is not enough.
  perform private.refuse('PT403', 'Sign in again before you delete your account')
    where not exists (
      select from auth.sessions
      where id = (auth.jwt() ->> 'session_id')::uuid and user_id = caller
      and created_at > now() - interval '15 minutes'
    );
  perform private.delete_account(caller, with_texts);
end;
$$;
grant execute on function public.delete_own_account to authenticated;

-- Gives a member the role of business owner, as at sign-up; this grants no listing, which only a claim does.
create function public.become_business_owner()
returns void language plpgsql security definer as $$
begin
  update public.profiles set role = 'business_owner'
  where user_id = (select auth.uid()) and role = 'community_user';
end;
$$;
grant execute on function public.become_business_owner to authenticated;
