-- Whether a business is in the directory already: asked by who adds one, at every pause in typing, by
-- imports, and by admins. What is similar is found through indexes, one kind of evidence at a time, and
-- only what was found is compared, so that no question grows with the table.

-- 'joesbakery.com' of 'https://www.JoesBakery.com/menu'.
create function private.website_host(website text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return lower(substring(website from '^[Hh][Tt][Tt][Pp][Ss]?://(?:[Ww]{3}\.)?([^/:?#]+)'));
end;
$$;

create index businesses_website_host_idx on public.businesses (private.website_host(website))
  where status = 'published' and website is not null;
-- Neighbours, and of those who share a house number.
create index businesses_house_idx on public.businesses (left(zip_code, 5), substring(street from '^\d+'))
  where status = 'published';

-- The words of a name in the spelling that listings have, and how many have each: a word that is in no
-- name stands for the one most like it, and is in none when there is none.
create function private.spell_words(name_key text)
returns table (word text, listings integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select coalesce(known.word, typed), coalesce(known.listings, 0)
  from unnest((string_to_array(name_key, ' '))[1:8]) as typed
  left join lateral (
    select t.word, t.listings, 0 as distance from private.search_terms as t
    where t.word = typed and t.listings > 0
    union all
    (
      select t.word, t.listings, extensions.levenshtein(t.word, typed) from private.search_terms as t
      where t.word operator(extensions.%) typed and t.listings > 0
        and char_length(typed) between 4 and 30 and extensions.levenshtein(t.word, typed) <= 2
      order by 3, 2 desc, 1 limit 1
    )
    order by distance limit 1
  ) as known on true;
end;
$$;

-- Listings of these parts of the country whose name has the rarest words. To the planner it looks as if
-- reading rows in any order would soon find some: bitmaps alone make it ask the index.
create function private.find_by_name(words text[], tags text[])
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set enable_seqscan = off
set enable_indexscan = off
as $$
begin
  return query
  select id from public.businesses
  where status = 'published' and search_tags && tags
    and search_doc @@ to_tsquery('pg_catalog.simple', array_to_string(words[1:2], ' & '))
  limit 200;
  if cardinality(words) > 1 then
    return query
    select id from public.businesses
    where status = 'published' and search_tags && tags
      and search_doc @@ to_tsquery('pg_catalog.simple', words[1])
    limit 200;
  end if;
end;
$$;

-- Listings of a zip code that are called alike, however it is spelled, or have the same house number.
create function private.find_by_address(name_key text, zip text, house_number text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set enable_seqscan = off
as $$
begin
  return query
  select id from public.businesses
  where status = 'published' and left(zip_code, 5) = zip and substring(street from '^\d+') = house_number
  limit 200;
  if name_key <> '' then
    return query
    select id
    from (
      select id, b.name_key as key from public.businesses as b
      where status = 'published' and left(zip_code, 5) = zip
      limit 3000
    ) as neighbour
    where extensions.similarity(key, find_by_address.name_key) > 0.4;
  end if;
end;
$$;

-- Listings with this telephone or website. A website of more than twenty listings is that of a chain, or
-- one that sells pages to many, and tells nothing.
create function private.find_by_contact(number text, host text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set enable_seqscan = off
as $$
begin
  return query
  select id from public.businesses where status = 'published' and phone = number limit 50;
  return query
  select unnest(ids)
  from (
    select array_agg(id) as ids
    from (
      select id from public.businesses
      where status = 'published' and website is not null and private.website_host(website) = host
      limit 21
    ) as sharing
  ) as sharing
  where cardinality(ids) <= 20;
end;
$$;

-- How much two names, as `private.normalize` writes them, are the same: by trigrams or by words, and 0.8
-- where all words of one, at least two, are in the other.
create function private.name_fit(one text, other text)
returns double precision
language plpgsql
immutable
set search_path = ''
as $$
declare
  one_words constant text[] := array(select distinct unnest(string_to_array(one, ' ')));
  other_words constant text[] := array(select distinct unnest(string_to_array(other, ' ')));
  shared constant integer := cardinality(array(select unnest(one_words) intersect select unnest(other_words)));
  all_words constant integer := cardinality(one_words) + cardinality(other_words) - shared;
begin
  return greatest(
    extensions.similarity(one, other),
    shared::double precision / nullif(all_words, 0),
    case when shared >= 2 and shared = least(cardinality(one_words), cardinality(other_words)) then 0.8 else 0 end
  );
end;
$$;

-- What is known of a business -> up to five listings that may be it, likeliest first, each with the
-- reasons. Every reason takes its part of the doubt that the others have left: a score of 0.8 is twice as
-- sure as 0.6. The same address or neighbourhood alone is no reason: many share a house.
create function private.find_similar_businesses(
  name text, phone text, website text, street text, city text, state text, zip_code text,
  lat double precision, lng double precision
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  least_score constant double precision := 0.4;
  near_miles constant double precision := 0.1;
  earth_radius_miles constant double precision := 3958.8;
  asked_name constant text := private.normalize(left(name, 200));
  asked_phone constant text := private.phone_of(left(phone, 50));
  asked_host constant text := private.website_host(
    case when website like '%://%' then left(website, 500) else 'https://' || left(website, 500) end);
  asked_street constant text := private.normalize(left(street, 200));
  asked_house constant text := substring(left(street, 200) from '^\s*(\d+)');
  asked_zip constant text := left(zip_code, 5);
  asked_point extensions.cube := private.earth_point(lat, lng);
  middle record;
  tags text[];
  words text[]; -- of names there are, rarest first
  spelled_name text;
  candidates uuid[];
begin
  select coalesce(find_similar_businesses.lat, p.lat) as lat, coalesce(find_similar_businesses.lng, p.lng) as lng
  into middle
  from (select) as nowhere
  left join private.places as p on p.key = asked_zip;
  tags := private.cells_around(middle.lat, middle.lng, 5);
  if city <> '' and state <> '' then
    tags := array_append(tags, 'city:' || private.place_key(left(city, 100), left(state, 2)));
  end if;
  if char_length(asked_name) >= 3 and tags is not null then
    select array_agg(distinct_words.word order by listings, word) filter (where listings > 0), string_agg(word, ' ')
    into words, spelled_name
    from (select distinct * from private.spell_words(asked_name)) as distinct_words;
  end if;

  candidates := array(
    select private.find_by_contact(asked_phone, asked_host)
    union
    select private.find_by_address(asked_name, asked_zip, asked_house) where asked_zip is not null
    union
    select private.find_by_name(words, tags) where cardinality(words) > 0
  );

  return (
    with compared as materialized (
      select b.id, b.ranking_score,
        greatest(
          private.name_fit(b.name_key, asked_name),
          case when spelled_name <> asked_name then 0.9 * private.name_fit(b.name_key, spelled_name) end
        ) as name_fit,
        coalesce(b.phone = asked_phone, false) as same_phone,
        coalesce(private.website_host(b.website) = asked_host, false) as same_host,
        coalesce(left(b.zip_code, 5) = asked_zip and substring(b.street from '^\d+') = asked_house
          and extensions.similarity(private.normalize(b.street), asked_street) > 0.4, false) as same_address,
        coalesce(private.earth_point(b.lat, b.lng) operator(extensions.<->) asked_point
          <= near_miles / earth_radius_miles, false) as is_near
      from public.businesses as b
      where b.id = any (candidates)
    ),
    scored as materialized (
      select *, round((1
        - (1 - case when name_fit >= 0.3 then 0.7 * name_fit else 0 end)
        * case when same_phone then 0.3 else 1 end
        * case when same_host then 0.55 else 1 end
        * case when same_address then 0.62 when is_near then 0.7 else 1 end
      )::numeric, 2) as score
      from compared
    ),
    best as (
      select * from scored where score >= least_score
      order by score desc, ranking_score desc, id limit 5
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', b.id, 'slug', b.slug, 'name', b.name, 'street', b.street, 'city', b.city, 'state', b.state,
      'zip_code', b.zip_code, 'category', c.name, 'is_claimed', b.is_claimed, 'score', best.score,
      'reasons', to_jsonb(array_remove(array[
        case when name_fit >= 0.3 then 'name' end,
        case when same_phone then 'phone' end,
        case when same_host then 'website' end,
        case when same_address then 'address' end,
        case when is_near then 'near' end
      ], null))
    ) order by best.score desc, best.ranking_score desc, best.id), '[]')
    from best
    join public.businesses as b using (id)
    join public.categories as c on c.id = b.category_id
  );
end;
$$;

-- Everything may be left out; without a phone or website it takes a name and some place.
create function public.find_similar_businesses(
  name text default null,
  phone text default null,
  website text default null,
  street text default null,
  city text default null,
  state text default null,
  zip_code text default null,
  lat double precision default null,
  lng double precision default null
)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.find_similar_businesses(name, phone, website, street, city, state, zip_code, lat, lng);
$$;
grant execute on function public.find_similar_businesses to anon, authenticated, service_role;
