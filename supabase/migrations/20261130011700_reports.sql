-- Reports of what visitors can read and of conversations by one of their sides, of every kind in one table; and the
-- directory's own, of a conversation or list in which somebody's words wait for an admin because of their signals. A kind is a
-- line here, in `report_subject`, and in `remove_content` and `restore_content` unless it has a queue of its own, as reviews have.
create type public.report_kind as enum ('listing', 'photo', 'list', 'review', 'question', 'answer', 'conversation');
create type public.report_status as enum ('open', 'upheld', 'dismissed');
create type public.report_reason as enum (
  'not_a_visit', 'conflict', 'advertising', 'insult', 'private', 'false', 'no_business', 'fraud', 'elsewhere', 'rights', 'other',
  'signals' -- the directory's own
);

create table public.reports (
  id uuid primary key, -- chosen by the reporter, so that a repeated call does no harm
  kind public.report_kind not null,
  subject_id uuid not null, -- of what is reported; of a photo as of `photo_id`
  -- The listing, for itself and its photos.
  business_id uuid references public.businesses (id) on delete cascade,
  photo text, -- its address
  reporter_id uuid references auth.users (id) on delete cascade, -- null: the directory
  reason public.report_reason not null,
  signals jsonb not null default '{}' check (jsonb_typeof(signals) = 'object'), -- of `find_text_signals`
  details text constraint details check (private.is_clean_text(details, 1000)),
  status public.report_status not null default 'open',
  -- What the admin wrote about it; null where that is nothing.
  outcome private.reason,
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  network text, -- of `caller_network`
  created_at timestamptz not null default now(),
  unique (kind, subject_id, reporter_id),
  check ((status = 'open') = (decided_at is null)),
  check ((reporter_id is null) = (reason = 'signals')),
  check ((business_id is not null) = (kind in ('listing', 'photo'))),
  check ((photo is not null) = (kind = 'photo'))
);
create index reports_reporter_id_idx on public.reports (reporter_id, created_at);
create index reports_network_idx on public.reports (network, created_at);
create index reports_open_idx on public.reports (kind, subject_id) where status = 'open';
create unique index reports_signals_idx on public.reports (kind, subject_id) where status = 'open' and reporter_id is null;

select private.audit('public.reports', 'insert or update', '{id,network}');

create policy "People can read their own reports" on public.reports
for select to authenticated
using (reporter_id = (select auth.uid()) and (select private.is_requested_directly('/reports')));

grant select (id, kind, subject_id, business_id, photo, reporter_id, reason, details, status, outcome, decided_at, created_at)
on public.reports to authenticated;

-- What admins took down, with what puts it back, and its author's one appeal; of a conversation, of the side that did
-- not report it.
create table private.removals (
  id uuid primary key default gen_random_uuid(),
  kind public.report_kind not null,
  subject_id uuid not null,
  business_id uuid references public.businesses (id) on delete cascade,
  photo text, -- its address
  author_id uuid references auth.users (id) on delete set null,
  content jsonb not null, -- what `restore_content` needs
  reason private.reason not null,
  removed_by uuid references auth.users (id) on delete set null,
  removed_at timestamptz not null default now(),
  appeal text constraint appeal check (private.is_clean_text(appeal, 1000)),
  appealed_at timestamptz,
  appeal_decided_at timestamptz,
  restored_at timestamptz,
  check ((appeal is null) = (appealed_at is null))
);
create unique index removals_active_idx on private.removals (kind, subject_id) where restored_at is null;

select private.audit('private.removals', 'insert or update', '{id}');

-- Records that the caller has taken something down. An earlier removal ends: its author has published it again since.
create function private.record_removal(
  kind public.report_kind, subject_id uuid, author uuid, content jsonb, reason text,
  business_id uuid default null, photo text default null
)
returns private.removals language plpgsql as $$
declare
  one private.removals;
begin
  update private.removals as r set restored_at = now()
  where r.kind = record_removal.kind and r.subject_id = record_removal.subject_id and r.restored_at is null;
  insert into private.removals (kind, subject_id, business_id, photo, author_id, content, reason, removed_by)
  values (record_removal.kind, record_removal.subject_id, record_removal.business_id, record_removal.photo, author,
    record_removal.content, record_removal.reason, auth.uid())
  returning * into one;
  return one;
end;
$$;

-- Returns the id of a photo in reports, by its address.
create function private.photo_id(url text)
returns uuid immutable
return md5(url)::uuid;

-- Returns the listing that a report is about or that its subject belongs to; null for a list.
create function private.reported_listing(kind public.report_kind, subject_id uuid, business_id uuid)
returns uuid language plpgsql stable as $$
begin
  return case
    when kind = 'review' then (select r.business_id from public.reviews as r where r.id = subject_id)
    when kind in ('question', 'answer') then (select q.business_id from public.questions as q where q.id = subject_id)
    when kind = 'conversation' then (select t.business_id from public.message_threads as t where t.id = subject_id)
    else business_id end;
end;
$$;

-- Returns what a report is about, as {title, text, author_id, listing, photo}: the listing's or list's name, the
-- text to judge, and where it is. Null when visitors cannot read it, and admins neither; of a conversation, without its messages, when
-- the caller is of neither side and is no admin whom a side has asked.
create function private.report_subject(kind public.report_kind, subject_id uuid, business_id uuid)
returns jsonb language plpgsql stable as $$
declare
  found jsonb;
begin
  if kind = 'list' then
    select jsonb_build_object('title', l.name, 'author_id', l.owner_id,
      'text', (select string_agg(s.note, e'\n' order by s.position) from private.saved_businesses as s where s.list_id = l.id))
    into found from private.saved_lists as l where l.id = report_subject.subject_id and (private.is_admin() and l.is_shared or private.is_list_shown(l));
  elsif kind = 'conversation' then
    select jsonb_build_object('title', b.name, 'listing', private.show_place(b)) into found
    from public.message_threads as t join public.businesses as b on b.id = t.business_id
    where t.id = report_subject.subject_id and (private.message_side(t.id) is not null or private.is_admin() and exists (
      select from public.reports as p where p.kind = 'conversation' and p.subject_id = t.id));
  else
    select jsonb_build_object('title', b.name, 'listing', private.show_place(b)) || case kind
      when 'listing' then jsonb_build_object('author_id', b.owner_id, 'text', b.description)
      when 'photo' then (
        select jsonb_build_object('author_id', b.owner_id, 'text', photo ->> 'alt', 'photo', photo)
        from jsonb_array_elements(b.photos) as photo
        where private.photo_id(photo ->> 'url') = report_subject.subject_id)
      when 'review' then (
        select jsonb_build_object('author_id', r.author_id, 'author_name', r.author_name, 'rating', r.rating, 'text', r.body)
        from public.reviews as r where r.id = report_subject.subject_id and r.status = 'published')
      else (
        select jsonb_build_object('author_id', q.author_id, 'text', q.body,
          'author_name', case when q.by_owner then b.name else q.author_name end)
        from public.questions as q left join public.questions as answered on answered.id = q.question_id
        where q.id = report_subject.subject_id and q.status = 'published' and (q.question_id is not null) = (kind = 'answer')
          and coalesce(answered.status, 'published') = 'published')
    end into found
    from public.businesses as b
    where private.is_public(b.status)
      and b.id = private.reported_listing(kind, report_subject.subject_id, report_subject.business_id);
  end if;
  return jsonb_build_object('text', null, 'photo', null, 'listing', null, 'author_name', null, 'rating', null) || found;
end;
$$;

-- Reports something to the admins, once. `subject_id` is the listing's for its photo at the address `photo`.
-- outcome: reported, also when it was before; own, of one's own.
create function public.report(
  report_id uuid, kind public.report_kind, subject_id uuid, reason public.report_reason, details text default null,
  photo text default null
)
returns jsonb language plpgsql security definer as $$
declare
  caller constant uuid := private.require_caller();
  cleaned_details constant text := private.clean_text(coalesce(details, ''));
  own_network constant text := private.caller_network();
  listing_id constant uuid := case when kind in ('listing', 'photo') then subject_id end;
  reported constant uuid := case when kind = 'photo' then private.photo_id(photo) else subject_id end;
  subject constant jsonb := private.report_subject(kind, reported, listing_id);
begin
  if exists (
    select from public.reports as p
    where p.kind = report.kind and p.subject_id = reported and p.reporter_id = caller
  ) then
    return '{"outcome": "reported"}';
  end if;
  perform private.refuse('PT404', 'Nothing to report there') where subject is null;
  if (subject ->> 'author_id')::uuid = caller or kind in ('listing', 'photo') and private.own_role(listing_id) is not null then
    return '{"outcome": "own"}';
  end if;
  perform private.refuse_field('details') where reason = 'other' and cleaned_details = '';
  perform pg_advisory_xact_lock(hashtext('reports by ' || caller));
  perform private.refuse_excess((select count(*) from public.reports as p
    where p.reporter_id = caller and p.created_at > now() - interval '1 day'), 20, 'Too many reports in one day');
  perform private.refuse_excess((select count(*) from public.reports as p
    where p.network = own_network and p.created_at > now() - interval '1 day'), 200, 'Too many reports in one day');
  insert into public.reports (id, kind, subject_id, business_id, photo, reporter_id, reason, details, network)
  values (report_id, report.kind, reported, listing_id, report.photo, caller, report.reason, nullif(cleaned_details, ''), own_network);
  return '{"outcome": "reported"}';
end;
$$;
grant execute on function public.report to authenticated;

-- Returns what the caller may report, with their report of it, or, to its author, why it was taken down. Null when
-- it is neither public nor theirs.
create function public.get_reportable(kind public.report_kind, subject_id uuid, photo text default null)
returns jsonb language plpgsql stable security definer as $$
declare
  caller constant uuid := private.require_caller();
  listing_id constant uuid := case when kind in ('listing', 'photo') then subject_id end;
  reported constant uuid := case when kind = 'photo' then private.photo_id(photo) else subject_id end;
  subject constant jsonb := private.report_subject(kind, reported, listing_id);
  own public.reports;
  removal private.removals;
begin
  select * into own from public.reports as p
  where p.kind = get_reportable.kind and p.subject_id = reported and p.reporter_id = caller;
  select * into removal from private.removals as r
  where r.kind = get_reportable.kind and r.subject_id = reported and r.author_id = caller
  order by r.removed_at desc limit 1;
  if subject is null and own.id is null and removal.id is null then
    return null;
  end if;
  return coalesce(subject - 'author_id', jsonb_build_object(
    'title', private.report_title(kind, reported, listing_id), 'text', null, 'photo', null, 'author_name', null, 'rating', null,
    'listing', (select private.show_place(b) from public.businesses as b
      where b.id = private.reported_listing(kind, reported, listing_id)))
  ) || jsonb_build_object(
    'id', subject_id, 'kind', kind,
    'is_own', coalesce((subject ->> 'author_id')::uuid = caller, removal.id is not null and removal.restored_at is null)
      or listing_id is not null and private.own_role(listing_id) is not null,
    'report', case when own.id is not null then
      jsonb_build_object('status', own.status, 'outcome', own.outcome, 'created_at', own.created_at) end,
    'removal', case when removal.id is not null then jsonb_build_object(
      'id', removal.id, 'reason', removal.reason, 'removed_at', removal.removed_at, 'appealed_at', removal.appealed_at,
      'appeal_decided_at', removal.appeal_decided_at, 'restored_at', removal.restored_at) end);
end;
$$;
grant execute on function public.get_reportable to authenticated;

-- Opens the directory's own report, or adds signals to the open one.
create function private.report_signals(kind public.report_kind, subject_id uuid, signals jsonb)
returns void language sql as $$
  insert into public.reports as p (id, kind, subject_id, reason, signals)
  values (gen_random_uuid(), report_signals.kind, report_signals.subject_id, 'signals', report_signals.signals)
  on conflict (kind, subject_id) where status = 'open' and reporter_id is null
  do update set signals = p.signals || excluded.signals;
$$;

-- Returns since when a subject has open reports, with the number and reasons of people's, and the signals of the
-- directory's own, as the queue warns of them; no row without any.
create function private.open_reports(kind public.report_kind, subject_id uuid)
returns table (since timestamptz, facts jsonb, signals jsonb) language plpgsql stable
rows 1 as $$
begin
  return query
  select min(p.created_at),
    case when count(p.reporter_id) > 0 then jsonb_build_object('count', count(p.reporter_id),
      'reasons', jsonb_agg(distinct p.reason) filter (where p.reporter_id is not null)) end,
    coalesce(jsonb_agg(p.signals) filter (where p.reporter_id is null) -> 0, '{}')
  from public.reports as p
  where p.kind = open_reports.kind and p.subject_id = open_reports.subject_id and p.status = 'open'
  having count(*) > 0;
end;
$$;

-- Returns the newest 20 reports, for admins.
create function private.show_reports(kind public.report_kind, subject_id uuid)
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'reason', p.reason, 'details', p.details, 'status', p.status,
    'created_at', p.created_at, 'reporter', private.name_person(p.reporter_id)) order by p.created_at desc), '[]')
  from (
    select * from public.reports as r where r.kind = show_reports.kind and r.subject_id = show_reports.subject_id
    order by r.created_at desc limit 20
  ) as p;
$$;

-- Returns the name of the listing or list that a report is about, also after it was taken down; null for a list without one.
create function private.report_title(kind public.report_kind, subject_id uuid, business_id uuid)
returns text language plpgsql stable as $$
begin
  if kind = 'list' then
    return (select l.name from private.saved_lists as l where l.id = report_title.subject_id);
  end if;
  return coalesce((
    select b.name from public.businesses as b
    where b.id = private.reported_listing(kind, report_title.subject_id, report_title.business_id)
  ), '');
end;
$$;

-- Returns the data of every mail about a report, with where its screen is.
create function private.report_mail_data(kind public.report_kind, subject_id uuid, business_id uuid, photo text)
returns jsonb stable
return jsonb_build_object('kind', kind, 'id', coalesce(business_id, subject_id), 'photo', photo,
  'name', private.report_title(kind, subject_id, business_id));

-- Closes the open reports of a subject and tells who sent them.
create function private.decide_reports(kind public.report_kind, subject_id uuid, is_upheld boolean, reason text)
returns void language sql as $$
  with decided as (
    update public.reports as p
    set status = case when is_upheld then 'upheld' else 'dismissed' end::public.report_status,
      outcome = decide_reports.reason, decided_by = auth.uid(), decided_at = now()
    where p.kind = decide_reports.kind and p.subject_id = decide_reports.subject_id and p.status = 'open' returning *
  )
  select private.notify('report_decided', 'report-decided:' || d.id,
    private.report_mail_data(d.kind, d.subject_id, d.business_id, d.photo)
      || jsonb_build_object('is_upheld', is_upheld, 'reason', d.outcome), d.reporter_id)
  from decided as d where d.reporter_id is not null;
$$;
