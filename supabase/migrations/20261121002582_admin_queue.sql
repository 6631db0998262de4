-- The admins' queue: one table of all items that wait for a decision, of every kind, the source of
-- lists and counts. Triggers call `private.requeue` for what was written. A kind is a row here, its lines in
-- queue_kinds, and its triggers in queue_triggers.
create table private.queue_kinds (kind text primary key);
insert into private.queue_kinds (kind) values ('submission'), ('claim'), ('objection'), ('change'), ('duplicate'), ('review'), ('receipt'), ('report'),
  ('edit'), ('question');

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

-- Adds an item as its kind's `queue_entry` has it, with warnings about its sender: an account of the last day, and
-- rejected items of the kind; updates it, or removes it. A decided item stays out of the lists until its decision is
-- executed.
create function private.requeue(kind text, id uuid)
returns void language plpgsql as $$
declare
  entry constant jsonb := private.queue_entry(kind, id);
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
        from jsonb_to_record(private.sender_record(requeue.kind, e.sender_id)) as r (rejected bigint) where rejected > 0
      ), '{}') as signals
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
