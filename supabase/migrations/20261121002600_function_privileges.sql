-- PostgreSQL lets everybody run a new function. Here the API's roles get that right by name instead:
-- in `private` all of them, because policies, checks and the functions in `public` lean on these
-- helpers; in `public` those that a migration grants.
alter default privileges revoke execute on functions from public;
alter default privileges in schema private
  grant execute on functions to anon, authenticated, service_role;
-- An extension's functions stay everybody's, or its operators would fail.
alter default privileges in schema extensions grant execute on functions to public;

do $$
declare
  helper record;
begin
  for helper in
    select
      p.oid::regprocedure as signature,
      -- A trigger runs its function whoever writes, and what writes with its owner's rights is for
      -- triggers and for whom its migration names.
      p.prorettype <> 'trigger'::regtype and not (p.prosecdef and p.provolatile = 'v') as is_helper
    from pg_proc as p
    where p.pronamespace = 'private'::regnamespace and has_function_privilege('public', p.oid, 'execute')
  loop
    execute format('revoke execute on function %s from public', helper.signature);
    if helper.is_helper then
      execute format('grant execute on function %s to anon, authenticated, service_role', helper.signature);
    end if;
  end loop;
end
$$;

-- Identity columns draw their numbers without the caller's right to the sequence.
revoke all on all sequences in schema public from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
