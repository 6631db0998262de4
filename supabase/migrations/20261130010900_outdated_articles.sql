-- When a listing embedded in a published guide or post goes, notifies the author (`follow_new_status`), and the text
-- becomes a task.

create index articles_listing_slugs_idx on public.articles using gin (listing_slugs) with (fastupdate = off);

-- Returns the accounts responsible for a text: the one that last saved it for publication, as long as it is an admin
-- who may sign in; otherwise all admins. (`author_id` of a text is a name that readers see, not an account.)
create function private.responsible_editors(article_id uuid)
returns setof uuid language plpgsql stable as $$
declare
  last_saved_by constant uuid := (
    select r.saved_by from private.article_revisions as r
    where r.article_id = responsible_editors.article_id and r.saved_by is not null and r.content ->> 'status' = 'published'
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
