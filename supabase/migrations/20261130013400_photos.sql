-- The private bucket of photos: `<business_id>/<photo>-<size>.<type>`; of a submission
-- `drafts/<submission_id>/…`, where they stay after publishing, since the listing has the same id;
-- of a review `reviews/<review_id>/…`; of a guide or post `articles/<article_id>/…`. A file is written once and never changes: a second
-- upload under its name is refused, which tells a retrying browser that the first arrived. Users
-- cannot read, list, move or delete; the Worker serves what `find_photo` finds (functions/photos), and
-- workers/scheduled.ts removes what nothing shows any more.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('business-photos', 'business-photos', false, 5 * 1024 * 1024,
  '{image/jpeg,image/png,image/webp,image/avif}');

-- How many files a person added on a day: a draft can be made, filled and deleted again, and its files stay for a week.
create table private.photo_uploads (
  person uuid not null references auth.users (id) on delete cascade,
  day date not null,
  files integer not null,
  primary key (person, day)
);
create index photo_uploads_day_idx on private.photo_uploads (day);

-- Limits a folder to 48 files (twelve photos in two sizes, and as many again that were recently
-- removed; of an article 24 pictures), of receipts to three, and a person to 480 a day. A trigger and not a policy,
-- because browsers upload to signed addresses: the policy is checked on signing, by an insert that
-- is rolled back, and the service role then writes the file, with the person as its owner.
create function private.limit_photo_uploads()
returns trigger language plpgsql security definer as $$
declare
  folder constant text := substring(new.name from '^(.*)/');
  today integer;
begin
  insert into private.photo_uploads as u (person, day, files)
  values (coalesce(new.owner_id::uuid, auth.uid()), current_date, 1)
  on conflict (person, day) do update set files = u.files + 1
  returning u.files into today;
  perform private.refuse('42501', 'Too many photos in one day') where today > 480;
  if (
    select count(*) from storage.objects as o
    -- A range uses the index; a pattern in a variable would not.
    where o.bucket_id = new.bucket_id and o.name ~>=~ (folder || '/') and o.name ~<~ (folder || '0')
  ) > (case new.bucket_id when 'review-receipts' then 3 else 48 end) then
    raise exception 'Too many photos of one listing' using errcode = '42501';
  end if;
  return null;
end;
$$;
create trigger photos_limited after insert on storage.objects
for each row when (new.bucket_id in ('business-photos', 'review-receipts') and (new.owner_id is not null or auth.uid() is not null))
execute function private.limit_photo_uploads();

-- Whether the caller may add a photo of this name to the text or listing. A trigger limits the number.
create function private.may_add_photo(name text)
returns boolean language plpgsql stable security definer as $$
declare
  parts constant text[] := regexp_match(name,
    '^(drafts/|articles/|reviews/)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-(?:480|1600)\.(?:webp|jpg)$');
  folder constant uuid := parts[2]::uuid;
begin
  return case
    when parts is null then false
    when parts[1] = 'articles/' then private.is_admin()
    when parts[1] = 'reviews/' then exists (select from public.reviews where id = folder and author_id = auth.uid())
    when parts[1] = 'drafts/' then exists (
      select from public.submissions
      where id = folder and submitter_id = auth.uid() and status <> 'published')
    else private.can_edit_business(folder) end;
end;
$$;
grant execute on function private.may_add_photo to authenticated;

create policy "Editors, submitters and admins add photos to what they write" on storage.objects
for insert to authenticated
with check (bucket_id = 'business-photos' and private.may_add_photo(name));

-- Returns the listing, submission, review or text in whose folder a file is; null if its name has no folder.
create function private.photo_folder(name text)
returns uuid immutable
return substring(name from '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/')::uuid;

-- Whether a file is one of the two sizes of a photo of these.
create function private.has_photo(photos jsonb, name text)
returns boolean immutable
return photos @> jsonb_build_array(jsonb_build_object('url', '/photos/' || replace(name, '-480.', '-1600.')));

-- Returns the listings that have a photo, whatever their status: that of its folder, and those into which it was merged.
create function private.listings_with_photo(name text)
returns setof public.businesses language sql stable rows 1 as $$
  with folder (id) as materialized (select private.photo_folder(listings_with_photo.name))
  select b.* from public.businesses as b
  where b.id in (
    select id from folder
    union all
    select m.id from public.businesses as m, folder where m.photo_folders <> '{}' and m.photo_folders @> array[folder.id]
  ) and private.has_photo(b.photos, listings_with_photo.name);
$$;
create index businesses_photo_folders_idx on public.businesses using gin (photo_folders) with (fastupdate = off) where photo_folders <> '{}';

-- With what the addresses are signed of photos that only some people may see.
create table private.photo_secret (
  secret bytea not null default extensions.gen_random_bytes(32)
);
insert into private.photo_secret default values;

-- Returns the key of a photo, valid until a moment in seconds since 1970.
create function private.sign_photo(name text, until bigint)
returns text language sql stable as $$
  select until || '.' || encode(extensions.hmac(convert_to(until || ' ' || name, 'utf8'), secret, 'sha256'), 'hex')
  from private.photo_secret;
$$;

-- Returns the keys by which the caller sees photos that nothing public shows: their own, and those of listings that they
-- may edit; admins see all. Each is valid for one to two hours, and the same for an hour.
create function public.sign_photos(names text[])
returns jsonb language sql stable security definer as $$
  select coalesce(jsonb_object_agg(file.name, private.sign_photo(file.name, (extract(epoch from now())::bigint / 3600 + 2) * 3600)), '{}')
  from unnest(names[1:100]) as file (name)
  where private.is_admin()
    or exists (
      select from storage.objects as o
      where o.bucket_id = 'business-photos' and o.name = file.name and o.owner_id = (select auth.uid())::text
    )
    or exists (select from private.listings_with_photo(file.name) as b where private.can_edit_business(b.id));
$$;
grant execute on function public.sign_photos to authenticated;

-- Returns whether the Worker may serve a photo: to everybody, because a public listing (its slug), a review of one, or a
-- text shows it; or to who has a key of `sign_photos`. Null if neither.
create function public.find_photo(name text, key text default null)
returns jsonb language sql stable security definer as $$
  with shown (listing) as (
    select b.slug from private.listings_with_photo(find_photo.name) as b where private.is_public(b.status)
    union all
    select b.slug from public.reviews as r join public.businesses as b on b.id = r.business_id
    where r.id = private.photo_folder(find_photo.name) and r.status = 'published' and private.is_public(b.status)
      and private.has_photo(r.photos, find_photo.name)
    union all
    select null from public.articles as a
    where a.id = private.photo_folder(find_photo.name) and a.status = 'published' and a.published_at <= now()
      and replace(find_photo.name, '-480.', '-1600.') in (select private.article_pictures(a.body))
  ),
  key_end (at) as (select substring(key from '^\d{10}')::bigint)
  select jsonb_build_object('is_public', true, 'listing', listing) from shown where key is null
  union all
  select jsonb_build_object('is_public', false, 'listing', null)
  from key_end where key = private.sign_photo(find_photo.name, at) and at > extract(epoch from now())
  limit 1;
$$;
grant execute on function public.find_photo to service_role;

-- Files that are not shown anywhere, and since when. They are kept for some time, so that an owner can undo.
create table private.unused_photos (
  name text primary key,
  since timestamptz not null default now()
);

-- Records which files are unused, and returns those, at most 500, recorded before `known_before`.
create function public.find_unused_photos(known_before timestamptz)
returns text[] language sql security definer as $$
  with files as materialized (
    select o.name, substring(o.name from '([0-9a-f-]{36})/')::uuid as id
    from storage.objects as o where o.bucket_id = 'business-photos'
  ),
  -- Each list is read once, however many files its folder has. A draft, which may contain anything,
  -- counts only for its own folder.
  showing as (
    select b.photos, '/photos/' as within from public.businesses as b
    where b.id in (select id from files) or b.photo_folders <> '{}'
    union all
    select case when jsonb_typeof(s.content -> 'photos') = 'array' then s.content -> 'photos' else '[]' end, '/photos/drafts/' || s.id || '/'
    from public.submissions as s where s.id in (select id from files)
    union all
    select r.photos, '/photos/reviews/' || r.id || '/' from public.reviews as r where r.id in (select id from files)
    union all
    -- Its author can appeal.
    select jsonb_build_array(r.content), '/photos/' from private.removals as r
    where r.kind = 'photo' and r.restored_at is null
  ),
  unused as materialized (
    select name from files
    except
    select substr(address, char_length('/photos/') + 1)
    from showing, jsonb_array_elements(photos) as photo,
      unnest(array[photo ->> 'url', photo ->> 'small_url']) as address
    where starts_with(address, within)
    except
    -- Every version of a text can be restored, so its pictures stay.
    select size.name
    from private.article_revisions as r, private.article_pictures(r.content ->> 'body') as picture,
      unnest(array[picture, replace(picture, '-1600.', '-480.')]) as size (name)
    where r.article_id in (select id from files)
  ),
  shown_again as (
    delete from private.unused_photos where name not in (select name from unused)
  ),
  found as (
    insert into private.unused_photos (name) select name from unused on conflict (name) do nothing
  )
  select array(
    select name from unused join private.unused_photos as known using (name)
    where known.since < known_before
    order by known.since limit 500
  );
$$;
grant execute on function public.find_unused_photos to service_role;
