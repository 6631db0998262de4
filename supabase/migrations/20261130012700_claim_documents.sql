-- Documents that prove a claim, at `<claim>/<1 to 5>`, or the objection of the listing's owner, at `<claim>/<6 to 10>`:
-- sending one again replaces it. Only who sent them and admins can read them, by signed addresses. The Worker writes them
-- after checking their content.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('claim-documents', 'claim-documents', false, 10485760, array['application/pdf', 'image/jpeg', 'image/png', 'image/heic']);

-- Null for an invalid name.
create function private.claim_of_document(object_name text)
returns uuid immutable
return case when pg_input_is_valid(split_part(object_name, '/', 1), 'uuid') then split_part(object_name, '/', 1)::uuid end;

-- Whether a person may object to a claim now: they own its listing, within seven days, once.
create function private.may_object(one public.claims, person uuid)
returns boolean stable
return one.status = 'pending' and one.objection is null and one.object_until > now() and one.claimant_id <> person
  and exists (select from public.businesses as b where b.id = one.business_id and b.owner_id = person);

-- Whether a document is the caller's: as claimant, or as the owner who sent it. An owner who follows does not see it.
create function private.has_claim_document(object_name text, is_to_change boolean)
returns boolean stable security definer
return exists (
  select from public.claims as c
  where c.id = private.claim_of_document(object_name) and case
    when object_name ~ '/([6-9]|10)$' then (not is_to_change or private.may_object(c, auth.uid())) and exists (
      select from storage.objects as o where o.bucket_id = 'claim-documents' and o.name = object_name
        and o.user_metadata ->> 'sender' = auth.uid()::text)
    else c.claimant_id = auth.uid() and (not is_to_change or c.status = 'pending' and c.sent_at is null)
  end
);
grant execute on function private.has_claim_document to authenticated;

create policy "Who sent a document of a claim, and admins, can read it" on storage.objects
for select to authenticated
using (
  bucket_id = 'claim-documents'
  and ((select private.is_admin()) or private.has_claim_document(name, false))
);

create policy "People can remove their documents until they send them" on storage.objects
for delete to authenticated
using (bucket_id = 'claim-documents' and private.has_claim_document(name, true));

-- The claimant's, or those of the owner who objects.
create function private.claim_documents_of(claim_id uuid, objector uuid default null)
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'path', o.name, 'name', o.user_metadata ->> 'name', 'type', o.metadata ->> 'mimetype',
    'bytes', (o.metadata ->> 'size')::bigint
  ) order by o.name), '[]')
  from storage.objects as o
  where o.bucket_id = 'claim-documents' and o.name = any (array(
    select claim_id || '/' || slot from generate_series(1, 10) as slot where (slot > 5) = (objector is not null)))
    and (objector is null or o.user_metadata ->> 'sender' = objector::text);
$$;

-- Sends the documents to the admins. outcome: sent, also when they were before; no_documents; closed.
create function public.send_claim(claim_id uuid, note text default null)
returns jsonb language plpgsql security definer as $$
declare
  caller constant uuid := private.require_caller();
  one public.claims := private.lock_claim_of(claim_id, caller);
begin
  if one.status = 'pending' and one.sent_at is not null and one.evidence = 'documents' then
    return private.answer_claim('sent', one);
  end if;
  if not private.is_open_for(one, 'documents') then
    return private.answer_claim('closed', one);
  end if;
  if private.claim_documents_of(claim_id) = '[]' then
    return private.answer_claim('no_documents', one);
  end if;
  update public.claims set note = nullif(private.clean_text(coalesce(send_claim.note, '')), '') where id = one.id returning * into one;
  return private.answer_claim('sent', private.complete_claim(one));
end;
$$;
grant execute on function public.send_claim to authenticated;

-- For the Worker: whether a person may write the document of that number now.
create function public.may_add_document(claim_id uuid, sender uuid, slot smallint)
returns boolean stable security definer
return exists (
  select from public.claims as c
  where c.id = claim_id and case when slot <= 5 then c.claimant_id = sender and private.is_open_for(c, 'documents')
      else private.may_object(c, sender) end
    and not exists (select from auth.users as u where u.id = sender and u.banned_until > now()));
grant execute on function public.may_add_document to service_role;
