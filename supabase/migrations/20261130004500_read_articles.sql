-- Returns a screen's data in one round trip, read under the caller's policies. Admins read drafts
-- through the tables; these functions return what visitors see.

-- Returns listings as cards, each with the slug by which it was requested, and the notice for one that has closed or
-- moved. Leaves out listings that are not public: the guide says so in a sentence.
create function private.embedded_listings(slugs text[])
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'slug', requested.slug, 'name', b.name, 'description', left(b.description, 240),
    'category', jsonb_strip_nulls(jsonb_build_object('slug', c.slug, 'name', c.name, 'hue', c.hue, 'drawing', c.drawing)), 'specialty', b.specialty,
    'street', b.street, 'city', b.city, 'state', b.state,
    'lat', b.lat, 'lng', b.lng,
    'rating', b.rating, 'review_count', b.review_count,
    'cover', private.cover_of(b.photos),
    'status', b.status, 'moved_to', (
      select jsonb_build_object('slug', n.slug, 'name', n.name)
      from public.businesses as n
      where n.id = private.current_listing(b.moved_to) and n.status in ('published', 'closed', 'moved')
    ),
    'temporarily_closed', private.is_paused(b.temporarily_closed, b.reopens_on, b.time_zone), 'time_zone', b.time_zone,
    'opening_hours', private.opening_hours_of(b.id),
    'special_hours', private.special_hours_of(b.id, 8)
  )), '[]')
  from unnest(slugs) as requested (slug)
  cross join lateral private.find_listing(requested.slug) as found
  join public.businesses as b on b.id = found.id and not found.is_gone
  join public.categories as c on c.id = b.category_id;
$$;
grant execute on function private.embedded_listings to anon, authenticated, service_role;

-- A guide has a `metro`, a post has `tags`.
create function private.article_card(article public.articles)
returns jsonb stable
return jsonb_build_object(
  'slug', article.slug, 'title', article.title, 'summary', article.summary, 'word_count', article.word_count,
  'published_at', article.published_at, 'updated_at', greatest(article.updated_at, article.published_at),
  'author', (
    select jsonb_build_object('slug', a.slug, 'name', a.name)
    from public.authors as a where a.id = article.author_id
  )
) || case article.kind
  when 'guide' then jsonb_build_object('metro', (
    select jsonb_build_object('slug', m.slug, 'name', m.name, 'state', m.state)
    from public.metros as m where m.id = article.metro_id
  ))
  else jsonb_build_object('tags', article.tags)
end;
grant execute on function private.article_card to anon, authenticated, service_role;

-- Returns a text with its listings and, under the name `others`, related ones of its kind: guides of the same metro
-- first, posts with most tags in common, then the newest. Null when the public can see none.
create function private.read_article(kind text, slug text, others text, max_others integer)
returns jsonb language sql stable as $$
  select private.article_card(t) || jsonb_build_object(
    'body', t.body,
    'author', jsonb_build_object('slug', a.slug, 'name', a.name, 'bio', a.bio),
    'listings', private.embedded_listings(t.listing_slugs),
    read_article.others, (
      select coalesce(jsonb_agg(card), '[]')
      from (
        select private.article_card(r) as card from public.articles as r
        where r.kind = t.kind and r.id <> t.id and r.status = 'published' and r.published_at <= now()
        order by r.metro_id = t.metro_id desc,
          (select count(*) from unnest(r.tags) as tag where tag = any (t.tags)) desc, r.published_at desc
        limit max_others
      ) as found
    )
  )
  from public.articles as t
  join public.authors as a on a.id = t.author_id
  where t.kind = read_article.kind and t.slug = read_article.slug
    and t.status = 'published' and t.published_at <= now();
$$;
grant execute on function private.read_article to anon, authenticated, service_role;

create function public.get_guide(guide_slug text)
returns jsonb stable
return private.read_article('guide', guide_slug, 'others', 4);
grant execute on function public.get_guide to anon, authenticated, service_role;

create function public.get_post(post_slug text)
returns jsonb stable
return private.read_article('post', post_slug, 'related', 3);
grant execute on function public.get_post to anon, authenticated, service_role;

-- Returns the blog's front page: its newest 100 posts, optionally of one tag or one author (by
-- slug; `author` is the present one of a former slug), every tag with its number of posts, and the authors.
create function public.get_blog(tag text default null, author text default null)
returns jsonb language sql stable as $$
  with published as (
    select * from public.articles where kind = 'post' and status = 'published' and published_at <= now()
  )
  select jsonb_build_object(
    'author', private.present_name('author', get_blog.author),
    'posts', (
      select coalesce(jsonb_agg(card), '[]')
      from (
        select private.article_card(p) as card from public.articles as p
        where p.id in (select id from published) and (get_blog.tag is null or get_blog.tag = any (p.tags))
          and (get_blog.author is null or p.author_id = (select id from public.authors where slug = private.present_name('author', get_blog.author)))
        order by p.published_at desc limit 100
      ) as newest
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
grant execute on function public.get_blog to anon, authenticated, service_role;

-- Returns the newest guides, at most 1,000, optionally of one metro (by slug).
create function public.find_guides(max_rows integer default 1000, metro text default null)
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(card), '[]')
  from (
    select private.article_card(g) as card from public.articles as g
    where g.kind = 'guide' and g.status = 'published' and g.published_at <= now()
      and (find_guides.metro is null or g.metro_id = private.metro_at(find_guides.metro))
    order by g.published_at desc limit least(greatest(max_rows, 0), 1000)
  ) as newest;
$$;
grant execute on function public.find_guides to anon, authenticated, service_role;

-- Returns the newest posts, at most 100, with their Markdown if `whole`.
create function public.find_posts(max_rows integer default 100, whole boolean default false)
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(card), '[]')
  from (
    select private.article_card(p) || case when whole then jsonb_build_object('body', p.body) else '{}' end as card
    from public.articles as p
    where p.kind = 'post' and p.status = 'published' and p.published_at <= now()
    order by p.published_at desc limit least(greatest(max_rows, 0), 100)
  ) as newest;
$$;
grant execute on function public.find_posts to anon, authenticated, service_role;
