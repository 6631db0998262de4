-- The statements of the commonest searches are stored as functions, whose plans a session caches:
-- planning one costs more than running it when few rows match. Their text is that of
-- `search_statement`, so a change of that requires `store_statements` again; other statements are
-- planned for their values as before.

create function private.statement_name(statement text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return 'stored_statement_' || left(md5(statement), 16);
end;
$$;

-- Returns a scope of each kind whose best plan does not depend on its values. Only whether a value
-- is set matters.
create function private.common_scopes()
returns setof private.search_scope
language plpgsql
stable
set search_path = ''
as $$
begin
  return query
  select (row(
    words, words, words::text, case when is_named then 1 end, is_soon_read, null, true, tags, '{}'::text[], null, null, null,
    case when place = 'point' then '(0)' end, case when place = 'point' then '{}' end, case when place = 'point' then 1 end,
    south, south, south, south, case when place = 'area' then '{}' end,
    asked = 'open now', null, case when asked = 'well rated' then 1 end, false, null, null,
    case when words is not null then 'relevance' when place = 'point' then 'distance' else 'rating' end,
    0, null, null, 20, 1000, false, null, null, null, null, null, null
  )::private.search_scope).*
  from unnest('{null,a}'::tsquery[]) as words, unnest('{f,t}'::boolean[]) as is_named, unnest('{f,t}'::boolean[]) as is_soon_read,
    (values ('{}'::text[]), ('{a}')) as narrowed (tags),
    (values (null, null::double precision), ('point', null), ('area', 0)) as placed (place, south),
    (values ('nothing'), ('open now'), ('well rated')) as wanted (asked)
  where (words is not null or not is_named)
    and not (is_soon_read and (words is null or place is not null or tags <> '{}')) -- no other search uses it
    and (words is not null or tags <> '{}' or place = 'point') -- an area alone may be a city or the country
  union all
  select (row(
    null, null, null, null, false, null, state is not null, '{}'::text[], '{}'::text[], metro, category, state, null, null, null,
    null, null, null, null, null, false, null, null, is_long_list, null, null, sort, 0, null, null, 20, 1000, false, null, null, null, null, null, null
  )::private.search_scope).*
  from (values (null, null, null), (1, null, null), (null, 1, null), (null, null, 'a')) as listed (metro, category, state),
    unnest('{f,t}'::boolean[]) as is_long_list, (values ('rating'), ('name'), ('newest')) as sorted (sort)
  where sort = 'rating' or (metro, category, state) is null;
end;
$$;

-- Each is planned once for all values, so planner settings select the plan: the index of tags and
-- words where there are any, else the order of a list's or a circle's index. A field of `scope` is
-- read once, one of `$1` for each listing.
create function private.store_statements()
returns void
language plpgsql
set search_path = ''
as $$
declare
  scope private.search_scope;
  statement text;
begin
  for scope in select * from private.common_scopes() loop
    statement := private.search_statement(scope);
    execute format($function$
      create or replace function private.%s(scope private.search_scope)
      returns private.search_found
      language plpgsql
      stable
      security definer
      set search_path = ''
      set enable_seqscan = off
      set %s = off
      as $body$
      declare
        found private.search_found;
      begin
        select f.* into found from (%s) as f;
        return found;
      end;
      $body$
    $function$,
      private.statement_name(statement),
      case when private.is_nearest_first(scope) or (scope.tags = '{}' and scope.point is null and scope.south is null
        and not scope.is_soon_read) then 'enable_bitmapscan' else 'enable_indexscan' end,
      replace(statement, '($1).', 'scope.'));
  end loop;
end;
$$;

select private.store_statements();
