-- Documents that prove a claim. Only its claimant and admins can read them, by signed addresses. Stored at `<claim>/<1
-- to 5>`: sending one again replaces it. The Worker writes them after checking their content.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('claim-documents', 'claim-documents', false, 10485760, array['application/pdf', 'image/jpeg', 'image/png']);

-- Null for an invalid name.
create function private.claim_of_document(object_name text)
returns uuid immutable
return case when pg_input_is_valid(split_part(object_name, '/', 1), 'uuid') then split_part(object_name, '/', 1)::uuid end;

-- Whether the caller is the claimant of an object's claim, and may still change the documents.
create function private.has_claim_document(object_name text, is_to_change boolean)
returns boolean stable security definer
return exists (
  select from public.claims as c
  where c.id = private.claim_of_document(object_name) and c.claimant_id = auth.uid()
    and (not is_to_change or c.status = 'pending' and c.sent_at is null)
);
grant execute on function private.has_claim_document to authenticated;

create policy "Claimants and admins can read the documents of a claim" on storage.objects
for select to authenticated
using (
  bucket_id = 'claim-documents'
  and ((select private.is_admin()) or private.has_claim_document(name, false))
);

create policy "Claimants can remove a document until they send it" on storage.objects
for delete to authenticated
using (bucket_id = 'claim-documents' and private.has_claim_document(name, true));

create function private.claim_documents_of(claim_id uuid)
returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'path', o.name, 'name', o.user_metadata ->> 'name', 'type', o.metadata ->> 'mimetype',
    'bytes', (o.metadata ->> 'size')::bigint
  ) order by o.name), '[]')
  from storage.objects as o
  where o.bucket_id = 'claim-documents' and o.name = any (array(select claim_id || '/' || slot from generate_series(1, 5) as slot));
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

-- For the Worker: whether a document of that claim may be written now.
create function public.may_add_document(claim_id uuid, claimant uuid)
returns boolean stable security definer
return exists (
  select from public.claims as c
  where c.id = claim_id and c.claimant_id = claimant and private.is_open_for(c, 'documents')
    and not exists (select from auth.users as u where u.id = claimant and u.banned_until > now()));
grant execute on function public.may_add_document to service_role;
