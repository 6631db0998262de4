-- Runs the statement of a search: the candidates, and the ones on the requested page.

-- The planner estimates a circle as a thousandth of the country wherever it is, and so sees no gain
-- in reading from its middle.
create function private.collect_nearest(scope private.search_scope)
returns private.search_found language plpgsql stable security definer set enable_bitmapscan = off
set enable_seqscan = off as $$
declare
  collected private.search_found;
begin
  execute private.search_statement(scope) into collected using scope;
  return collected;
end;
$$;

create function private.collect(scope private.search_scope)
returns private.search_found language plpgsql stable security definer as $$
declare
  collected private.search_found;
begin
  if scope.is_nowhere then
    return null;
  end if;
  if private.is_nearest_first(scope) then
    return private.collect_nearest(scope);
  end if;
  execute private.search_statement(scope) into collected using scope;
  if scope.scan_limit is not null and coalesce(cardinality(collected.candidates), 0) <= scope.max_candidates then
    scope.scan_limit := null;
    return private.collect(scope);
  end if;
  return collected;
end;
$$;

-- Whether a block has results. Only a reader past a thousand results needs it.
create function private.has_block(scope private.search_scope, block integer)
returns boolean language plpgsql stable security definer as $$
begin
  scope.block := has_block.block;
  scope.after_id := null;
  return (private.collect(scope)).ids is not null;
end;
$$;
