-- Held: an admin looks at it before it is published.
create type public.review_status as enum ('published', 'held', 'hidden');

-- The proof behind a review: a confirmed account alone, or also a receipt that an admin has checked.
create type public.review_proof as enum ('account', 'receipt');

-- One person's review of one listing. It outlives its author's account, under the name that was
-- shown. There are no direct writes: the functions of the workflows write it.
create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references public.businesses (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  author_name text not null check (char_length(author_name) between 1 and 80 and private.is_person_name(author_name)),
  rating smallint not null constraint rating check (rating between 1 and 5),
  body text not null constraint body check (private.is_clean_text(body, 5000)),
  visited_on date, -- the day or the first of the month of the visit, as the author states it
  photos jsonb not null default '[]' constraint photos check (private.are_photos(photos, id) and jsonb_array_length(photos) <= 6),
  proof public.review_proof not null default 'account',
  status public.review_status not null default 'published',
  hidden_reason private.reason, -- null where its author manages the listing now
  owner_answer text constraint answer check (private.is_clean_text(owner_answer, 5000)),
  answered_at timestamptz,
  helpful_count integer not null default 0, -- how many people found it helpful
  -- Why it was held, by name, each with its facts; for admins.
  signals jsonb not null default '{}' check (jsonb_typeof(signals) = 'object'),
  -- Increases with every change by its author: who edits passes the one they have seen.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (business_id, author_id),
  check (status = 'hidden' or hidden_reason is null),
  check ((owner_answer is null) = (answered_at is null))
);
create index reviews_newest_idx on public.reviews (business_id, created_at desc, id desc)
  where status = 'published';
-- One for each other order of `reviews_of`, all descending, so that one comparison of rows finds where a page begins; the
-- first also for one number of stars, and for counting them without reading the reviews.
create index reviews_highest_idx on public.reviews (business_id, rating desc, created_at desc, id desc)
  where status = 'published';
create index reviews_lowest_idx on public.reviews (business_id, (-rating) desc, created_at desc, id desc)
  where status = 'published';
create index reviews_helpful_idx on public.reviews (business_id, helpful_count desc, created_at desc, id desc)
  where status = 'published';
-- For those who answer: what waits for an answer first.
create index reviews_unanswered_idx on public.reviews (business_id, (owner_answer is null) desc, created_at desc, id desc)
  where status = 'published';
create index reviews_hidden_idx on public.reviews (business_id) where status = 'hidden';

create trigger a_lock_listing before insert or update or delete on public.reviews
for each row execute function private.lock_listing();

-- A review that moves to another listing, loses its author or helps somebody keeps its date.
create trigger reviews_touch_updated_at before update on public.reviews
for each row when ((old.business_id, old.author_id, old.helpful_count)
  is not distinct from (new.business_id, new.author_id, new.helpful_count))
execute function private.touch_updated_at();
select private.audit('public.reviews', 'update or delete', '{id,updated_at,revision,helpful_count}', true);

-- `businesses.rating` and `review_count` are computed from the published reviews alone. A listing
-- whose numbers are already right is not written.
create function private.refresh_ratings(ids uuid[])
returns void language sql as $$
  update public.businesses as b
  set rating = computed.rating, review_count = computed.reviews
  from (
    select changed.id, round(avg(r.rating), 1) as rating, count(r.id)::int as reviews
    from unnest(ids) as changed (id)
    left join public.reviews as r on r.business_id = changed.id and r.status = 'published'
    group by changed.id
  ) as computed
  where b.id = computed.id and (b.rating, b.review_count) is distinct from (computed.rating, computed.reviews);
$$;

-- A moved review changes the rating of both listings; an answer or a vote changes none.
create function private.refresh_changed_ratings()
returns trigger language plpgsql security definer as $$
begin
  if tg_op <> 'UPDATE' then
    perform private.refresh_ratings((select array_agg(distinct business_id) from changed));
    return null;
  end if;
  perform private.refresh_ratings(array_agg(either.id))
  from (
    select unnest(array[b.business_id, c.business_id]) as id
    from before as b join changed as c using (id)
    where (b.business_id, b.status, b.rating) is distinct from (c.business_id, c.status, c.rating)
    group by 1
  ) as either;
  return null;
end;
$$;
create trigger reviews_added after insert on public.reviews
referencing new table as changed for each statement execute function private.refresh_changed_ratings();
create trigger reviews_changed after update on public.reviews
referencing old table as before new table as changed for each statement execute function private.refresh_changed_ratings();
create trigger reviews_removed after delete on public.reviews
referencing old table as changed for each statement execute function private.refresh_changed_ratings();

-- The inner select runs under the policies of `businesses`.
create policy "Anyone can read published reviews of listings they can read" on public.reviews
for select to anon
using (status = 'published' and exists (select from public.businesses as b where b.id = business_id));

create policy "People can read published reviews and their own, admins all" on public.reviews
for select to authenticated
using (
  (
    status = 'published' and (select private.is_read_by_function())
    and exists (select from public.businesses as b where b.id = business_id)
  )
  or (author_id = (select auth.uid()) and (select private.is_requested_directly('/reviews')))
  or (select private.is_admin())
);

-- Hides which reviews are by the same account.
grant select (
  id, business_id, author_name, rating, body, visited_on, photos, proof, status, owner_answer, answered_at, helpful_count,
  created_at, updated_at
) on public.reviews to anon;
grant select (
  id, business_id, author_name, rating, body, visited_on, photos, proof, status, hidden_reason, owner_answer, answered_at,
  helpful_count, revision, created_at, updated_at
) on public.reviews to authenticated;

-- Listings whose new reviews all wait for an admin, with what visitors read about it: after the news, or when
-- somebody is being threatened for reviews.
create table private.review_holds (
  business_id uuid primary key references public.businesses (id) on delete cascade,
  notice text constraint notice check (private.is_clean_text(notice, 300)), -- null: by the number of reviews
  held_by uuid references auth.users (id) on delete set null,
  held_at timestamptz not null default now()
);

select private.audit('private.review_holds', 'insert or update or delete', '{business_id,held_by,held_at}');

-- Returns the number of published reviews for each number of stars, the number of hidden ones, and the
-- notice why new ones all wait: '' where that is their number, null while they do not.
-- Counted at each read, from an index alone: 20,000 reviews take 2 ms, for which counters are not worth their writes.
create function private.review_summary(listing_id uuid)
returns jsonb stable security definer
return jsonb_build_object(
  'stars', (
    select jsonb_agg(coalesce(counted.count, 0) order by star)
    from generate_series(1, 5) as star
    left join (
      select r.rating, count(*) from public.reviews as r
      where r.business_id = listing_id and r.status = 'published' group by r.rating
    ) as counted on counted.rating = star
  ),
  'hidden', (select count(*) from public.reviews as r where r.business_id = listing_id and r.status = 'hidden'),
  'notice', (select coalesce(h.notice, '') from private.review_holds as h where h.business_id = listing_id)
);
grant execute on function private.review_summary to anon, authenticated, service_role;

-- Returns a page of published reviews, each with the public id of its author's profile: null if it is hidden, or the
-- account is suspended or deleted. `sort` is newest, highest, lowest or helpful, ties newest first; `stars` filters by one number of
-- stars, `words` by a text; `after` is the last review of the previous page. `next` is the cursor of the next page, null
-- when there is none. Security definer: the policies would look the listing up for each of its reviews; whether it is
-- public is asked once.
create function private.reviews_of(listing_id uuid, sort text, stars integer, words text, after uuid)
returns jsonb language plpgsql stable security definer as $$
declare
  -- Any text, not a pattern; as long as the screen takes it, since each review is compared with it.
  pattern constant text := '%' || regexp_replace(left(words, 60), '([\\%_])', '\\\1', 'g') || '%';
  page_size constant integer := 8;
  -- What the order begins with, as its index has it; null for the newest, also among those with one number of stars.
  key constant text := case when sort = 'helpful' then 'r.helpful_count'
    when stars is null then case sort when 'highest' then 'r.rating' when 'lowest' then '(-r.rating)' end end;
  last_seen record;
  items jsonb;
begin
  select r.id, r.created_at,
    case key when 'r.helpful_count' then r.helpful_count when 'r.rating' then r.rating else -r.rating end as place
  into last_seen from public.reviews as r
  where r.id = after and r.business_id = listing_id and r.status = 'published';

  -- Only the conditions and the order that are asked for, so that each order reads a range of its index.
  execute format(
    'select jsonb_agg(to_jsonb(listed) - ''number'' order by number)
    from (
      select r.id, r.author_name, (
          select p.public_id from public.profiles as p where p.user_id = r.author_id and p.is_public and not private.is_suspended(p.user_id)
        ) as profile_id, r.rating, r.body, r.visited_on, r.photos, r.proof, r.owner_answer, r.answered_at, r.helpful_count,
        r.created_at, row_number() over (order by %1$s) as number
      from public.reviews as r
      where r.business_id = $1 and r.status = ''published'' %2$s
        and exists (select from public.businesses as b where b.id = $1 and b.status in (''published'', ''closed'', ''moved''))
      order by %1$s limit $4
    ) as listed',
    concat_ws(', ', key || ' desc', 'r.created_at desc', 'r.id desc'),
    concat_ws(' ', case when stars is not null then 'and r.rating = $2' end,
      case when words is not null then 'and r.body ilike $3' end,
      case when last_seen.id is null then null
        when key is null then 'and (r.created_at, r.id) < ($6, $7)'
        else format('and (%s, r.created_at, r.id) < ($5, $6, $7)', key) end))
  into items
  using listing_id, stars, pattern, page_size + 1, last_seen.place, last_seen.created_at, last_seen.id;

  return private.page_of(items, page_size);
end;
$$;
grant execute on function private.reviews_of to anon, authenticated, service_role;
