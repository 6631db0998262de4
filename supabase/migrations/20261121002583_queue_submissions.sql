-- Submissions in the admins' queue.
-- The confirmed map position, else the middle of its zip code or city.
create function private.place_of_content(content jsonb)
returns jsonb stable
return coalesce(nullif(content -> 'location', 'null'), private.find_middle(
  content ->> 'zip_code', content ->> 'city', content ->> 'state'));

create function private.queue_submission()
returns trigger language plpgsql security definer as $$
declare
  place constant jsonb := private.place_of_content(new.content);
  likest constant jsonb := private.find_similar_businesses(private.read_known_business(
    new.content ->> 'name', new.content ->> 'phone', new.content ->> 'website', new.content ->> 'street',
    new.content ->> 'city', new.content ->> 'state', new.content ->> 'zip_code',
    (place ->> 'lat')::double precision, (place ->> 'lng')::double precision)) -> 0;
  signals jsonb := private.sender_signals('submission', new.submitter_id);
begin
  if (likest ->> 'score')::numeric >= 0.7 then
    signals := signals || jsonb_build_object('likely_duplicate', jsonb_build_object(
      'name', likest -> 'name', 'score', likest -> 'score', 'reasons', likest -> 'reasons'));
  end if;
  if new.reason is not null then
    signals := signals || jsonb_build_object('sent_again', jsonb_build_object('reason', new.reason));
  end if;
  perform private.enqueue('submission', new.id, new.content ->> 'name', new.content ->> 'city', new.content ->> 'state',
    metro_id => private.find_metro((place ->> 'lat')::double precision, (place ->> 'lng')::double precision),
    sender_id => new.submitter_id, waiting_since => new.sent_at, signals => signals);
  return null;
end;
$$;
create trigger submissions_queue after insert or update on public.submissions
for each row when (new.status = 'pending') execute function private.queue_submission();
create trigger submissions_unqueue_decided after update on public.submissions
for each row when (old.status = 'pending' and new.status <> 'pending') execute function private.unqueue('submission');
create trigger submissions_unqueue_deleted after delete on public.submissions
for each row when (old.status = 'pending') execute function private.unqueue('submission');
