-- The audit log for super admins: filters by person, object, action and time, and verification of its chain.

-- Resolves text to an object or a person: an id, the address of an account, a listing's present or
-- former slug. Null where there is none.
create function private.find_audited(words text)
returns uuid language plpgsql stable as $$
begin
  if pg_input_is_valid(words, 'uuid') then
    return words::uuid;
  end if;
  return coalesce(
    (select id from auth.users where email = lower(words) and not is_sso_user),
    (select found.id from private.find_listing(words) as found)
  );
end;
$$;

-- Returns "Ana Lopez", else the address; null where there is no such account.
create function private.name_account(person uuid)
returns text stable
return (select coalesce(private.name_person(id), email) from auth.users where id = person);

-- Returns a page of the log, newest first: at most `max_rows` rows and never over 1,000, those before the row `before`.
-- Null filters are ignored; `unknown` is the filter that matches no person or object. `by_act`: of the rows of one act
-- and person only the first, with their number, `of_act` those of one act; by kind or action, of those of one kind and
-- action. The rows of one object are always all.
create function public.find_audit_log(
  person text default null, subject text default null, kind text default null, act text default null,
  since timestamptz default null, until timestamptz default null, before bigint default null, max_rows integer default 50,
  by_act boolean default false, of_act uuid default null
)
returns jsonb language plpgsql stable security definer as $$
declare
  actor constant uuid := private.find_audited(btrim(person));
  row_id constant uuid := private.find_audited(btrim(subject));
  before_at timestamptz;
  page_size constant integer := least(greatest(max_rows, 1), 1000);
  entries public.audit_log[];
  is_folded constant boolean := by_act and of_act is null and row_id is null;
begin
  perform private.require_super_admin();
  if (person is not null and actor is null) or (subject is not null and row_id is null) then
    return jsonb_build_object('entries', '[]'::jsonb, 'next', null,
      'unknown', case when person is not null and actor is null then 'person' else 'subject' end);
  end if;
  select a.occurred_at into before_at from public.audit_log as a where a.id = find_audit_log.before;
  -- Only the given conditions, so that each query gets its own plan.
  execute 'select array(select a from public.audit_log as a where true'
    || case when actor is not null then ' and a.actor_id = $1' else '' end
    || case when row_id is not null then ' and a.row_id = $2' else '' end
    || case when kind is not null then ' and a.table_name = $3' else '' end
    || case when act is not null then ' and a.action = $4' else '' end
    || case when since is not null then ' and a.occurred_at >= $5' else '' end
    || case when until is not null then ' and a.occurred_at < $6' else '' end
    || case when of_act is not null then ' and a.act_id = $10' else '' end
    || case when not is_folded then '' when kind is null and act is null then ' and a.first_of = ''act'''
      else ' and a.first_of is not null' end
    || case when before is not null then ' and (a.occurred_at, a.id) < ($7, $8)' else '' end
    || ' order by a.occurred_at desc, a.id desc limit $9)'
  into entries using actor, row_id, kind, act, since, until, before_at, before, page_size + 1, of_act;
  return jsonb_build_object(
    -- With names for the people and objects of each row, of those that are gone as the row has them. `other`: of a pair of
    -- listings the second one, of a merge the one that was kept.
    'entries', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'number', seal.number, 'occurred_at', a.occurred_at, 'actor_id', a.actor_id,
        'actor', private.name_account(a.actor_id),
        'on_behalf_of', private.name_account(a.on_behalf_of), 'action', a.action, 'table_name', a.table_name, 'row_id', a.row_id,
        'subject', coalesce(b.name, s.content ->> 'name', j.file_name,
          case when a.table_name = 'settings' then replace(a.after ->> 'setting', ' site', '') end, t.title, y.name, private.name_account(a.row_id),
          a.after ->> 'name', a.before ->> 'name', a.before ->> 'title', a.after ->> 'words', a.before ->> 'words'),
        'other', other.name,
        'act_id', a.act_id, 'act_rows', case when is_folded then (
          select count(*) from public.audit_log as o
          where o.act_id = a.act_id and o.actor_id is not distinct from a.actor_id
            and (find_audit_log.kind is null and find_audit_log.act is null or (o.table_name, o.action) = (a.table_name, a.action))) end,
        'reason', a.reason, 'before', a.before, 'after', a.after, 'hash', seal.hash
      ) order by a.occurred_at desc, a.id desc), '[]')
      from unnest(entries[:page_size]) as a
      left join private.audit_seals as seal on seal.audit_id = a.id
      left join public.claims as c on a.table_name = 'claims' and c.id = a.row_id
      left join public.pending_changes as h on a.table_name = 'pending_changes' and h.id = a.row_id
      left join public.reviews as r on a.table_name = 'reviews' and r.id = a.row_id
      left join public.business_invitations as i on a.table_name = 'business_invitations' and i.id = a.row_id
      left join public.submissions as s on a.table_name = 'submissions' and s.id = a.row_id
      left join private.import_jobs as j on a.table_name = 'import_jobs' and j.id = a.row_id
      left join private.business_merges as m on a.table_name = 'business_merges' and m.id = a.row_id
      left join private.likely_duplicates as d on a.table_name = 'likely_duplicates' and d.id = a.row_id
      left join public.questions as q on a.table_name = 'questions' and q.id = a.row_id
      left join public.reports as p on a.table_name = 'reports' and p.id = a.row_id
      left join private.removals as v on a.table_name = 'removals' and v.id = a.row_id
      left join public.suggested_fields as f on a.table_name = 'suggested_fields' and f.id = a.row_id
      left join public.suggested_edits as e on e.id = coalesce(f.suggestion_id, a.row_id)
      left join public.articles as t on a.table_name = 'articles' and t.id = a.row_id
      left join private.metro_settings as o on a.table_name = 'metro_settings' and o.id = a.row_id
      left join public.metros as y on y.id = o.metro_id
      left join public.businesses as b
        on b.id = coalesce(c.business_id, h.business_id, r.business_id, i.business_id, m.merged_id, d.first_id, q.business_id,
          p.business_id, v.business_id, e.business_id, (a.before ->> 'business_id')::uuid, a.row_id)
      left join public.businesses as other on other.id = coalesce(m.kept_id, d.second_id)),
    'next', case when cardinality(entries) > page_size then (entries[page_size]).id end,
    'unknown', null
  );
end;
$$;
grant execute on function public.find_audit_log to authenticated;

-- Verifies the chain of the next 10,000 rows after number `after`. Returns the position, the total,
-- the hash there, and the first broken row: `changed` (row or seal differs from what was sealed),
-- `missing` (the row is gone), `unnumbered` (the seal is gone), or `unsealed` (a row added outside
-- the chain). Removing the last rows leaves no gap: `audit_head` detects it.
create function public.verify_audit_log(after bigint default 0)
returns jsonb language plpgsql stable security definer as $$
declare
  checked bigint := after;
  previous text := repeat('0', 64);
  last_number constant bigint := (select coalesce(max(number), 0) from private.audit_seals);
  fault text;
  broken_id bigint;
  link record;
begin
  perform private.require_super_admin();
  if after > 0 then
    select hash into previous from private.audit_seals where number = after;
  end if;
  for link in
    select s.number, s.audit_id, s.hash, a as entry
    from private.audit_seals as s left join public.audit_log as a on a.id = s.audit_id
    where s.number > verify_audit_log.after order by s.number limit 10000
  loop
    fault := case
      when link.number <> checked + 1 then 'unnumbered'
      when (link.entry).id is null then 'missing'
      when link.hash is distinct from private.hash_audit(previous, link.number, link.entry) then 'changed'
    end;
    if fault is not null then
      broken_id := case when fault <> 'unnumbered' then link.audit_id end;
      exit;
    end if;
    checked := link.number;
    previous := link.hash;
  end loop;
  if fault is null and checked >= last_number then
    select min(a.id) into broken_id from public.audit_log as a
    where not exists (select from private.audit_seals as s where s.audit_id = a.id);
    fault := case when broken_id is not null then 'unsealed' end;
  end if;
  return jsonb_build_object(
    'checked', checked, 'of', last_number, 'hash', previous,
    'broken', case when fault is not null then jsonb_build_object(
      'fault', fault, 'number', case when fault <> 'unsealed' then checked + 1 end, 'id', broken_id
    ) end
  );
end;
$$;
grant execute on function public.verify_audit_log to authenticated;

-- Returns the number and hash of the last row, which the Worker notes outside the database once a
-- day, and whether the row that it stored before is still in the chain: a removed end, and a chain
-- that was written anew, lack it. What was removed since then cannot be detected.
create function public.audit_head(stored_number bigint default 0, stored_hash text default '')
returns jsonb language sql stable security definer as $$
  select jsonb_build_object(
    'number', coalesce(last.number, 0), 'hash', coalesce(last.hash, repeat('0', 64)),
    'has_stored', stored_number = 0
      or exists (select from private.audit_seals where number = stored_number and hash = stored_hash)
  )
  from (values (1)) as one
  left join lateral (select number, hash from private.audit_seals order by number desc limit 1) as last on true;
$$;
grant execute on function public.audit_head to service_role;
