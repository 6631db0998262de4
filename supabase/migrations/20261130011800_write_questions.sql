-- Questions and answers by people, edited and deleted by their authors. Writers lock the person, the listing and then
-- the row, as those of reviews.

-- Returns the listing's data for every mail about a question.
create function private.question_mail_data(one public.questions)
returns jsonb language sql stable as $$
  select jsonb_build_object('question', coalesce(one.question_id, one.id), 'name', b.name, 'slug', b.slug,
    'city', b.city, 'state', b.state, 'body', one.body)
  from public.businesses as b where b.id = one.business_id;
$$;

-- Tells of a published question the owner, of an answer who asked; once, and not of who is blocked.
create function private.notify_of_question(one public.questions)
returns void language sql as $$
  select private.notify('question_received', 'question-received:' || one.id, private.question_mail_data(one), b.owner_id)
  from public.businesses as b
  where b.id = one.business_id and b.owner_id is not null and one.question_id is null
    and not private.has_blocked('owner', one.author_id, b);
  select private.notify('question_answered', 'question-answered:' || one.id,
    private.question_mail_data(one) || jsonb_build_object('author', case when not one.by_owner then one.author_name end),
    q.author_id)
  from public.questions as q join public.businesses as b on b.id = q.business_id
  where q.id = one.question_id and q.author_id <> one.author_id
    and not (one.by_owner and private.has_blocked('person', q.author_id, b));
$$;

-- For its author.
create function private.show_own_question(one public.questions)
returns jsonb language sql stable as $$
  select jsonb_build_object('id', one.id, 'body', one.body, 'by_owner', one.by_owner, 'status', one.status,
    'hidden_reason', one.hidden_reason, 'revision', one.revision, 'created_at', one.created_at)
  where one.id is not null;
$$;

-- Asks about a listing or, with `question_id`, answers a question about it; or changes the caller's own one. One with
-- signals waits for an admin, and so does a hidden one that was changed; not an answer by who manages the listing.
-- `expected_revision`: its revision, 0 for none. Refuses a body. outcome: saved, also when it was before; stale, when it was changed
-- or deleted elsewhere; gone, when the question is not public; else as of `review_obstacle`.
create function public.save_question(
  business_id uuid, id uuid, body text, question_id uuid default null, expected_revision integer default 0
)
returns jsonb language plpgsql security definer as $$
declare
  caller constant uuid := private.require_caller();
  cleaned_body constant text := private.clean_text(coalesce(body, ''));
  kind constant text := case when question_id is null then 'question' else 'answer' end;
  listing public.businesses;
  one public.questions;
  is_owner boolean;
  found_signals jsonb := '{}';
  outcome text;
begin
  -- As of a review.
  perform private.refuse_field('body') where char_length(cleaned_body) > 1000;
  -- Serializes a person's questions, so that limits hold.
  perform pg_advisory_xact_lock(hashtext('questions by ' || caller));
  select * into listing from public.businesses as b
  where b.id = private.current_listing(save_question.business_id) for update;
  is_owner := coalesce(private.own_role(listing.id) in ('owner', 'editor'), false);
  select * into one from public.questions as q
  where q.author_id = caller and q.business_id = listing.id and case kind
    when 'question' then q.id = save_question.id and q.question_id is null
    else q.question_id = save_question.question_id end
  for update;
  outcome := coalesce(
    nullif(private.review_obstacle(listing), case kind when 'answer' then 'own' end), case
    when kind = 'answer' and not exists (
      select from public.questions as q where q.id = save_question.question_id and q.business_id = listing.id
        and q.question_id is null and q.status = 'published') then 'gone'
    when one.body = cleaned_body then 'saved'
    when coalesce(one.revision, 0) <> expected_revision
      or one.id is null and exists (select from public.questions as q where q.id = save_question.id) then 'stale'
  end);
  if outcome is null then
    perform private.record_contribution(kind, caller, listing.id, one.id is null);
    if not is_owner or one.status = 'hidden' then
      found_signals := private.find_signals(kind, caller, coalesce(one.id, save_question.id), listing, cleaned_body, to_jsonb(one));
    end if;
    if one.id is null then
      insert into public.questions (id, business_id, question_id, author_id, author_name, by_owner, body, status, signals)
      values (save_question.id, listing.id, save_question.question_id, caller, private.name_reviewer(caller),
        kind = 'answer' and is_owner, cleaned_body,
        case when found_signals = '{}' then 'published' else 'held' end::public.review_status, found_signals)
      returning * into one;
    else
      update public.questions as q
      set body = cleaned_body, author_name = private.name_reviewer(caller), by_owner = kind = 'answer' and is_owner,
        revision = q.revision + 1, hidden_reason = null, signals = found_signals,
        status = case when found_signals = '{}' then 'published' else 'held' end::public.review_status
      where q.id = one.id returning * into one;
    end if;
    perform private.notify_of_question(one) where one.status = 'published';
    outcome := 'saved';
  end if;
  return jsonb_build_object('outcome', outcome, 'question', private.show_own_question(one));
end;
$$;
grant execute on function public.save_question to authenticated;

-- Deletes the caller's question with all answers to it, or the caller's answer. outcome: deleted, also when it was
-- before.
create function public.delete_question(id uuid)
returns jsonb language plpgsql security definer as $$
declare
  caller constant uuid := private.require_caller();
begin
  perform pg_advisory_xact_lock(hashtext('questions by ' || caller));
  perform private.lock_listing_of(id);
  delete from public.questions as q where q.id = delete_question.id and q.author_id = caller;
  return '{"outcome": "deleted"}';
end;
$$;
grant execute on function public.delete_question to authenticated;

-- Returns what the caller sees before and after asking about a listing: the listing, what prevents a question
-- (`review_obstacle`), the name it would show, and their newest 20 questions about it. Null where the listing is not
-- public.
create function public.get_question_form(id_or_slug text)
returns jsonb language sql stable security definer as $$
  select jsonb_build_object(
    'listing', private.show_place(b),
    'obstacle', private.review_obstacle(b),
    'author_name', private.name_reviewer(auth.uid()),
    'questions', (
      select coalesce(jsonb_agg(private.show_own_question(q) order by q.created_at desc, q.id), '[]')
      from (
        select * from public.questions as own
        where own.business_id = b.id and own.author_id = auth.uid() and own.question_id is null
        order by own.created_at desc limit 20
      ) as q)
  )
  from private.find_listing(id_or_slug) as found
  join public.businesses as b on b.id = found.id
  where b.status in ('published', 'closed', 'moved');
$$;
grant execute on function public.get_question_form to authenticated;

-- Returns a question about a public listing with up to 50 answers, and the caller's answer with what prevents one. Null
-- where the question is neither public nor the caller's.
create function public.get_question(question_id uuid)
returns jsonb language sql stable security definer as $$
  select jsonb_build_object(
    'id', q.id, 'author_name', q.author_name, 'body', q.body, 'created_at', q.created_at,
    'status', q.status, 'hidden_reason', case when q.author_id = auth.uid() then q.hidden_reason end, 'revision', q.revision,
    'is_own', coalesce(q.author_id = auth.uid(), false),
    'listing', private.show_place(b),
    'answers', private.answers_to(q.id, 50),
    'obstacle', nullif(private.review_obstacle(b), 'own'),
    'answers_as', case when private.own_role(b.id) in ('owner', 'editor') then b.name
      else private.name_reviewer(auth.uid()) end,
    'answer', (
      select private.show_own_question(a) from public.questions as a
      where a.question_id = q.id and a.author_id = auth.uid()))
  from public.questions as q join public.businesses as b on b.id = q.business_id
  where q.id = get_question.question_id and q.question_id is null and b.status in ('published', 'closed', 'moved')
    and (q.status = 'published' or q.author_id = auth.uid());
$$;
grant execute on function public.get_question to authenticated;

-- Returns a page of the caller's questions and answers, newest first; `after` is the last one of the previous page.
-- `listing` is null while the listing is not public.
create function public.find_own_questions(after uuid default null)
returns jsonb language sql stable security definer as $$
  select private.page_of(jsonb_agg(item), 20)
  from (
    select jsonb_build_object(
      'id', q.id, 'question_id', q.question_id, 'body', q.body, 'status', q.status, 'hidden_reason', q.hidden_reason,
      'created_at', q.created_at,
      'listing', case when private.is_public(b.status) then jsonb_build_object('slug', b.slug, 'name', b.name) end) as item
    from public.questions as q join public.businesses as b on b.id = q.business_id
    where q.author_id = (select auth.uid()) and (after is null or (q.created_at, q.id) < (
      select last_seen.created_at, last_seen.id from public.questions as last_seen where last_seen.id = after))
    order by q.created_at desc, q.id desc limit 21
  ) as page;
$$;
grant execute on function public.find_own_questions to authenticated;

-- Returns a page of the published questions about the caller's listings that have no answer in the name of the
-- business, the oldest first; `after` is the last one of the previous page.
create function public.find_unanswered_questions(after uuid default null)
returns jsonb language sql stable security definer as $$
  select private.page_of(jsonb_agg(item), 20)
  from (
    select jsonb_build_object('id', q.id, 'body', q.body, 'created_at', q.created_at,
      'listing', jsonb_build_object('id', (own.listing).id, 'name', (own.listing).name)) as item
    from private.find_own_listings() as own
    join public.questions as q on q.business_id = (own.listing).id
    where own.role <> 'hours' and q.status = 'published' and q.question_id is null
      and (after is null or (q.created_at, q.id) > (
        select last_seen.created_at, last_seen.id from public.questions as last_seen where last_seen.id = after))
      and not exists (select from public.questions as a where a.question_id = q.id and a.by_owner)
    order by q.created_at, q.id limit 21
  ) as page;
$$;
grant execute on function public.find_unanswered_questions to authenticated;
