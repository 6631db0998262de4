-- Anybody can call Supabase Auth with the publishable key, and it keeps whatever it is told under
-- `data` and puts it into every token. What the product writes there stays: names and a role, as
-- long as `profiles` has them; and what Supabase Auth writes itself. All else is left out rather
-- than refused, so that no way to sign up breaks over it.
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

create trigger users_keep_known_metadata before insert or update of raw_user_meta_data
on auth.users
for each row execute function private.keep_known_metadata();
