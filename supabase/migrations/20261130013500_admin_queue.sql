-- The admins' queue: one table of all items that wait for a decision, of every kind, the source of lists and counts. A kind
-- is a row here, triggers that call `private.requeue` for what was written (`requeue_row`), and one function
-- `private.queue_<kind>(part, item, is_approved, reason)`, which answers for the item:
--   entry     its row of the queue as far as it is not its listing's; null when nobody has to decide it any more
--   version   what a decision names as seen
--   obstacle  what prevents the caller's decision, as {outcome, errors}; null, or an outcome of null, when nothing does
--   about     {listing, values, fields}: the values that it is about as evidence; only of these fields, if it names some
--   record    of a sender, whose id `item` is, how many of the kind were approved and rejected (`count_decided`)
--   lock      locks it, after its listing, as all writers of a listing do
--   decision  executes a decision that nothing prevents; the caller holds the locks
-- It writes only for the last one. `kind.about_place` says whether its screen compares the listing with similar ones.
create table private.queue_kinds (
  kind text primary key,
  about_place boolean not null default true
);
insert into private.queue_kinds (kind, about_place)
values ('submission', true), ('claim', true), ('objection', true), ('call', true), ('change', true), ('duplicate', true), ('review', false),
  ('receipt', false), ('report', true), ('edit', true), ('question', false);

-- Returns a part of an item, as its kind's function answers; null for an unknown kind.
create function private.ask_kind(
  kind text, part text, item uuid, is_approved boolean default null, reason text default null
)
returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  if exists (select from private.queue_kinds as k where k.kind = ask_kind.kind) then
    execute format('select private.%I($1, $2, $3, $4)', 'queue_' || kind) into answer using part, item, is_approved, reason;
  end if;
  return answer;
end;
$$;

-- Counts decisions by their status, as the kinds name it. They pass the newest 200 of a sender, since each write counts
-- them again.
create function private.count_decided(statuses anyarray)
returns jsonb language plpgsql immutable as $$
begin
  return (
    select jsonb_build_object('approved', count(*) filter (where status::text in ('published', 'approved', 'accepted')),
      'rejected', count(*) filter (where status::text in ('rejected', 'hidden')))
    from unnest(statuses) as status);
end;
$$;

-- Returns what each kind's screen has beside its own data: the version to decide on, whether the caller may not, because
-- it is theirs, and whether it waits.
create function private.show_queued(kind text, id uuid)
returns jsonb language plpgsql stable as $$
begin
  return jsonb_build_object('version', private.ask_kind(kind, 'version', id),
    'is_own', coalesce(private.ask_kind(kind, 'obstacle', id, false) ->> 'outcome' = 'own', false),
    'is_waiting', exists (select from private.queue_items as q where q.kind = show_queued.kind and q.id = show_queued.id));
end;
$$;

-- Decisions of admins: 30 seconds for undo, then the server executes them. Rows stay as a record of
-- what was decided and by whom.
create table private.decisions (
  id uuid primary key default gen_random_uuid(),
  kind text not null references private.queue_kinds (kind),
  item_id uuid not null,
  admin_id uuid references auth.users (id) on delete set null,
  is_approved boolean not null,
  reason private.reason,
  version jsonb not null,
  -- Names of the signals that the item had: they tell an appeal from a report.
  signals text[] not null,
  -- Of all that one admin decided at once.
  act_id uuid not null default private.current_act(),
  made_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '30 seconds',
  -- 'decided', or what prevented it; null until it is executed.
  outcome text,
  check (is_approved or reason is not null)
);
create unique index decisions_open_idx on private.decisions (kind, item_id) where outcome is null;
create index decisions_item_id_idx on private.decisions (item_id, made_at desc);
create index decisions_due_at_idx on private.decisions (due_at) where outcome is null;
create index decisions_admin_id_idx on private.decisions (admin_id);
create index decisions_act_id_idx on private.decisions (act_id);
create index decisions_made_at_idx on private.decisions (made_at);

create table private.queue_items (
  kind text not null references private.queue_kinds (kind),
  id uuid not null,
  title text not null,
  city text not null,
  state text not null,
  metro_id smallint references public.metros (id) on delete set null,
  business_id uuid references public.businesses (id) on delete cascade,
  sender_id uuid references auth.users (id) on delete set null,
  waiting_since timestamptz not null,
  -- Warnings for admins, by name, each with its facts: {"new_account": {"since": …}}.
  signals jsonb not null check (jsonb_typeof(signals) = 'object'),
  signal_count smallint not null,
  -- Further fields of the kind's line in the list.
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  -- Set while a decision can be undone: then the item is in no list.
  decision_id uuid references private.decisions (id) on delete set null,
  primary key (kind, id)
);
-- One for each order of the list, and for its kinds. With the other filters PostgreSQL reads along these or the table:
-- of 100,000 waiting items a page or the counts take 30 ms at most, and each further index costs every item its entry.
create index queue_items_oldest_idx on private.queue_items (waiting_since, id, kind) where decision_id is null;
create index queue_items_signals_idx on private.queue_items ((-signal_count), waiting_since, id, kind)
  where decision_id is null;
create index queue_items_kind_idx on private.queue_items (kind, waiting_since, id) where decision_id is null;
create index queue_items_sender_id_idx on private.queue_items (sender_id, kind);
create index queue_items_decision_id_idx on private.queue_items (decision_id) where decision_id is not null;

-- Whether the item's sender was asked, and may still answer.
create function private.is_asked(item private.queue_items)
returns boolean stable
return coalesce((item.signals -> 'asked' ->> 'until')::timestamptz > now(), false);

-- Adds an item as its kind has it, with warnings about its sender: an account of the last day, and
-- rejected items of the kind; updates it, or removes it. A decided item stays out of the lists until its decision is
-- executed.
create function private.requeue(kind text, id uuid)
returns void language plpgsql as $$
declare
  entry constant jsonb := private.ask_kind(kind, 'entry', id);
begin
  -- One statement, since each tells the admins that the queue has changed.
  if entry is null then
    delete from private.queue_items as q where q.kind = requeue.kind and q.id = requeue.id;
    return;
  end if;
  insert into private.queue_items as q (
    kind, id, title, city, state, metro_id, business_id, sender_id, waiting_since, signals, signal_count, facts
  )
  select requeue.kind, requeue.id, coalesce(e.title, b.name), coalesce(e.city, b.city), coalesce(e.state, b.state),
    coalesce(e.metro_id, b.metro_id), e.business_id, e.sender_id, e.waiting_since, warned.signals,
    (select count(*) from jsonb_object_keys(warned.signals)), coalesce(e.facts, '{}')
  from jsonb_populate_record(null::private.queue_items, entry) as e
  left join public.businesses as b on b.id = e.business_id,
    lateral (
      select coalesce(e.signals, '{}') || coalesce((
        select jsonb_build_object('new_account', jsonb_build_object('since', u.created_at))
        from auth.users as u where u.id = e.sender_id and u.created_at > now() - interval '1 day'
      ), '{}') || coalesce((
        select jsonb_build_object('rejected_before', jsonb_build_object('count', rejected))
        from jsonb_to_record(private.ask_kind(requeue.kind, 'record', e.sender_id)) as r (rejected bigint) where rejected > 0
      ), '{}') || coalesce(private.question_signal(requeue.id), '{}') as signals
    ) as warned
  where coalesce(e.title, b.name) is not null
  on conflict on constraint queue_items_pkey do update
  set title = excluded.title, city = excluded.city, state = excluded.state, metro_id = excluded.metro_id,
    business_id = excluded.business_id, sender_id = excluded.sender_id, waiting_since = excluded.waiting_since,
    signals = excluded.signals, signal_count = excluded.signal_count, facts = excluded.facts
  where (q.title, q.city, q.state, q.metro_id, q.business_id, q.sender_id, q.waiting_since, q.signals, q.facts)
    is distinct from (excluded.title, excluded.city, excluded.state, excluded.metro_id, excluded.business_id,
      excluded.sender_id, excluded.waiting_since, excluded.signals, excluded.facts);
end;
$$;
