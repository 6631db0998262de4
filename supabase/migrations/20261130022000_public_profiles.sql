-- A person's profile as everybody may read it: the name that their reviews show, since when they are here,
-- their published reviews, their public lists. Nothing else of the account. Only of people who have said so.

-- Returns a profile with a page of its reviews, newest first; `after` is the last review of the previous page.
-- Null where it is not public, its person is suspended, or there is none. `helpful_count`: by how many readers their reviews were found
-- helpful. `accepted_edit_count`: how many of the edits they suggested were accepted, each field counted.
create function public.get_public_profile(profile_id uuid, after uuid default null)
returns jsonb language plpgsql stable security definer as $$
declare
  page_size constant integer := 10;
  person public.profiles;
  last_seen public.reviews;
  page jsonb;
begin
  select * into person from public.profiles as p
  where p.public_id = get_public_profile.profile_id and p.is_public and not private.is_suspended(p.user_id);
  if person.user_id is null then
    return null;
  end if;
  select * into last_seen from public.reviews as r where r.id = after and r.author_id = person.user_id;
  select jsonb_agg(to_jsonb(shown)) into page
  from (
    select r.id, r.rating, r.body, r.visited_on, r.proof, r.helpful_count, r.created_at,
      jsonb_build_object('slug', b.slug, 'name', b.name, 'city', b.city, 'state', b.state) as listing
    from public.reviews as r join public.businesses as b on b.id = r.business_id
    where r.author_id = person.user_id and r.status = 'published' and b.status in ('published', 'closed', 'moved')
      and (last_seen.id is null or (r.created_at, r.id) < (last_seen.created_at, last_seen.id))
    order by r.created_at desc, r.id desc
    limit page_size + 1
  ) as shown;
  return (
    select jsonb_build_object(
      'id', person.public_id,
      'name', private.name_reviewer(person.user_id),
      'since', date_trunc('month', person.created_at at time zone 'UTC')::date,
      'review_count', count(*),
      'helpful_count', coalesce(sum(r.helpful_count), 0),
      'accepted_edit_count', (
        select count(*) from public.suggested_edits as s join public.suggested_fields as f on f.suggestion_id = s.id
        where s.proposer_id = person.user_id and f.status = 'accepted' and not f.is_applied
      ),
      'lists', (
        select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'count', (
          select count(*) from private.places_of_list(l.id)
        )) order by l.created_at, l.id), '[]')
        from private.saved_lists as l where l.owner_id = person.user_id and l.is_public and not l.is_held
      ),
      'reviews', private.page_of(page, page_size)
    )
    from public.reviews as r join public.businesses as b on b.id = r.business_id
    where r.author_id = person.user_id and r.status = 'published' and b.status in ('published', 'closed', 'moved')
  );
end;
$$;
grant execute on function public.get_public_profile to anon, authenticated, service_role;

-- Invalidates the cached profiles of these people (see `changes`): by name up to 20, else all of them.
create function private.invalidate_profiles(people uuid[])
returns void language plpgsql as $$
begin
  perform private.invalidate_tags(array(
    select 'profile:' || p.public_id from public.profiles as p
    where p.user_id = any (people) and cardinality(people) <= 20
    union all
    select 'profiles' where cardinality(people) > 20
  ));
end;
$$;

create function private.invalidate_reviewed_profiles()
returns trigger language plpgsql security definer as $$
begin
  perform private.invalidate_profiles(array_agg(distinct author_id)) from changed where author_id is not null;
  return null;
end;
$$;

select private.follow_changes('public.reviews', 'reviews_invalidate_profiles', 'invalidate_reviewed_profiles');

create function private.invalidate_proposer()
returns trigger language plpgsql security definer as $$
begin
  perform private.invalidate_profiles(array[s.proposer_id]) from public.suggested_edits as s where s.id = new.suggestion_id;
  return null;
end;
$$;
create trigger suggested_fields_invalidate after update on public.suggested_fields
for each row when ((old.status = 'accepted' and not old.is_applied) <> (new.status = 'accepted' and not new.is_applied))
execute function private.invalidate_proposer();

-- Reviews link to the profile or not, so that their listings' pages change with it.
create function private.invalidate_reviewed_listings(person uuid)
returns void language sql as $$
  select private.invalidate_listings(array_agg(b.slug), null, null)
  from public.reviews as r join public.businesses as b on b.id = r.business_id
  where r.author_id = person and r.status = 'published'
  having count(*) > 0;
$$;

create function private.invalidate_profile()
returns trigger language plpgsql security definer as $$
begin
  perform private.invalidate_tags(array['profile:' || old.public_id]);
  perform private.invalidate_lists(array(select l.id from private.saved_lists as l where l.owner_id = old.user_id and l.is_public));
  if tg_op = 'UPDATE' and new.is_public is distinct from old.is_public then
    perform private.invalidate_reviewed_listings(old.user_id);
  end if;
  return null;
end;
$$;
create trigger profiles_invalidate after update or delete on public.profiles
for each row execute function private.invalidate_profile();

-- Of who is suspended, or no longer.
create function private.invalidate_suspended_profile()
returns trigger language plpgsql security definer as $$
begin
  perform private.invalidate_profiles(array[new.id]);
  perform private.invalidate_lists(array(select l.id from private.saved_lists as l where l.owner_id = new.id));
  perform private.invalidate_reviewed_listings(new.id);
  return null;
end;
$$;
create trigger users_invalidate_profile after update of banned_until on auth.users
for each row when (old.banned_until is distinct from new.banned_until) execute function private.invalidate_suspended_profile();

-- Invalidates those of these lists that are shared, by name up to 20, else all.
create function private.invalidate_lists(ids uuid[])
returns void language plpgsql as $$
declare
  shared constant text[] := array(select 'list:' || l.id from private.saved_lists as l where l.id = any (ids) and l.is_shared limit 21);
begin
  perform private.invalidate_tags(case when cardinality(shared) > 20 then '{lists}' else shared end);
end;
$$;

-- Changed places change the list (`touch_saved_list`).
create function private.invalidate_saved_list()
returns trigger language plpgsql security definer as $$
begin
  perform private.invalidate_tags(array['list:' || coalesce(new.id, old.id)])
    where coalesce(new.is_shared, false) or coalesce(old.is_shared, false);
  perform private.invalidate_profiles(array[coalesce(new.owner_id, old.owner_id)])
    where coalesce(new.is_public, false) or coalesce(old.is_public, false);
  return null;
end;
$$;
create trigger saved_lists_invalidate after insert or update or delete on private.saved_lists
for each row execute function private.invalidate_saved_list();
