-- A photo of a receipt that shows the visit behind a review. Only its author and admins can read it, by signed
-- addresses; admins confirm or reject it as an item of the queue (`queue_reviews`).

-- One for each review; a new one replaces it.
create table private.review_receipts (
  id uuid primary key references public.reviews (id) on delete cascade,
  author_id uuid not null references auth.users (id) on delete cascade,
  name text not null unique, -- of the file in the bucket
  is_confirmed boolean, -- null until an admin decides
  reason private.reason, -- why it was rejected
  sent_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((is_confirmed is null) = (decided_at is null)),
  check ((reason is not null) = (is_confirmed is not distinct from false))
);
create index review_receipts_decided_at_idx on private.review_receipts (decided_at);

select private.audit('private.review_receipts', 'insert or update or delete', '{id,author_id,name}');

-- Files are `<review_id>/<photo>.<type>`, written once. Browsers draw them anew, which removes metadata.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('review-receipts', 'review-receipts', false, 5 * 1024 * 1024, '{image/jpeg,image/webp}');

-- Returns the review that a file belongs to; null for an invalid name.
create function private.review_of_receipt(name text)
returns uuid
immutable
return (regexp_match(name,
  '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:webp|jpg)$'))[1]::uuid;

-- Whether the caller wrote the review of a receipt, and its visit is not confirmed yet.
create function private.may_add_receipt(name text)
returns boolean stable security definer
return exists (
  select from public.reviews as r
  where r.id = private.review_of_receipt(name) and r.author_id = auth.uid() and r.proof = 'account');
grant execute on function private.may_add_receipt to authenticated;

-- Whether the caller wrote the review of a receipt, or is an admin who does not manage its listing.
create function private.may_read_receipt(name text)
returns boolean language plpgsql stable security definer as $$
begin
  return exists (
    select from private.review_receipts as p join public.reviews as r on r.id = p.id
    where p.name = may_read_receipt.name
      and (p.author_id = auth.uid() or private.is_admin() and private.own_role(r.business_id) is null));
end;
$$;
grant execute on function private.may_read_receipt to authenticated;

create policy "Authors add a receipt to their review" on storage.objects
for insert to authenticated
with check (bucket_id = 'review-receipts' and private.may_add_receipt(name));

create policy "Authors and admins can read the receipt of a review" on storage.objects
for select to authenticated
using (bucket_id = 'review-receipts' and private.may_read_receipt(name));

create function private.show_receipt(review_id uuid)
returns jsonb language sql stable as $$
  select jsonb_build_object('path', p.name, 'is_confirmed', p.is_confirmed, 'reason', p.reason,
    'sent_at', p.sent_at, 'decided_at', p.decided_at)
  from private.review_receipts as p where p.id = review_id;
$$;

-- Sends an uploaded receipt of the caller's review to the admins, instead of an earlier one. outcome: sent, also when
-- it was before; closed, when the visit is confirmed; gone, when the review or the file was deleted.
create function public.send_receipt(review_id uuid, path text)
returns jsonb language plpgsql security definer as $$
declare
  caller constant uuid := private.require_caller();
  one public.reviews;
begin
  perform pg_advisory_xact_lock(hashtext('reviews by ' || caller));
  select * into one from public.reviews as r where r.id = review_id and r.author_id = caller;
  if one.id is null or private.review_of_receipt(path) is distinct from one.id or not exists (
    select from storage.objects as o
    where o.bucket_id = 'review-receipts' and o.name = send_receipt.path and o.owner_id = caller::text
  ) then
    return '{"outcome": "gone"}';
  elsif exists (select from private.review_receipts as p where p.name = send_receipt.path) then
    return '{"outcome": "sent"}';
  elsif one.proof = 'receipt' then
    return '{"outcome": "closed"}';
  end if;
  perform private.record_contribution('review', caller, one.business_id, false);
  insert into private.review_receipts as p (id, author_id, name) values (one.id, caller, send_receipt.path)
  on conflict on constraint review_receipts_pkey do update
  set name = excluded.name, sent_at = now(), is_confirmed = null, reason = null, decided_at = null;
  return '{"outcome": "sent"}';
end;
$$;
grant execute on function public.send_receipt to authenticated;

-- Deletes the receipt of the caller's review; a visit that was confirmed stays so. outcome: deleted, also when it was
-- before.
create function public.delete_receipt(review_id uuid)
returns jsonb language plpgsql security definer as $$
begin
  delete from private.review_receipts as p where p.id = review_id and p.author_id = private.require_caller();
  return '{"outcome": "deleted"}';
end;
$$;
grant execute on function public.delete_receipt to authenticated;
