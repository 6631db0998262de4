-- What others do with a review: the listing's editors answer it, and people find it helpful.

create table public.review_votes (
  review_id uuid not null references public.reviews (id) on delete cascade,
  voter_id uuid not null references auth.users (id) on delete cascade,
  network text, -- of `caller_network`
  is_new_account boolean not null default false, -- within an hour of its creation
  created_at timestamptz not null default now(),
  primary key (review_id, voter_id)
);
create index review_votes_voter_id_idx on public.review_votes (voter_id, created_at);

-- Counts all votes of one network as one, and all of accounts that were new; also when a voter's account is deleted.
create function private.count_vote()
returns trigger language plpgsql security definer as $$
begin
  update public.reviews as r set helpful_count = (
    select count(distinct case when v.is_new_account then 'new' else coalesce(v.network, v.voter_id::text) end)
    from public.review_votes as v where v.review_id = r.id)
  where r.id = coalesce(new.review_id, old.review_id);
  return null;
end;
$$;
create trigger review_votes_counted after insert or delete on public.review_votes
for each row execute function private.count_vote();

create policy "People can read which reviews they found helpful" on public.review_votes
for select to authenticated
using (voter_id = (select auth.uid()) and (select private.is_requested_directly('/review_votes')));

grant select (review_id, voter_id, created_at) on public.review_votes to authenticated;

-- Returns a published review, locked after its listing; refuses any other.
create function private.lock_published_review(review_id uuid)
returns public.reviews language plpgsql as $$
declare
  one public.reviews;
begin
  perform private.lock_listing_of(review_id);
  select r.* into one from public.reviews as r
  where r.id = review_id and r.status = 'published' and exists (
    select from public.businesses as b where b.id = r.business_id and b.status in ('published', 'closed', 'moved'))
  for update;
  perform private.refuse('PT404', 'Review not found') where one.id is null;
  return one;
end;
$$;

-- Answers a review in public, or changes the answer; `expected_answer` is the answer that the caller has seen, null for none. Its
-- author is told of the first one. outcome: saved, also when it was before; stale, when a colleague has changed it;
-- own, of one's own review.
create function public.answer_review(review_id uuid, answer text, expected_answer text default null)
returns jsonb language plpgsql security definer as $$
declare
  caller constant uuid := private.require_caller();
  cleaned_answer constant text := private.clean_text(coalesce(answer, ''));
  one public.reviews := private.lock_published_review(review_id);
  outcome text;
begin
  perform private.refuse('42501', 'Only who manages the listing may answer')
    where not private.can_edit_business(one.business_id);
  outcome := case
    when one.author_id = caller then 'own'
    when one.owner_answer = cleaned_answer then 'saved'
    when one.owner_answer is distinct from expected_answer then 'stale'
  end;
  if outcome is null then
    -- Each change is a row of the audit log, which cannot be deleted.
    perform private.refuse_excess((select count(*) from public.audit_log as a
      where a.row_id = review_id and a.actor_id = caller and a.occurred_at > now() - interval '1 day'),
      10, 'Too many changes of an answer');
    update public.reviews as r set owner_answer = cleaned_answer, answered_at = coalesce(r.answered_at, now())
    where r.id = review_id returning * into one;
    perform private.notify('review_answered', 'review-answered:' || one.id,
      private.review_mail_data(one) || jsonb_build_object('answer', cleaned_answer), one.author_id)
      from public.businesses as b
      where b.id = one.business_id and one.author_id is not null and not private.has_blocked('person', one.author_id, b);
    outcome := 'saved';
  end if;
  return jsonb_build_object('outcome', outcome, 'answer', one.owner_answer);
end;
$$;
grant execute on function public.answer_review to authenticated;

-- Returns a page of the published reviews of a listing for its editors: those without an answer first, newest first;
-- `after` is the last one of the previous page. Null for everybody else.
create function public.find_reviews_to_answer(business_id uuid, after uuid default null)
returns jsonb language sql stable security definer as $$
  select private.page_of(jsonb_agg(item), 20)
  from (
    select jsonb_build_object(
      'id', r.id, 'author_name', r.author_name, 'rating', r.rating, 'body', r.body, 'visited_on', r.visited_on,
      'owner_answer', r.owner_answer, 'answered_at', r.answered_at, 'created_at', r.created_at) as item
    from public.reviews as r
    where r.business_id = find_reviews_to_answer.business_id and r.status = 'published'
      -- A row to compare with, not a join, of which the index finds where the page begins.
      and (r.owner_answer is null, r.created_at, r.id) < (
        select l.owner_answer is null, l.created_at, l.id from public.reviews as l where l.id = after
        union all
        select true, 'infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff' where after is null)
    order by (r.owner_answer is null) desc, r.created_at desc, r.id desc limit 21
  ) as page
  having private.can_edit_business(find_reviews_to_answer.business_id);
$$;
grant execute on function public.find_reviews_to_answer to authenticated;

-- Returns the caller's listings with published reviews of the last 60 days that nobody has answered.
create function public.find_unanswered_reviews()
returns jsonb language sql stable security definer as $$
  select coalesce(jsonb_agg(to_jsonb(waiting) order by waiting.name, waiting.id), '[]')
  from (
    select (own.listing).id, (own.listing).name, count(*)::integer as count
    from private.find_own_listings() as own
    join public.reviews as r on r.business_id = (own.listing).id
    where own.role <> 'hours' and r.status = 'published' and r.owner_answer is null
      and r.created_at > now() - interval '60 days' and r.author_id is distinct from (select auth.uid())
    group by (own.listing).id, (own.listing).name
    order by (own.listing).name
    limit 20
  ) as waiting;
$$;
grant execute on function public.find_unanswered_reviews to authenticated;

-- Says that a review was helpful, or no longer. outcome: saved, also when it was before; own, of one's own review or
-- of one's own listing.
create function public.vote_review(review_id uuid, is_helpful boolean)
returns jsonb language plpgsql security definer as $$
declare
  caller constant uuid := private.require_caller();
  one public.reviews := private.lock_published_review(review_id);
begin
  if one.author_id = caller or private.own_role(one.business_id) is not null then
    return jsonb_build_object('outcome', 'own', 'helpful_count', one.helpful_count);
  end if;
  if is_helpful then
    -- Serializes a person's votes, so that the limit holds.
    perform pg_advisory_xact_lock(hashtext('votes by ' || caller));
    perform private.refuse_excess((select count(*) from public.review_votes as v
      where v.voter_id = caller and v.created_at > now() - interval '1 day'), 100, 'Too many votes in one day');
    insert into public.review_votes (review_id, voter_id, network, is_new_account)
    select one.id, caller, private.caller_network(), u.created_at > now() - interval '1 hour'
    from auth.users as u where u.id = caller
    on conflict do nothing;
  else
    delete from public.review_votes as v where v.review_id = one.id and v.voter_id = caller;
  end if;
  return jsonb_build_object('outcome', 'saved', 'helpful_count', (
    select r.helpful_count from public.reviews as r where r.id = one.id));
end;
$$;
grant execute on function public.vote_review to authenticated;

-- Returns the reviews of a listing that the caller found helpful.
create function public.find_own_votes(business_id uuid)
returns uuid[] language sql stable security definer as $$
  select coalesce(array_agg(v.review_id), '{}')
  from public.review_votes as v join public.reviews as r on r.id = v.review_id
  where v.voter_id = auth.uid() and r.business_id = find_own_votes.business_id;
$$;
grant execute on function public.find_own_votes to authenticated;
