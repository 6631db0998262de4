-- Anybody can call Supabase Auth with the publishable key, and it stores arbitrary `data` and
-- copies it into every token. This keeps only the fields that the product writes (names and a role,
-- with the limits of `profiles`) and those that Supabase Auth writes itself. Other fields are
-- dropped rather than refused, so that no sign-up method breaks.
create function private.keep_known_metadata()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if jsonb_typeof(new.raw_user_meta_data) = 'object' then
    new.raw_user_meta_data := (
      select coalesce(jsonb_object_agg(key, value), '{}')
      from jsonb_each(new.raw_user_meta_data)
      where case
        when key in ('first_name', 'last_name')
          then jsonb_typeof(value) = 'string' and char_length(value #>> '{}') <= 100
        when key = 'role' then value in ('"community_user"', '"business_owner"')
        when key in ('sub', 'email')
          then jsonb_typeof(value) = 'string' and char_length(value #>> '{}') <= 320
        when key in ('email_verified', 'phone_verified') then jsonb_typeof(value) = 'boolean'
        else false
      end
    );
  elsif new.raw_user_meta_data is not null then
    new.raw_user_meta_data := '{}';
  end if;
  return new;
end;
$$;

revoke execute on function private.keep_known_metadata from anon, authenticated, service_role;

create trigger users_keep_known_metadata before insert or update of raw_user_meta_data
on auth.users
for each row execute function private.keep_known_metadata();
