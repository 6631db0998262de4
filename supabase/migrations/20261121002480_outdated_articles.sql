-- When a listing embedded in a published guide or post goes, notifies the author, and the text
-- becomes a task.

create index articles_listing_slugs_idx on public.articles using gin (listing_slugs) with (fastupdate = off);

-- Returns the accounts responsible for a text: the one that last saved it for publication, as long
-- as it is an admin who may sign in; otherwise all admins. (`author_id` of a text is a name that
-- readers see, not an account.)
create function private.article_keepers(article_id uuid)
returns setof uuid language plpgsql stable as $$
declare
  last_saved_by constant uuid := (
    select r.saved_by from private.article_revisions as r
    where r.article_id = article_keepers.article_id and r.saved_by is not null and r.content ->> 'status' = 'published'
    order by r.number desc limit 1
  );
begin
  return query
  with admins as (
    select p.user_id
    from public.profiles as p join auth.users as u on u.id = p.user_id
    where p.role in ('admin', 'super_admin') and coalesce(u.banned_until <= now(), true)
  )
  select a.user_id from admins as a
  where a.user_id = last_saved_by or not exists (select from admins as one where one.user_id = last_saved_by);
end;
$$;

create function private.tell_of_gone_listing()
returns trigger language plpgsql security definer as $$
begin
  perform private.tell('article_outdated', concat_ws(':', 'article-outdated', a.id, new.id, keeper, current_date),
    jsonb_build_object('kind', a.kind, 'id', a.id, 'title', a.title, 'name', new.name, 'status', new.status), keeper)
  from public.articles as a cross join lateral private.article_keepers(a.id) as keeper
  where a.listing_slugs @> array[new.slug] and a.status = 'published';
  return null;
end;
$$;

create trigger businesses_gone_from_articles after update of status on public.businesses
for each row when (old.status = 'published' and new.status <> 'published')
execute function private.tell_of_gone_listing();
