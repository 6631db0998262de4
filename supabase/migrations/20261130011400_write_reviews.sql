-- Reviews by people: one of each listing, edited and deleted by its author. Who owns a listing or may
-- edit it reviews another one. Writers lock the person, the listing and then the review.

-- Returns how reviews name a person: the first name and the initial of the last, as they are now.
create function private.name_reviewer(person uuid)
returns text language sql stable as $$
  select coalesce(
    nullif(private.clean_name(concat_ws(' ', left(p.first_name, 70), left(p.last_name, 1) || '.')), ''), 'A neighbor')
  from (select person as id) as u left join public.profiles as p on p.user_id = u.id;
$$;

-- For its author.
create function private.show_own_review(one public.reviews)
returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', one.id, 'rating', one.rating, 'body', one.body, 'visited_on', one.visited_on, 'photos', one.photos, 'proof', one.proof,
    'status', one.status, 'hidden_reason', one.hidden_reason, 'owner_answer', one.owner_answer,
    'receipt', private.show_receipt(one.id), 'revision', one.revision, 'created_at', one.created_at)
  where one.id is not null;
$$;

-- Returns why the caller cannot review a listing: own, also for those who may edit it; unconfirmed, without a
-- confirmed address; unlisted, when it is closed, moved or not public. Null when they can.
create function private.review_obstacle(listing public.businesses)
returns text stable
return case
  when listing.status is distinct from 'published' then 'unlisted'
  when private.own_role(listing.id) is not null then 'own'
  when not exists (select from auth.users where id = auth.uid() and email_confirmed_at is not null) then 'unconfirmed'
end;

-- Returns the listing's data for every mail about a review.
create function private.review_mail_data(one public.reviews)
returns jsonb language sql stable as $$
  select jsonb_build_object('business_id', b.id, 'name', b.name, 'slug', b.slug, 'city', b.city, 'state', b.state)
  from public.businesses as b where b.id = one.business_id;
$$;

-- Tells the owner of a listing about a new review, once; not of who is blocked there.
create function private.notify_of_review(one public.reviews)
returns void language sql as $$
  select private.notify('review_received', 'review-received:' || one.id,
    private.review_mail_data(one) || jsonb_build_object('author', one.author_name, 'rating', one.rating, 'body', one.body),
    b.owner_id)
  from public.businesses as b
  where b.id = one.business_id and b.owner_id is not null and not private.has_blocked('owner', one.author_id, b);
$$;

-- Locks the listing of a review or question, which all writers do before they lock the row.
create function private.lock_listing_of(text_id uuid)
returns void language sql as $$
  select from public.businesses as b where b.id in (
    select r.business_id from public.reviews as r where r.id = text_id
    union all
    select q.business_id from public.questions as q where q.id = text_id) for update;
$$;

-- Publishes the caller's review of a listing, or changes it; one with signals waits for an admin, and so does a
-- hidden one that was changed. `expected_revision`: its revision, 0 for none. Refuses a rating, a body, and a visit that is no
-- month of the last two years, except the one that an earlier review has. outcome: saved, also
-- when it was before; stale, when it was changed or deleted elsewhere; else as of `review_obstacle`.
create function public.save_review(
  business_id uuid, review_id uuid, rating integer, body text, visited_on date default null, expected_revision integer default 0
)
returns jsonb language plpgsql security definer as $$
declare
  caller constant uuid := private.require_caller();
  cleaned_body constant text := private.clean_text(coalesce(body, ''));
  listing public.businesses;
  one public.reviews;
  found_signals jsonb;
  outcome text;
begin
  -- Before others wait for it, and before the text is compared: the columns' checks come last.
  perform private.refuse_field('rating') where coalesce(rating not between 1 and 5, true);
  perform private.refuse_field('body') where char_length(cleaned_body) > 5000;
  -- Serializes a person's reviews, so that limits hold.
  perform pg_advisory_xact_lock(hashtext('reviews by ' || caller));
  select * into listing from public.businesses as b
  where b.id = private.current_listing(save_review.business_id) for update;
  select * into one from public.reviews as r where r.business_id = listing.id and r.author_id = caller for update;
  outcome := coalesce(private.review_obstacle(listing), case
    when (one.rating, one.body, one.visited_on) is not distinct from
      (save_review.rating::smallint, cleaned_body, save_review.visited_on) then 'saved'
    when coalesce(one.revision, 0) <> expected_revision then 'stale'
  end);
  if outcome is null then
    perform private.record_contribution('review', caller, listing.id, one.id is null);
    perform private.refuse_field('visited_on')
      where save_review.visited_on is distinct from one.visited_on and (
        save_review.visited_on <> date_trunc('month', save_review.visited_on)
        or save_review.visited_on not between current_date - interval '2 years 1 month' and current_date + 1
      );
    found_signals := private.find_signals('review', caller, coalesce(one.id, review_id), listing,
      -- With the captions of its photos.
      concat_ws(e'\n', cleaned_body, private.read_captions(one.photos)),
      to_jsonb(one));
    if one.id is null then
      insert into public.reviews (id, business_id, author_id, author_name, rating, body, visited_on, status, signals)
      values (review_id, listing.id, caller, private.name_reviewer(caller), save_review.rating, cleaned_body,
        save_review.visited_on, case when found_signals = '{}' then 'published' else 'held' end::public.review_status,
        found_signals)
      returning * into one;
      -- Holds all new ones when 20 came within a day, and a twentieth of all that the listing has.
      insert into private.review_holds (business_id)
      select listing.id
      where (
        select count(*) from private.contributions as c
        where c.business_id = listing.id and c.kind = 'review' and c.is_new and c.written_at > now() - interval '1 day'
      ) >= greatest(20, listing.review_count / 20)
      on conflict do nothing;
    else
      update public.reviews as r
      set rating = save_review.rating, body = cleaned_body, visited_on = save_review.visited_on,
        -- The receipt showed another visit.
        proof = case when r.visited_on is not distinct from save_review.visited_on then r.proof else 'account' end,
        author_name = private.name_reviewer(caller), revision = r.revision + 1, hidden_reason = null,
        status = case when found_signals = '{}' then 'published' else 'held' end::public.review_status,
        signals = found_signals
      where r.id = one.id returning * into one;
    end if;
    perform private.notify_of_review(one) where one.status = 'published';
    outcome := 'saved';
  end if;
  return jsonb_build_object('outcome', outcome, 'review', private.show_own_review(one));
end;
$$;
grant execute on function public.save_review to authenticated;

-- Saves the photos of the caller's review, at most six; a caption with signals holds it. outcome: saved; gone, when the review was deleted.
create function public.save_review_photos(review_id uuid, photos jsonb)
returns jsonb language plpgsql security definer as $$
declare
  caller constant uuid := private.require_caller();
  one public.reviews;
  found_signals jsonb;
begin
  perform pg_advisory_xact_lock(hashtext('reviews by ' || caller));
  perform private.lock_listing_of(review_id);
  select * into one from public.reviews as r where r.id = review_id and r.author_id = caller for update;
  if one.id is null then
    return '{"outcome": "gone"}';
  end if;
  if one.photos is distinct from save_review_photos.photos then
    perform private.record_contribution('review', caller, one.business_id, false);
    found_signals := private.find_text_signals(caller, one.id,
      (select b from public.businesses as b where b.id = one.business_id),
      concat_ws(e'\n', one.body, private.read_captions(save_review_photos.photos)));
    update public.reviews as r
    set photos = save_review_photos.photos, signals = r.signals || found_signals,
      status = case when r.status = 'published' and found_signals <> '{}' then 'held' else r.status end
    where r.id = one.id;
  end if;
  return '{"outcome": "saved"}';
end;
$$;
grant execute on function public.save_review_photos to authenticated;

-- Deletes the caller's review. outcome: deleted, also when it was before.
create function public.delete_review(review_id uuid)
returns jsonb language plpgsql security definer as $$
declare
  caller constant uuid := private.require_caller();
begin
  perform pg_advisory_xact_lock(hashtext('reviews by ' || caller));
  perform private.lock_listing_of(review_id);
  delete from public.reviews as r where r.id = review_id and r.author_id = caller;
  return '{"outcome": "deleted"}';
end;
$$;
grant execute on function public.delete_review to authenticated;

-- Returns what the caller sees before and after reviewing a listing: the listing, what prevents a review
-- (`review_obstacle`), the name it would show, and their review of it. Null where the listing is not public.
create function public.get_review_form(id_or_slug text)
returns jsonb language sql stable security definer as $$
  select jsonb_build_object(
    'listing', private.show_place(b),
    'obstacle', private.review_obstacle(b),
    'author_name', private.name_reviewer(auth.uid()),
    'review', (
      select private.show_own_review(r) from public.reviews as r where r.business_id = b.id and r.author_id = auth.uid())
  )
  from private.find_listing(id_or_slug) as found
  join public.businesses as b on b.id = found.id
  where b.status in ('published', 'closed', 'moved');
$$;
grant execute on function public.get_review_form to authenticated;

-- Returns a page of the caller's reviews, newest first; `after` is the last one of the previous page. `listing` is
-- null while the listing is not public.
create function public.find_own_reviews(after uuid default null)
returns jsonb language sql stable security definer as $$
  select private.page_of(jsonb_agg(item), 20)
  from (
    select jsonb_build_object(
      'id', r.id, 'rating', r.rating, 'status', r.status, 'hidden_reason', r.hidden_reason, 'created_at', r.created_at,
      'listing', case when private.is_public(b.status) then jsonb_build_object('slug', b.slug, 'name', b.name) end) as item
    from public.reviews as r join public.businesses as b on b.id = r.business_id
    where r.author_id = (select auth.uid()) and (after is null or (r.created_at, r.id) < (
      select last_seen.created_at, last_seen.id from public.reviews as last_seen where last_seen.id = after))
    order by r.created_at desc, r.id desc limit 21
  ) as page;
$$;
grant execute on function public.find_own_reviews to authenticated;

-- Hides the review of who has come to manage the listing, and takes back their votes there.
create function private.hide_own_review(listing_id uuid, person uuid)
returns void language plpgsql as $$
begin
  update public.reviews
  set status = 'hidden', hidden_reason = null, signals = '{}'
  where business_id = listing_id and author_id = person and status <> 'hidden';
  delete from public.review_votes as v using public.reviews as r
  where v.voter_id = person and r.id = v.review_id and r.business_id = listing_id;
end;
$$;

create function private.hide_review_of_member()
returns trigger language plpgsql security definer as $$
begin
  perform private.hide_own_review(new.business_id, new.user_id);
  return null;
end;
$$;
create trigger business_members_hide_review after insert on public.business_members
for each row execute function private.hide_review_of_member();
