-- What a visitor may mean while still typing: businesses, categories and places, a few of each. It is
-- asked at every key, so that what plans longest is PL/pgSQL: a session keeps its plans, and those of a
-- function in SQL are made anew in each request.

-- Whether a city is called so, as far as one sees: imports bring 'austin tx', 'N/A' and misspelled ones, which stand
-- beside a far larger city of nearly the same name.
create function private.is_clean_place(place private.places)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return place.kind = 'zip' or (
    private.is_written_well(place.name)
    and exists (select from private.states as s where s.code = place.state)
    and not exists (
      select from private.places as p
      where p.key operator(extensions.%) place.key and p.kind = 'city' and p.state = place.state
        and p.listings >= 10 * place.listings and extensions.levenshtein(p.key, place.key) between 1 and 2
        and abs(p.lat - place.lat) < 0.3 and abs(p.lng - place.lng) < 0.3
    )
  );
end;
$$;

-- Places by the beginning of a name, a nickname or a state. Of those that begin so the ones with most listings are
-- looked at: twice as many as are shown, since some may be misspelled.
create function private.suggest_places(typed text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    with matching as (
      select 'metro' as kind, m.name || ', ' || m.state as name, 2147483647 as listings
      from public.metros as m join private.metro_keys as k on k.metro_id = m.id
      where k.name_with_state like typed || '%'
      union all
      (
        select p.kind, p.name, p.listings
        from (
          select * from private.places
          where key >= typed collate "C" and key < (typed || chr(1114111)) collate "C"
            and listings > 0 and lat is not null
          order by listings desc
          limit 10
        ) as p
        where private.is_clean_place(p::private.places)
        order by p.listings desc
        limit 5
      )
      union all
      select p.kind, p.name, p.listings
      from private.place_nicknames as n join private.places as p on p.key = n.key
      where n.nickname = typed and p.listings > 0 and p.lat is not null
      union all -- a state whose name is a city's needs the word
      select 'state', s.name || case when exists (select from public.metros as m where m.name = s.name)
        then ' state' else '' end, 2147483646
      from private.states as s
      where char_length(typed) >= 3 and s.key like typed || '%'
    )
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'name', name) order by listings desc, name), '[]')
    from (
      -- A metro and its first city share a name: say it once.
      select distinct on (name) * from matching order by name, listings desc
    ) as named
    where name in (select name from matching order by listings desc, name limit 6)
  );
end;
$$;

create function private.suggest_categories(typed text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set enable_seqscan = off
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name) order by fit desc, name), '[]')
    from (
      select c.slug, c.name, max(l.fit) as fit
      from (
        select category_id, 2 as fit from private.category_labels where label like typed || '%'
        union all
        select category_id, extensions.similarity(label, typed) from private.category_labels
        where label operator(extensions.%) typed and extensions.similarity(label, typed) > 0.4
      ) as l
      join public.categories as c on c.id = l.category_id
      group by c.id
      order by fit desc, c.name
      limit 4
    ) as matching
  );
end;
$$;

-- The first 200 in the table that have these words. Those of a common word come from a scan that stops there, which
-- must begin at the table's beginning and not where another ended, or each call answers others.
create function private.listings_with(words tsquery)
returns table (id uuid, name_key text, ranking_score double precision)
language plpgsql
stable
security definer
set search_path = ''
set enable_seqscan = on -- not as its caller
set synchronize_seqscans = off
set plan_cache_mode = auto -- a rare word may need another plan than a common one
as $$
begin
  return query
  select b.id, b.name_key, b.ranking_score from public.businesses as b
  where b.status = 'published' and b.search_doc @@ words
  limit 200;
end;
$$;

-- Whose number it is first, then names that begin so, then names that contain the words, which are looked for
-- where the first are too few. At most 200 of each are ranked.
create function private.suggest_businesses(typed text, words tsquery, called text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  most_shown constant integer := 5;
begin
  return (
    with begun as materialized (
      (
        select id, 1 as fit, name_key, ranking_score from public.businesses
        where status = 'published'
          and name_key collate "C" >= typed and name_key collate "C" < typed || chr(1114111)
        order by name_key collate "C", id limit 200
      )
      union all
      (
        select id, 2, name_key, ranking_score from public.businesses
        where status = 'published' and phone = suggest_businesses.called
        limit most_shown
      )
    ),
    found as (
      select * from begun
      union all
      select id, 0, name_key, ranking_score from private.listings_with(words)
      where words is not null and (select count(distinct id) from begun) < most_shown
    ),
    best as (
      select id, max(fit) as fit, extensions.similarity(name_key, typed) as likeness, ranking_score
      from found
      group by id, name_key, ranking_score
      order by max(fit) desc, likeness desc, ranking_score desc, id
      limit most_shown
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'slug', b.slug, 'name', b.name, 'city', b.city, 'state', b.state, 'category', c.name
    ) order by best.fit desc, best.likeness desc, best.ranking_score desc, b.id), '[]')
    from best
    join public.businesses as b using (id)
    join public.categories as c on c.id = b.category_id
  );
end;
$$;

-- What was begun to be typed, with each word that none begins with replaced by the beginning of the commonest word
-- that has one letter other, more or less there, or two in the other order; null when there is none. The first
-- letter is taken for right, or the second where two may have changed places.
create function private.spell_beginnings(typed text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  spelled text[] := string_to_array(typed, ' ');
  typed_word text;
  swapped text[];
begin
  for position in 1..cardinality(spelled) loop
    typed_word := spelled[position];
    continue when char_length(typed_word) < 3 or exists (
      select from private.search_terms as s
      where s.word >= typed_word and s.word < typed_word || chr(1114111) and s.listings > 0);
    swapped := array(
      select left(typed_word, n - 1) || substr(typed_word, n + 1, 1) || substr(typed_word, n, 1) || substr(typed_word, n + 2)
      from generate_series(1, char_length(typed_word) - 1) as n);
    spelled[position] := coalesce((
      select beginning
      from (
        select s.listings, s.word, left(s.word, char_length(typed_word) + difference) as beginning
        from private.search_terms as s, unnest('{0,1,-1}'::integer[]) as difference
        where s.word >= left(typed_word, 1) and s.word < left(typed_word, 1) || chr(1114111)
          and s.listings > 0
        union all
        select s.listings, s.word, turned
        from unnest(swapped) as turned
        join private.search_terms as s on s.word >= turned and s.word < turned || chr(1114111) and s.listings > 0
      ) as candidate
      where beginning = any (swapped)
        or extensions.levenshtein_less_equal(beginning, typed_word, 1) = 1
      order by listings desc, candidate.word
      limit 1
    ), typed_word);
  end loop;
  return nullif(array_to_string(spelled, ' '), typed);
end;
$$;

create function private.suggest(q text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  typed text := private.normalize(left(q, 100));
  suggested jsonb;
begin
  if typed = '' then
    return jsonb_build_object('businesses', '[]'::jsonb, 'categories', '[]'::jsonb, 'places', '[]'::jsonb);
  end if;
  suggested := private.suggest_for(typed, private.phone_of(q));
  if char_length(typed) >= 3 and suggested #> '{businesses,0}' is null and suggested #> '{places,0}' is null then
    typed := private.spell_beginnings(typed);
    if typed is not null then
      return private.suggest_for(typed, null);
    end if;
  end if;
  return suggested;
end;
$$;

create function private.suggest_for(typed text, called text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  words tsquery;
begin
  if char_length(typed) >= 3 then
    select private.spell_out(query) into words from private.parse_query(typed);
  end if;
  return jsonb_build_object(
    'businesses', private.suggest_businesses(typed, words, called),
    'categories', private.suggest_categories(typed),
    'places', private.suggest_places(typed)
  );
end;
$$;

create function public.suggest(q text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return private.suggest(q);
end;
$$;
grant execute on function public.suggest to anon, authenticated, service_role;
