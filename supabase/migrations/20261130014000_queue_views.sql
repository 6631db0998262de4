-- Each admin's saved views of lists, and shared templates of reasons, each of a kind of queue item.
create table private.list_views (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references auth.users (id) on delete cascade,
  -- The path of its screen.
  list text not null check (list ~ '^/[a-z/-]{1,60}$'),
  name text not null check (private.is_clean_text(name, 60)),
  -- The parameters of its URL.
  filter jsonb not null check (jsonb_typeof(filter) = 'object' and octet_length(filter::text) <= 1000),
  unique (admin_id, list, name)
);

create table private.refusal_templates (
  id uuid primary key,
  kind text not null references private.queue_kinds (kind),
  name text not null check (private.is_clean_text(name, 60)),
  reason private.reason not null,
  unique (kind, name)
);

select private.audit('private.refusal_templates', 'insert or update or delete', '{id}');

insert into private.refusal_templates (id, kind, name, reason)
values
  ('7e0f0000-0000-4000-8000-000000000001', 'submission', 'Already listed',
    'This business is already in the directory. If it is yours, please claim that listing.'),
  ('7e0f0000-0000-4000-8000-000000000002', 'submission', 'No public place',
    'We list businesses that people can visit or call. We found neither an address nor a phone that answers.'),
  ('7e0f0000-0000-4000-8000-000000000003', 'claim', 'Evidence does not name them',
    'What you sent does not show that this business is yours. A license or a bill with your name and its address does.');

-- Returns the shared templates.
create function public.get_queue_presets()
returns jsonb language sql stable security definer as $$
  select private.require_admin();
  select jsonb_build_object('templates', coalesce(jsonb_agg(to_jsonb(t) order by t.name), '[]'))
  from private.refusal_templates as t;
$$;
grant execute on function public.get_queue_presets to authenticated;

-- Returns the caller's views of all lists.
create function public.find_list_views()
returns jsonb language sql stable security definer as $$
  select private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'list', v.list, 'name', v.name, 'filter', v.filter) order by v.name), '[]')
  from private.list_views as v where v.admin_id = auth.uid();
$$;
grant execute on function public.find_list_views to authenticated;

-- Replaces a view of the same list and name. outcome: saved; full, when they have two hundred.
create function public.save_list_view(list text, name text, filter jsonb)
returns jsonb language plpgsql security definer as $$
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtext('list views of ' || auth.uid()));
  if (select count(*) from private.list_views as v where v.admin_id = auth.uid()
      and (v.list, v.name) <> (save_list_view.list, private.clean_text(save_list_view.name))) >= 200 then
    return '{"outcome": "full"}';
  end if;
  insert into private.list_views as v (admin_id, list, name, filter)
  values (auth.uid(), save_list_view.list, private.clean_text(save_list_view.name), save_list_view.filter)
  on conflict on constraint list_views_admin_id_list_name_key do update set filter = excluded.filter;
  return '{"outcome": "saved"}';
end;
$$;
grant execute on function public.save_list_view to authenticated;

create function public.delete_list_view(view_id uuid)
returns jsonb language plpgsql security definer as $$
begin
  perform private.require_admin();
  delete from private.list_views where id = view_id and admin_id = auth.uid();
  return null;
end;
$$;
grant execute on function public.delete_list_view to authenticated;

-- Creates a template or replaces that of this id. outcome: saved; taken, when another one of its kind has this
-- name; full, at two hundred.
create function public.save_refusal_template(template_id uuid, kind text, name text, reason text)
returns jsonb language plpgsql security definer as $$
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtext('refusal templates'));
  if exists (
    select from private.refusal_templates as t
    where t.kind = save_refusal_template.kind and t.name = private.clean_text(save_refusal_template.name)
      and t.id <> template_id
  ) then
    return '{"outcome": "taken"}';
  end if;
  if (select count(*) from private.refusal_templates as t where t.id <> template_id) >= 200 then
    return '{"outcome": "full"}';
  end if;
  insert into private.refusal_templates as t (id, kind, name, reason)
  values (template_id, save_refusal_template.kind, private.clean_text(save_refusal_template.name), private.clean_text(save_refusal_template.reason))
  on conflict (id) do update set kind = excluded.kind, name = excluded.name, reason = excluded.reason;
  return '{"outcome": "saved"}';
end;
$$;
grant execute on function public.save_refusal_template to authenticated;

create function public.delete_refusal_template(template_id uuid)
returns jsonb language plpgsql security definer as $$
begin
  perform private.require_admin();
  delete from private.refusal_templates where id = template_id;
  return null;
end;
$$;
grant execute on function public.delete_refusal_template to authenticated;

-- Returns the last ten changes of a template, newest first, each with the text before (null: none) and after it (null:
-- removed). The audit log has only the changed fields: the others are derived from the present text, backwards.
create function private.find_template_changes(template_id uuid, current_text jsonb)
returns jsonb language plpgsql stable as $$
declare
  change public.audit_log;
  later_text jsonb := current_text;
  earlier jsonb;
  changes jsonb := '[]';
begin
  for change in
    select * from public.audit_log as a
    where a.row_id = find_template_changes.template_id and a.table_name = 'refusal_templates'
    order by a.occurred_at desc, a.id desc limit 10
  loop
    earlier := case change.action
      when 'update' then later_text || change.before
      when 'delete' then change.before - 'id'
    end;
    changes := changes || jsonb_build_object(
      'id', change.id, 'changed_at', change.occurred_at, 'changed_by', private.name_person(change.actor_id),
      'before', earlier, 'after', later_text);
    later_text := earlier;
  end loop;
  return changes;
end;
$$;

-- Returns the templates, each with its changes, and the last twenty that were removed (`text` is null then).
create function public.get_refusal_templates()
returns jsonb language sql stable security definer as $$
  select private.require_admin();
  with removed as (
    select a.row_id as id, max(a.id) as change from public.audit_log as a
    where a.table_name = 'refusal_templates' and a.action = 'delete'
      and not exists (select from private.refusal_templates as t where t.id = a.row_id)
    group by a.row_id order by max(a.id) desc limit 20
  ),
  listed as (
    select t.id, to_jsonb(t) - 'id' as text, null::bigint as removal from private.refusal_templates as t
    union all
    select r.id, null, r.change from removed as r
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', l.id, 'text', l.text, 'changes', private.find_template_changes(l.id, l.text)
  ) order by l.removal desc nulls first, l.text ->> 'kind', l.text ->> 'name'), '[]')
  from listed as l;
$$;
grant execute on function public.get_refusal_templates to authenticated;
