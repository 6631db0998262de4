-- Claims in the admins' queue, once their evidence is complete; those with an objection are a separate kind.
create function private.enqueue_claim(one public.claims)
returns void language plpgsql as $$
declare
  rivals constant bigint := (
    select count(*) from public.claims as r
    where r.business_id = one.business_id and r.id <> one.id and r.status = 'pending' and r.sent_at is not null
  );
begin
  perform private.enqueue_about(case when one.objection is null then 'claim' else 'objection' end, one.id, one.business_id,
    one.claimant_id, one.sent_at,
    signals => case when one.object_until is not null then '{"has_owner": {}}' else '{}' end::jsonb
      || case when rivals > 0 then jsonb_build_object('rivals', jsonb_build_object('count', rivals)) else '{}' end,
    facts => jsonb_build_object('evidence', one.evidence, 'object_until', one.object_until));
end;
$$;

-- Updates rival claims of the same listing, too.
create function private.queue_claims()
returns trigger language plpgsql security definer as $$
declare
  -- A deleted one is `old`, and no longer waits.
  changed constant public.claims := case when tg_op = 'DELETE' then old else new end;
  one public.claims;
begin
  perform private.dequeue(kind, changed.id)
  from unnest(array['claim', 'objection']) as kind
  where tg_op = 'DELETE' or changed.status <> 'pending'
    or kind <> case when changed.objection is null then 'claim' else 'objection' end;
  for one in
    select c.* from public.claims as c
    where c.business_id = changed.business_id and c.status = 'pending' and c.sent_at is not null
  loop
    perform private.enqueue_claim(one);
  end loop;
  return null;
end;
$$;
create trigger claims_queue_added after insert on public.claims
for each row when (new.sent_at is not null and new.status = 'pending') execute function private.queue_claims();
create trigger claims_queue_changed after update on public.claims
for each row when (new.sent_at is not null and new is distinct from old) execute function private.queue_claims();
create trigger claims_queue_deleted after delete on public.claims
for each row when (old.sent_at is not null and old.status = 'pending') execute function private.queue_claims();
