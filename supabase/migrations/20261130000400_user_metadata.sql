-- Anybody can call Supabase Auth with the publishable key, and it stores arbitrary `data` and copies it into every
-- token. This keeps only the fields that the product writes (names and a role, by the rules of `profiles`) and those
-- that Supabase Auth writes itself. Other fields are dropped rather than refused, so that no sign-up method breaks.
-- Security definer, because Supabase Auth may not use the schema `private`.
create function private.drop_unknown_metadata()
returns trigger language plpgsql security definer as $$
begin
  if jsonb_typeof(new.raw_user_meta_data) = 'object' then
    new.raw_user_meta_data := (
      select coalesce(jsonb_object_agg(key, case
        when key in ('first_name', 'last_name') then to_jsonb(private.clean_name(value #>> '{}')) else value end), '{}')
      from jsonb_each(new.raw_user_meta_data)
      where case
        when key in ('first_name', 'last_name')
          then jsonb_typeof(value) = 'string' and char_length(private.clean_name(value #>> '{}')) <= 100
            and private.is_person_name(private.clean_name(value #>> '{}'))
        when key = 'role' then value in ('"community_user"', '"business_owner"')
        when key in ('sub', 'email')
          then jsonb_typeof(value) = 'string' and char_length(value #>> '{}') <= 320
        when key in ('email_verified', 'phone_verified') then jsonb_typeof(value) = 'boolean'
        else false
      end
    );
    if private.are_reserved_names(new.raw_user_meta_data ->> 'first_name', new.raw_user_meta_data ->> 'last_name') then
      new.raw_user_meta_data := new.raw_user_meta_data - '{first_name,last_name}'::text[];
    end if;
  elsif new.raw_user_meta_data is not null then
    new.raw_user_meta_data := '{}';
  end if;
  return new;
end;
$$;
create trigger users_drop_unknown_metadata before insert or update of raw_user_meta_data
on auth.users
for each row execute function private.drop_unknown_metadata();
