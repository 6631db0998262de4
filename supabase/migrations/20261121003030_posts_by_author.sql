drop function public.get_blog(text);

-- The blog's front page: its newest 100 posts, of one tag or one author (by slug) if asked, every tag
-- with its number of posts, and who writes.
create function public.get_blog(tag text default null, author text default null)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with published as (
    select * from public.posts where status = 'published' and published_at <= now()
  )
  select jsonb_build_object(
    'posts', (
      select coalesce(jsonb_agg(private.post_card(p) order by p.published_at desc), '[]')
      from public.posts as p
      where p.id in (
        select id from published
        where (get_blog.tag is null or get_blog.tag = any (published.tags))
          and (get_blog.author is null or author_id = (select id from public.authors where slug = get_blog.author))
        order by published_at desc
        limit 100
      )
    ),
    'tags', (
      select coalesce(jsonb_agg(jsonb_build_object('tag', counted.tag, 'count', counted.posts) order by counted.tag), '[]')
      from (
        select used.tag, count(*) as posts
        from published, unnest(published.tags) as used (tag)
        group by used.tag
      ) as counted
    ),
    'authors', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'slug', a.slug, 'name', a.name, 'bio', a.bio,
        'count', (select count(*) from published where author_id = a.id)
      ) order by a.name), '[]')
      from public.authors as a
      where a.id in (select author_id from published)
    )
  );
$$;

revoke execute on function public.get_blog from public;
grant execute on function public.get_blog to anon, authenticated, service_role;
