-- The card of each published listing as lists show it, cached as text: a page is twenty rows of
-- this table, where building each card (its week alone is seven rows) cost more than the search.
-- `listing_cards` adds what depends on the current time: distances, special dates, and whether it
-- is temporarily closed.

create table private.cached_cards (
  business_id uuid primary key references public.businesses (id) on delete cascade,
  facts text not null, -- the members of a JSON object, without its braces
  paused_until timestamptz -- while it is temporarily closed; 'infinity' where the end is unknown
);

-- Rewrites the cards of these listings that are published, in key order, so that concurrent calls
-- wait instead of deadlocking.
select private.define($define$
create function private.cache_cards(ids uuid[])
returns void language plpgsql as $$
begin
  if ids is null then
    return;
  end if;
  insert into private.cached_cards as k (business_id, facts, paused_until)
  select b.id, substr(left(card.text, -1), 2), case when b.temporarily_closed
    then coalesce(b.reopens_on::timestamp at time zone b.time_zone, 'infinity') end
  from public.businesses as b
  join public.categories as c on c.id = b.category_id
  left join public.metros as m on m.id = b.metro_id,
  lateral (
    select json_agg(json_build_object(
      'day_of_week', h.day_of_week, 'opens', left(h.opens::text, 5), 'closes', left(h.closes::text, 5)
    ) order by h.day_of_week, h.opens) as spans
    from public.opening_hours as h
    where h.business_id = b.id
  ) as week,
  lateral cast(json_build_object(
    'id', b.id, 'slug', b.slug, {card_texts: '*', b.*}, 'description', left(b.description, 240),
    'category', json_strip_nulls(json_build_object('slug', c.slug, 'name', c.name, 'hue', c.hue, 'drawing', c.drawing)),
    'more_categories', private.named_categories(b.more_category_ids),
    'metro', case when m.id is not null then json_build_object('slug', m.slug, 'name', m.name || ', ' || m.state) end,
    'lat', b.lat, 'lng', b.lng,
    'map_place', case when b.map_lat is not null then json_build_object(
      'lat', b.map_lat, 'lng', b.map_lng, 'is_approximate', b.lat is null) end,
    'rating', b.rating, 'review_count', b.review_count, 'attributes', b.attributes,
    'cover', private.cover_of(b.photos), 'verification', b.verification, 'time_zone', b.time_zone,
    'opening_hours', coalesce(week.spans, '[]')
  ) as text) as card (text)
  where b.id = any (ids) and b.status = 'published'
  order by b.id
  -- Leaves out listings that are being deleted, whose cards could not refer to them.
  for key share of b
  on conflict (business_id) do update set facts = excluded.facts, paused_until = excluded.paused_until
  where (k.facts, k.paused_until) is distinct from (excluded.facts, excluded.paused_until);
end;
$$
$define$);

-- Rewrites the cards of the listings of a category or a metro, by the condition that they fulfill.
create function private.cache_cards_again()
returns trigger language plpgsql security definer as $$
declare
  ids uuid[];
begin
  execute 'select array_agg(id) from public.businesses where ' || tg_argv[0] into ids using new.id;
  perform private.cache_cards(ids);
  return null;
end;
$$;

create trigger categories_cards after update of slug, name, hue, drawing on public.categories
for each row when ((old.slug, old.name, old.hue, old.drawing) is distinct from (new.slug, new.name, new.hue, new.drawing))
execute function private.cache_cards_again('$1 = any (category_id || more_category_ids)');

create trigger metros_cards after update of slug, name, state on public.metros
for each row when ((old.slug, old.name, old.state) is distinct from (new.slug, new.name, new.state))
execute function private.cache_cards_again('metro_id = $1');

-- Returns a pattern for one of the words, or its plural, as a whole word; null without words of three
-- letters.
create function private.words_pattern(text_query text)
returns text language sql immutable as $$
  select '\m(?:' || string_agg(word, '|') || ')(?:s|es)?\M'
  from (
    select regexp_replace(regexp_replace(word, '[^[:alnum:]]', '', 'g'), 's$', '') as word
    from unnest(string_to_array(lower(text_query), ' ')) as word
  ) as words
  where char_length(word) >= 3;
$$;

-- Returns the cards of a page as the API shows them, in the order of `ids`; unpublished listings
-- have none. Special hours are those of the coming two weeks and of `on_date`. For a search, whose
-- words are `text_query`, each card has the service that these name, else the first with a price, the
-- sentence of one of its newest reviews that has one of the words, and for each word the most telling field that has it
-- (`field_expression`).
create function private.listing_cards(
  ids uuid[], distances double precision[], on_date date default null, text_query text default null
)
returns json language plpgsql stable as $$
declare
  max_reviews constant integer := 10;
  max_quote constant integer := 140;
  named constant text := private.words_pattern(text_query);
begin
  return (
    with asked as materialized (
      select t.word, t.position, kind.field, kind.place,
        private.in_fields(private.build_term_query(t.word), kind.weight) as query
      from unnest(string_to_array(nullif(text_query, ''), ' ')) with ordinality as t (word, position),
        unnest('{name,kind,offers,text}'::text[], '{A,B,C,D}'::text[]) with ordinality as kind (field, weight, place)
    )
    select '[' || coalesce(string_agg(concat(
      '{', k.facts,
      ', "temporarily_closed": ', coalesce(now() < k.paused_until, false)::text,
      ', "special_hours": ', coalesce(special.spans::text, '[]'),
      ', "service": ', coalesce(offered.service::text, 'null'),
      ', "quote": ', coalesce(to_json(quoted.sentence)::text, 'null'),
      ', "matched": ', coalesce(matched.fields::text, 'null'),
      ', "distance_miles": ', coalesce(round(listed.distance::numeric, 2)::text, 'null'), '}'
    ), ', ' order by listed.position), '') || ']'
    from unnest(ids, distances) with ordinality as listed (id, distance, position)
    join private.cached_cards as k on k.business_id = listed.id,
    lateral (
      select json_agg(json_build_object(
        'date', s.date, 'opens', left(s.opens::text, 5), 'closes', left(s.closes::text, 5), 'note', s.note
      ) order by s.date, s.opens) as spans
      from public.special_hours as s
      where s.business_id = k.business_id and (s.date between current_date - 2 and current_date + 15 or s.date = on_date)
    ) as special
    left join lateral (
      select json_build_object('name', s.name, 'description', null, 'min_price_cents', s.min_price_cents,
        'max_price_cents', s.max_price_cents, 'price_unit', s.price_unit) as service
      from public.services as s
      where text_query is not null and s.business_id = k.business_id
        and (s.min_price_cents is not null or s.name ~* named)
      order by s.name ~* named desc nulls last, s.position
      limit 1
    ) as offered on true
    left join lateral (
      select found.sentence
      from (
        select btrim(substring(newest.body from '(?i)[^.!?\n]*' || named || '[^.!?\n]*[.!?]?')) as sentence
        from (
          select r.body from public.reviews as r
          where r.business_id = k.business_id and r.status = 'published'
          order by r.created_at desc, r.id desc limit max_reviews
        ) as newest
        where named is not null
      ) as found
      where char_length(found.sentence) between 1 and max_quote
      limit 1
    ) as quoted on true
    left join lateral (
      select json_agg(json_build_object('field', found.field, 'words', found.words) order by found.place) as fields
      from (
        select f.field, f.place, array_agg(f.word order by f.position) as words
        from (
          select distinct on (a.position) a.* from public.businesses as b join asked as a on b.search_doc @@ a.query
          where b.id = k.business_id order by a.position, a.place
        ) as f
        group by f.field, f.place
      ) as found
    ) as matched on true
  );
end;
$$;
