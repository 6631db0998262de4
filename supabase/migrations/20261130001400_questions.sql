-- Questions about listings and the answers to them: of a person one answer to a question. They outlive their author's
-- account, under the name that was shown. There are no direct writes: the functions of the workflows write them.
create table public.questions (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references public.businesses (id) on delete cascade,
  question_id uuid references public.questions (id) on delete cascade, -- what it answers; null for a question
  author_id uuid references auth.users (id) on delete set null,
  author_name text not null check (char_length(author_name) between 1 and 80 and private.is_person_name(author_name)),
  by_owner boolean not null default false, -- an answer by who managed the listing then: the first, in its name
  body text not null constraint body check (private.is_clean_text(body, 1000)),
  status public.review_status not null default 'published',
  hidden_reason private.reason,
  -- Why it was held, by name, each with its facts; for admins.
  signals jsonb not null default '{}' check (jsonb_typeof(signals) = 'object'),
  -- Increases with every change by its author: who edits passes the one they have seen.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (question_id, author_id),
  check ((status = 'hidden') = (hidden_reason is not null)),
  check (question_id is not null or not by_owner)
);
create index questions_author_id_idx on public.questions (author_id, created_at);
create index questions_newest_idx on public.questions (business_id, created_at desc, id desc)
  where status = 'published' and question_id is null;

create trigger a_lock_listing before insert or update or delete on public.questions
for each row execute function private.lock_listing();
create trigger questions_touch_updated_at before update on public.questions
for each row when ((old.business_id, old.author_id) is not distinct from (new.business_id, new.author_id))
execute function private.touch_updated_at();
select private.audit('public.questions', 'update or delete', '{id,updated_at,revision}', true);

create policy "Anyone can read published questions of listings they can read" on public.questions
for select to anon
using (status = 'published' and exists (select from public.businesses as b where b.id = business_id));

create policy "People can read published questions and their own, admins all" on public.questions
for select to authenticated
using (
  (
    status = 'published' and (select private.is_read_by_function())
    and exists (select from public.businesses as b where b.id = business_id)
  )
  or (author_id = (select auth.uid()) and (select private.is_requested_directly('/questions')))
  or (select private.is_admin())
);

-- Hides which ones are by the same account.
grant select (id, business_id, question_id, author_name, by_owner, body, status, created_at, updated_at)
on public.questions to anon;
grant select (
  id, business_id, question_id, author_name, by_owner, body, status, hidden_reason, revision, created_at, updated_at
) on public.questions to authenticated;

-- Returns the published answers to a question, at most `how_many`: the owner's first, then the oldest.
create function private.answers_to(question_id uuid, how_many integer)
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(to_jsonb(listed) order by listed.by_owner desc, listed.created_at, listed.id), '[]')
  from (
    select a.id, a.author_name, a.by_owner, a.body, a.created_at from public.questions as a
    where a.question_id = answers_to.question_id and a.status = 'published'
    order by a.by_owner desc, a.created_at, a.id limit how_many
  ) as listed;
$$;

-- Returns a page of published questions, newest first, each with its first answers; `after` is the last one of the
-- previous page. `next` is the cursor of the next page, null when there is none. Security definer as is `reviews_of`.
create function private.questions_of(listing_id uuid, after uuid)
returns jsonb language sql stable security definer as $$
  select private.page_of(jsonb_agg(item), 5)
  from (
    select jsonb_build_object(
      'id', q.id, 'author_name', q.author_name, 'body', q.body, 'created_at', q.created_at,
      'answers', private.answers_to(q.id, 10),
      'answer_count', (
        select count(*) from public.questions as a where a.question_id = q.id and a.status = 'published')) as item
    from public.questions as q
    left join public.questions as last_seen
      on last_seen.id = after and last_seen.business_id = listing_id and last_seen.question_id is null
    where q.business_id = listing_id and q.question_id is null and q.status = 'published'
      and (last_seen.id is null or (q.created_at, q.id) < (last_seen.created_at, last_seen.id))
      and exists (
        select from public.businesses as b where b.id = listing_id and b.status in ('published', 'closed', 'moved'))
    order by q.created_at desc, q.id desc limit 6
  ) as page;
$$;
grant execute on function private.questions_of to anon, authenticated, service_role;
