-- Owners change many listings at once: those that they may edit, of up to 200 that they chose.

-- Returns the values of some listings of the caller's, by name: what they are before a change of many.
create function public.find_editable_values(business_ids uuid[])
returns jsonb language plpgsql stable security definer as $$
begin
  perform private.refuse('22023', 'Choose 1 to 200 at a time') where cardinality(business_ids) not between 1 and 200;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', (own.listing).id, 'name', (own.listing).name, 'city', (own.listing).city, 'state', (own.listing).state,
      'can_edit_all', own.role <> 'hours', 'values', private.editable_values(own.listing),
      'confirmations', private.confirmations_of((own.listing).id)
    ) order by (own.listing).name, (own.listing).id), '[]')
    from private.find_own_listings() as own
    where (own.listing).id = any (business_ids)
  );
end;
$$;
grant execute on function public.find_editable_values to authenticated;

-- Changes up to 200 [{id, old_values, new_values}], each as `change_business` does, in one order. Returns an outcome
-- for each: saved, conflict as of `change_business`; refused, where the caller may not or the value cannot be stored.
create function public.change_businesses(changes jsonb)
returns jsonb language plpgsql security definer as $$
declare
  outcomes jsonb := '[]';
  one record;
  outcome text;
begin
  perform private.check_size(changes, 131072);
  perform private.refuse('22023', 'Choose 1 to 200 at a time')
    where jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) not between 1 and 200;
  for one in select * from jsonb_to_recordset(changes) as given (id uuid, old_values jsonb, new_values jsonb) order by id loop
    begin
      -- Asked to, `change_business` would make the answer for all of them a refusal.
      outcome := case when private.own_role(one.id) is null then 'refused'
        else public.change_business(one.id, one.old_values, one.new_values) ->> 'outcome' end;
    exception when check_violation or unique_violation or insufficient_privilege or sqlstate 'PT429' then
      outcome := 'refused';
    end;
    outcomes := outcomes || jsonb_build_object('id', one.id, 'outcome', outcome);
  end loop;
  return outcomes;
end;
$$;
grant execute on function public.change_businesses to authenticated;

-- Confirms all facts of up to 200 listings that the caller may edit, as they stand. Returns how many listings.
create function public.confirm_listings(business_ids uuid[])
returns integer language plpgsql security definer as $$
declare
  own record;
  confirmed integer := 0;
begin
  perform private.refuse('22023', 'Choose 1 to 200 at a time') where cardinality(business_ids) not between 1 and 200;
  for own in select (o.listing).id, o.role from private.find_own_listings() as o
    where (o.listing).id = any (business_ids) order by (o.listing).id loop
    perform public.confirm_facts(own.id, case when own.role = 'hours' then '{hours}'::public.listing_fact[]
      else '{hours,phone,address,website}'::public.listing_fact[] end);
    confirmed := confirmed + 1;
  end loop;
  return confirmed;
end;
$$;
grant execute on function public.confirm_listings to authenticated;

-- Takes back what was confirmed in the last hour for up to 200 [{id, confirmations}], as `find_editable_values` had them
-- before: an owner's former date is restored, and what others had confirmed is unconfirmed. Returns how many facts.
create function public.undo_confirmations(listings jsonb)
returns integer language plpgsql security definer as $$
declare
  undone integer;
begin
  perform private.check_size(listings, 131072);
  with latest as (
    select c.business_id, c.fact, case given.confirmations #>> array[c.fact::text, 'source']
      when 'owner' then (given.confirmations #>> array[c.fact::text, 'at'])::timestamptz end as former
    from jsonb_to_recordset(listings) as given (id uuid, confirmations jsonb)
    join public.fact_confirmations as c on c.business_id = given.id
    where c.source = 'owner' and c.confirmed_at > now() - interval '1 hour'
      and private.can_edit_business(c.business_id, case c.fact when 'hours' then 'hours' else 'all' end)
    limit 800
  ),
  restored as (
    update public.fact_confirmations as c set confirmed_at = l.former from latest as l
    where (c.business_id, c.fact) = (l.business_id, l.fact) and l.former < c.confirmed_at returning 1
  ),
  removed as (
    delete from public.fact_confirmations as c using latest as l
    where (c.business_id, c.fact) = (l.business_id, l.fact) and l.former is null returning 1
  )
  select (select count(*) from restored) + (select count(*) from removed) into undone;
  return undone;
end;
$$;
grant execute on function public.undo_confirmations to authenticated;
