-- What makes a review, a question or an answer wait for an admin: signs of a campaign, each with its facts.

-- Returns why a text ('review', 'question', 'answer') must wait, '{}' if nothing does. `known`: the row of the text that
-- is changed, of which only the words are new; null for a new one.
create function private.find_signals(kind text, author uuid, listing public.businesses, body text, known jsonb)
returns jsonb language plpgsql stable as $$
declare
  words constant text := private.normalize(body);
  digest constant text := md5(regexp_replace(lower(body), '[^[:alnum:]]+', ' ', 'g'));
  -- Another listing of the category in the city, with a name of several words: one may mean anything.
  rival constant text := (
    select b.name
    from public.categories as c, public.businesses as b
    where c.id = listing.category_id and b.status = 'published' and b.id <> listing.id
      and b.search_tags @> array['category:' || c.slug, 'city:' || private.place_key(listing.city, listing.state)]
      and private.normalize(b.name) like '% %'
      and strpos(' ' || words || ' ', ' ' || private.normalize(b.name) || ' ') > 0
      -- Their own name may contain another's.
      and strpos(private.normalize(listing.name), private.normalize(b.name)) = 0
    order by b.id limit 1);
  same_words constant bigint := (
    select count(*) from (
      select from public.reviews as r
      where kind = 'review' and md5(regexp_replace(lower(r.body), '[^[:alnum:]]+', ' ', 'g')) = digest
        and r.id is distinct from (known ->> 'id')::uuid
      union all
      select from public.questions as q
      where kind <> 'review' and md5(regexp_replace(lower(q.body), '[^[:alnum:]]+', ' ', 'g')) = digest
        and q.id is distinct from (known ->> 'id')::uuid
      limit 20) as same);
begin
  return case
    when known ->> 'id' is null then private.find_campaign_signals(kind, author, listing)
      -- An admin has hidden what they wrote about the listing, also if they deleted it since.
      || coalesce((
        select jsonb_build_object('hidden_before', jsonb_build_object('reason',
          coalesce(written.row -> 'signals' -> 'hidden_before' -> 'reason', written.row -> 'hidden_reason')))
        from (
          select a.before as row from public.audit_log as a
          where a.actor_id = author and a.action = 'delete'
            and a.table_name = case kind when 'review' then 'reviews' else 'questions' end
          union all
          select to_jsonb(q) from public.questions as q where kind <> 'review' and q.author_id = author
        ) as written
        where written.row ->> 'business_id' = listing.id::text and written.row ->> 'author_id' = author::text
          and (written.row ->> 'hidden_reason' is not null or written.row -> 'signals' ? 'hidden_before')
        limit 1
      ), '{}')
      || case when kind = 'review' and exists (select from private.review_holds as h where h.business_id = listing.id)
        then '{"listing_held": {}}' else '{}' end::jsonb
    when known ->> 'status' = 'held' then (known -> 'signals') - '{same_words,rival,link}'::text[]
    when known ->> 'status' = 'hidden' then
      jsonb_build_object('hidden_before', jsonb_build_object('reason', known -> 'hidden_reason'))
    else '{}'
  end || jsonb_strip_nulls(jsonb_build_object(
    'link', case when kind <> 'review' and body ~* '(https?://|www\.|\m[a-z0-9-]+\.(com|net|org|info|biz|io|co|shop|ru)\M)'
      then '{}'::jsonb end,
    -- "Great coffee!" and "Do you have parking?" may well be written twice.
    'same_words', case when char_length(words) >= 40 and same_words > 0 then jsonb_build_object('count', same_words) end,
    'rival', case when rival is not null then jsonb_build_object('name', rival) end));
end;
$$;

-- For admins: holds all new reviews of a listing, with a notice on its page, or stops that with none. Those that
-- wait stay. outcome: saved.
create function public.hold_reviews(business_id uuid, notice text default null)
returns jsonb language plpgsql security definer as $$
declare
  cleaned_notice constant text := private.clean_text(coalesce(notice, ''));
  listing_id constant uuid := private.current_listing(business_id);
begin
  perform private.require_admin();
  if cleaned_notice = '' then
    delete from private.review_holds as h where h.business_id = listing_id;
  else
    insert into private.review_holds as h (business_id, notice, held_by) values (listing_id, cleaned_notice, auth.uid())
    on conflict on constraint review_holds_pkey do update set notice = excluded.notice, held_by = excluded.held_by;
  end if;
  return '{"outcome": "saved"}';
end;
$$;
grant execute on function public.hold_reviews to authenticated;
