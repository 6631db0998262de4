-- Shows editors who else is editing: presence on a private realtime channel, 'editing:article:<id>'
-- or 'editing:listing:<id>'. Everyone who may edit may join; only presence is allowed there.
create function private.can_join_editing(topic text)
returns boolean language plpgsql stable security definer as $$
begin
  if auth.uid() is null or private.is_refused() then
    return false;
  end if;
  return case
    when topic ~ '^editing:article:[0-9a-f-]{36}$' then private.is_admin()
    when topic ~ '^editing:listing:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      then private.can_edit_business(split_part(topic, ':', 3)::uuid, 'hours')
    else false
  end;
end;
$$;
grant execute on function private.can_join_editing to authenticated;

create policy "Who may edit something sees who else does" on realtime.messages
for select to authenticated
using (extension = 'presence' and (select private.can_join_editing((select realtime.topic()))));

create policy "Who may edit something says that they do" on realtime.messages
for insert to authenticated
with check (extension = 'presence' and (select private.can_join_editing((select realtime.topic()))));
