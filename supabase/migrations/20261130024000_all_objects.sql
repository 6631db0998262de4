-- What holds for every table and function above, so that none can be forgotten. A test says the same of
-- those that come later.

do $$
declare
  one regclass;
begin
  for one in
    select oid from pg_catalog.pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  loop
    execute format('alter table %s enable row level security', one);
  end loop;
end;
$$;

-- A foreign key without an index would have a deletion read the whole table. Not those to reference data, of which
-- nothing is ever deleted.
do $$
declare
  key record;
begin
  for key in
    select k.conrelid::regclass as rows_of, a.attname as name
    from pg_catalog.pg_constraint as k
    join pg_catalog.pg_attribute as a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.connamespace in ('public'::regnamespace, 'private'::regnamespace)
      and k.confrelid <> all ('{private.mail_kinds,private.queue_kinds,public.categories,public.metros}'::regclass[])
      and not exists (
        select from pg_catalog.pg_index as i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1]
          and coalesce(pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname), true))
  loop
    execute format('create index on %s (%I)', key.rows_of, key.name);
  end loop;
end;
$$;

-- What the functions that clients call and that may write catch; those that other functions call stay strict. What a
-- function declares is not covered. First, what a constraint refuses: PostgreSQL's details name all columns of the row,
-- also those that its writer may not read, so only the message goes on. Second, who tried what only admins may do: a
-- refusal rolls back all that its transaction wrote, and is recorded after that.
do $$
declare
  act record;
begin
  for act in
    with recursive function as (
      select oid, proname as name, pronamespace::regnamespace as schema,
        coalesce(pg_get_function_sqlbody(oid), prosrc) as body
      from pg_catalog.pg_proc where prokind = 'f' and pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    ),
    asking as (
      select * from function where schema = 'private'::regnamespace and name in ('require_admin', 'require_super_admin')
      union
      select caller.*
      from asking as called join function as caller on caller.body ~ (called.schema || '\.' || called.name || '\(')
    )
    select pg_get_functiondef(oid) as definition, exists (select from asking where asking.oid = p.oid) as is_for_admins
    from pg_catalog.pg_proc as p
    where pronamespace = 'public'::regnamespace and provolatile = 'v' and prokind = 'f'
      and has_function_privilege('authenticated', oid, 'execute')
  loop
    execute regexp_replace(act.definition, '\mend;(?=\s*\$function\$\s*$)', concat_ws(e'\n',
      'exception when integrity_constraint_violation then
         declare hint text;
         begin
           get stacked diagnostics hint = pg_exception_hint;
           raise exception using errcode = sqlstate, message = sqlerrm, hint = hint;
         end;',
      case when act.is_for_admins then
        'when insufficient_privilege then return private.record_refusal(sqlerrm);' end,
      'end;'));
  end loop;
end;
$$;

-- Nobody can slip in a table or an operator of the same name.
do $$
declare
  one regprocedure;
begin
  for one in
    select oid from pg_catalog.pg_proc
    where prokind = 'f' and pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  loop
    execute format('alter function %s set search_path = %L', one, '');
  end loop;
end;
$$;
