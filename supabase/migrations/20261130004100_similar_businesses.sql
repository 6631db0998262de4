-- Finds listings similar to a given business: used by the form to add one, at every pause in typing, by imports, and by
-- admins. Candidates are found through indexes, one kind of evidence at a time, and only candidates are compared, so
-- that the cost does not grow with the table. Within one statement a candidate is passed on as the place of its row
-- (`ctid`): by its id it would cost four pages instead of one.

-- Returns 'joesbakery.com' of 'https://www.JoesBakery.com/menu'.
create function private.website_host(website text)
returns text language plpgsql immutable parallel safe as $$
begin
  return lower(substring(website from '^[Hh][Tt][Tt][Pp][Ss]?://(?:[Ww]{3}\.)?([^/:?#]+)'));
end;
$$;
grant execute on function private.website_host to service_role;

-- Also finds listings by a domain and those below it: hosts from right to left.
create index businesses_website_host_idx on public.businesses (reverse(private.website_host(website)) text_pattern_ops)
  where website is not null;
-- Finds neighbors by house number and zip code, and admins the listings at a street address.
create index businesses_house_idx on public.businesses (substring(street from '^\d+'), left(zip_code, 5))
  where status = 'published';

-- Returns the words of a name in the spelling used by listings, and the number of listings with
-- each: an unknown word is replaced by the most similar one, and counts zero when there is none.
create function private.spell_words(name_key text)
returns table (word text, listings integer) language plpgsql stable security definer as $$
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

-- Returns listings of these areas whose name has the rarest words.
create function private.find_by_name(words text[], tags text[])
returns setof tid language plpgsql stable security definer as $$
begin
  for count in 1..least(cardinality(words), 2) loop
    return query
    select ctid from public.businesses
    where status = 'published' and search_tags && tags
      and search_doc @@ to_tsquery('pg_catalog.simple', array_to_string(words[:count], ' & '))
    limit 200;
  end loop;
end;
$$;

-- Returns listings of a zip code with the same house number, or a similar name, however spelled; '' for none.
create function private.find_by_address(name_key text, zip text, house_number text)
returns setof tid language plpgsql stable security definer as $$
begin
  return query
  select ctid from public.businesses
  where status = 'published' and left(zip_code, 5) = zip and substring(street from '^\d+') = house_number
  limit 200;
  if name_key <> '' then
    return query
    select place
    from (
      select b.ctid as place, b.name_key as key from public.businesses as b
      where status = 'published' and left(zip_code, 5) = zip
      limit 3000
    ) as neighbour
    where extensions.similarity(key, find_by_address.name_key) > 0.4;
  end if;
end;
$$;

-- Returns listings with this phone number or website. A website of more than twenty listings
-- belongs to a chain or a site with many pages, and proves nothing.
create function private.find_by_contact(number text, host text)
returns setof tid language plpgsql stable security definer as $$
begin
  return query
  select b.ctid from private.published_listings as p join public.businesses as b on b.id = p.business_id
  where p.phone collate "C" = number
  limit 50;
  return query
  select unnest(places)
  from (
    select array_agg(place) as places
    from (
      select ctid as place from public.businesses
      where status = 'published' and website is not null and reverse(private.website_host(website)) = reverse(host)
      limit 21
    ) as sharing
  ) as sharing
  where cardinality(places) <= 20;
end;
$$;

-- A business in the normalized forms used for comparison.
create type private.known_business as (
  name_key text, -- in the form of `private.normalize`
  name_words text[],
  spelled_key text, -- the same, each word in the spelling used by listings
  spelled_words text[],
  rare_words text[], -- those that some listing has, rarest first
  tags text[], -- the areas it may be in; null where unknown
  phone text,
  host text,
  street text,
  house_number text,
  zip text,
  point extensions.cube
);

create function private.read_facts(
  name text, phone text, website text, street text, zip_code text, lat double precision, lng double precision
)
returns private.known_business language plpgsql stable security definer as $$
declare
  known private.known_business;
begin
  known.name_key := private.normalize(left(name, 200));
  known.spelled_key := known.name_key;
  known.phone := private.phone_of(left(phone, 50));
  known.host := private.website_host(
    case when website like '%://%' then left(website, 500) else 'https://' || left(website, 500) end);
  known.street := private.normalize(left(street, 200));
  known.house_number := substring(left(street, 200) from '^\s*(\d+)');
  known.zip := left(zip_code, 5);
  known.point := private.earth_point(lat, lng);
  known.name_words := array(select distinct unnest(string_to_array(known.name_key, ' ')));
  known.spelled_words := known.name_words;
  return known;
end;
$$;

-- The same with the fields that find listings with other spellings of the name.
create function private.read_known_business(
  name text, phone text, website text, street text, city text, state text, zip_code text,
  lat double precision, lng double precision
)
returns private.known_business language plpgsql stable security definer as $$
declare
  known private.known_business := private.read_facts(name, phone, website, street, zip_code, lat, lng);
  middle record;
begin
  select coalesce(read_known_business.lat, p.lat) as lat, coalesce(read_known_business.lng, p.lng) as lng
  into middle
  from (select) as nowhere
  left join private.places as p on p.key = known.zip;
  known.tags := private.cells_around(middle.lat, middle.lng, 5);
  if city <> '' and state <> '' then
    known.tags := array_append(known.tags, 'city:' || private.place_key(left(city, 100), left(state, 2)));
  end if;
  if char_length(known.name_key) >= 3 and known.tags is not null then
    select array_agg(spelled.word order by listings, word) filter (where listings > 0), string_agg(word, ' ')
    into known.rare_words, known.spelled_key
    from (select distinct * from private.spell_words(known.name_key)) as spelled;
    known.spelled_words := array(select distinct unnest(string_to_array(known.spelled_key, ' ')));
  end if;
  return known;
end;
$$;

-- Returns how similar two names are: by trigrams or by words, and 0.8 where all words of one, at
-- least two, are in the other. `one` and `other` are the numbers of different words in each.
create function private.name_fit(trigrams real, shared bigint, one bigint, other bigint)
returns double precision language plpgsql immutable parallel safe as $$
begin
  return greatest(
    trigrams,
    shared::double precision / nullif(one + other - shared, 0),
    case when shared >= 2 and shared = least(one, other) then 0.8 else 0 end
  );
end;
$$;

-- Returns up to five of the candidates, likeliest first, each with the reasons. Every reason
-- reduces the remaining doubt by its share: a score of 0.8 is twice as sure as 0.6. The same
-- address or neighborhood alone is no reason: many share a building. Counts the words of all
-- listings at once: a function call per name took most of the time where names are common.
create function private.score_businesses(candidates tid[], known private.known_business)
returns jsonb language plpgsql stable security definer as $$
declare
  min_score constant double precision := 0.4;
  near_miles constant double precision := 0.1;
  earth_radius_miles constant double precision := 3958.8;
begin
  return (
    with compared as materialized (
      select b.id, b.ranking_score,
        greatest(
          private.name_fit(extensions.similarity(b.name_key, known.name_key),
            own.shared, own.words, cardinality(known.name_words)),
          case when known.spelled_key <> known.name_key then 0.9 * private.name_fit(
            extensions.similarity(b.name_key, known.spelled_key),
            own.shared_spelled, own.words, cardinality(known.spelled_words)) end
        ) as name_fit,
        b.phone = known.phone as same_phone,
        private.website_host(b.website) = known.host as same_host,
        left(b.zip_code, 5) = known.zip and substring(b.street from '^\d+') = known.house_number
          and extensions.similarity(private.normalize(b.street), known.street) > 0.4 as same_address,
        private.earth_point(b.lat, b.lng) operator(extensions.<->) known.point
          <= near_miles / earth_radius_miles as is_near
      from public.businesses as b
      cross join lateral (
        select count(*) as words, count(*) filter (where word = any (known.name_words)) as shared,
          count(*) filter (where word = any (known.spelled_words)) as shared_spelled
        from (select distinct unnest(string_to_array(b.name_key, ' ')) as word) as distinct_words
      ) as own
      where b.ctid = any (candidates)
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
      select * from scored where score >= min_score
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

create function private.find_similar_businesses(known private.known_business)
returns jsonb language plpgsql stable security definer as $$
begin
  return private.score_businesses(array(
    select private.find_by_contact(known.phone, known.host)
    union
    select private.find_by_address(known.name_key, known.zip, known.house_number) where known.zip is not null
    union
    select private.find_by_name(known.rare_words, known.tags) where cardinality(known.rare_words) > 0
  ), known);
end;
$$;

-- All parameters are optional; without a phone or website it needs a name and a location.
create function public.find_similar_businesses(
  name text default null, phone text default null, website text default null, street text default null,
  city text default null, state text default null, zip_code text default null,
  lat double precision default null, lng double precision default null
)
returns jsonb stable security definer
return private.find_similar_businesses(
  private.read_known_business(name, phone, website, street, city, state, zip_code, lat, lng));
grant execute on function public.find_similar_businesses to anon, authenticated, service_role;
