-- What makes a review wait for an admin: signs of a campaign, each with its facts. A held review is neither lost nor
-- refused, so that the true one among a hundred from one network is published once somebody has read it.

-- The key of the hashes of networks, which cannot be turned back into addresses without it.
create table private.network_key (key uuid primary key default gen_random_uuid());
insert into private.network_key default values;

-- Returns a keyed hash of the caller's network (/24 of IPv4, /48 of IPv6), never the address; null if it is not known.
-- The proxy of a hosted project sets `cf-connecting-ip`. What comes through the relay of the Worker is one network.
create function private.caller_network()
returns text
language plpgsql
stable
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  given constant text := btrim(coalesce(
    headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1)));
begin
  if given is null or not pg_input_is_valid(given, 'inet') then
    return null;
  end if;
  return left(private.sha256_of((select key::text from private.network_key),
    network(set_masklen(given::inet, case family(given::inet) when 4 then 24 else 48 end))::text), 16);
end;
$$;

-- Returns the name of another listing of the category in the city that a normalized text mentions; null if none.
create function private.find_named_rival(listing public.businesses, words text)
returns text
language sql
stable
as $$
  select b.name
  from public.categories as c, public.businesses as b
  where c.id = listing.category_id and b.status = 'published' and b.id <> listing.id
    and b.search_tags @> array['category:' || c.slug, 'city:' || private.place_key(listing.city, listing.state)]
    -- A name of one word may mean anything.
    and private.normalize(b.name) like '% %'
    and strpos(' ' || words || ' ', ' ' || private.normalize(b.name) || ' ') > 0
    -- Their own name may contain another's.
    and strpos(private.normalize(listing.name), private.normalize(b.name)) = 0
  order by b.id limit 1;
$$;

-- Returns why a review must wait, '{}' if nothing does. `known`: the review that is changed, of which only the words
-- are new.
create function private.find_review_signals(
  author uuid, listing public.businesses, body text, network text, known public.reviews
)
returns jsonb
language plpgsql
stable
as $$
declare
  words constant text := private.normalize(body);
  is_new constant boolean := known.id is null;
  rival constant text := private.find_named_rival(listing, words);
  same_words constant bigint := (
    select count(*) from (
      select from public.reviews as r
      where md5(regexp_replace(lower(r.body), '[^[:alnum:]]+', ' ', 'g'))
          = md5(regexp_replace(lower(find_review_signals.body), '[^[:alnum:]]+', ' ', 'g')) and r.id is distinct from known.id limit 20) as same);
  recent record;
  from_network bigint;
  signals jsonb := '{}';
begin
  if is_new then
    select count(*) as reviews, count(*) filter (where u.created_at > now() - interval '1 day') as new_accounts
    into recent
    from private.review_writes as w join auth.users as u on u.id = w.author_id
    where w.business_id = listing.id and w.author_id <> author and w.is_new and w.written_at > now() - interval '1 day';
    select greatest(count(distinct w.author_id) filter (where w.business_id = listing.id),
      -- A campus has many people, and not all of them today.
      case when count(distinct w.author_id) filter (where w.written_at > now() - interval '1 day') >= 20
        then count(distinct w.author_id) end)
    into from_network
    from private.review_writes as w
    where w.network = find_review_signals.network and w.author_id <> author and w.is_new
      and w.written_at > now() - interval '7 days';
    signals := jsonb_strip_nulls(jsonb_build_object(
      'burst', case when recent.reviews >= greatest(5, listing.review_count / 100)
        then jsonb_build_object('count', recent.reviews + 1) end,
      'new_accounts', case when recent.new_accounts >= 3
          and exists (select from auth.users as u where u.id = author and u.created_at > now() - interval '1 day')
        then jsonb_build_object('count', recent.new_accounts + 1) end,
      'same_network', case when from_network >= 2 then jsonb_build_object('count', from_network + 1) end,
      'listing_held', case when exists (select from private.review_holds as h where h.business_id = listing.id)
        then '{}'::jsonb end));
  elsif known.status = 'held' then
    signals := known.signals - '{same_words,rival}'::text[];
  elsif known.status = 'hidden' then
    signals := jsonb_build_object('hidden_before', jsonb_build_object('reason', known.hidden_reason));
  end if;
  return signals || jsonb_strip_nulls(jsonb_build_object(
    -- "Great coffee!" may well be said twice.
    'same_words', case when char_length(words) >= 40 and same_words > 0 then jsonb_build_object('count', same_words) end,
    'rival', case when rival is not null then jsonb_build_object('name', rival) end));
end;
$$;

-- Holds all new reviews of a listing when 20 came within a day, and a twentieth of all it has.
create function private.hold_after_burst(listing public.businesses)
returns void
language sql
as $$
  insert into private.review_holds (business_id)
  select listing.id
  where (
    select count(*) from private.review_writes as w
    where w.business_id = listing.id and w.is_new and w.written_at > now() - interval '1 day'
  ) >= greatest(20, listing.review_count / 20)
  on conflict do nothing;
$$;

-- For admins: holds all new reviews of a listing, with a notice on its page, or stops that with none. Those that
-- wait stay. outcome: saved.
create function public.hold_reviews(business_id uuid, notice text default null)
returns jsonb
language plpgsql
security definer
as $$
declare
  said constant text := private.clean_text(coalesce(notice, ''));
  listing_id constant uuid := private.standing_listing(business_id);
begin
  perform private.require_admin();
  if said = '' then
    delete from private.review_holds as h where h.business_id = listing_id;
  else
    insert into private.review_holds as h (business_id, notice, held_by) values (listing_id, said, auth.uid())
    on conflict on constraint review_holds_pkey do update set notice = excluded.notice, held_by = excluded.held_by;
  end if;
  return '{"outcome": "saved"}';
end;
$$;
grant execute on function public.hold_reviews to authenticated;
