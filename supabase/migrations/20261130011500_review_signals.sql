-- What makes the words of somebody without history wait for an admin, of every kind alike: links, phone numbers and
-- addresses, near copies. And signs of a campaign around a listing, each with its facts.

-- What the texts of the last 90 days look like, of everybody and of every kind, without the texts: the smallest hashes of
-- any three words in a row. Two texts that share many of them are near copies.
create table private.text_sketches (
  text_id uuid primary key,
  author_id uuid not null references auth.users (id) on delete cascade,
  business_id uuid references public.businesses (id) on delete cascade,
  sketch integer[] not null,
  written_at timestamptz not null default now()
);
create index text_sketches_sketch_idx on private.text_sketches using gin (sketch) with (fastupdate = off);
create index text_sketches_author_id_idx on private.text_sketches (author_id);
create index text_sketches_business_id_idx on private.text_sketches (business_id);

-- Returns a text's sketch; null for a short one: "Great coffee!" may well be written twice.
create function private.sketch_text(input text)
returns integer[] language plpgsql immutable as $$
declare
  words constant text := btrim(regexp_replace(private.fold_look_alikes(input), '[^[:alnum:]]+', ' ', 'g'));
begin
  if char_length(words) < 40 then
    return null;
  end if;
  -- Not by position in an array, which takes time by the square of its length.
  return array(
    select distinct hashtext(concat_ws(' ', first, second, third)) as hash
    from (
      select word as first, lead(word) over w as second, lead(word, 2) over w as third, number
      from string_to_table(words, ' ') with ordinality as split (word, number) window w as (order by number)
    ) as runs
    where third is not null or number = 1
    order by hash limit 12);
end;
$$;

-- Returns a text without what nobody sees, and with one form of digits, dots and hyphens each.
create function private.plain_text(input text)
returns text immutable
return translate(regexp_replace(normalize(input, nfkc),
    '[\u00ad\u034f\u061c\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\U000e0000-\U000e0fff]', '', 'g'),
  '。·•‧∙⋅・۔ꓸꞏ⸱ᐧ‐‒–—―−⁃٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९', '............-------012345678901234567890123456789');

-- Whether a text has a web or email address, also without a scheme, spelled out, with odd dots or letters that nobody sees.
create function private.has_link(input text)
returns boolean language plpgsql immutable as $$
declare
  hosts constant text := '(?:com|net|org|info|biz|io|co|us|app|dev|me|xyz|top|shop|store|site|online|club|link|live|support|help|zip|ru|cn|eu|uk|de)';
  plain constant text := regexp_replace(private.plain_text(input),
    '\s*[\[({<]\s*(?:\.|dot)\s*[\])}>]\s*', '.', 'gi');
begin
  return plain ~* '[a-z][a-z0-9+-]*://|\mwww\d*\.|\mh(?:tt|xx)ps?\W|\mmailto:|[[:alnum:]]@[[:alnum:]]|\mxn--'
    -- After a sentence without a space, 'soup.Slow', there is none.
    or plain ~ '[[:alnum:]]\.(?:[[:upper:]]{2}|[[:upper:]][[:lower:]]+/\w)'
    or plain ~ '[[:alnum:]]\.[^\u0001-\u0060\u007b-\u00bf\u2000-\u206f]{2}'
    or plain ~* ('[[:alnum:]]\s*(?:\.\s*|,|\sdot\s+)' || hosts || '\M')
    or plain ~ '(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])';
end;
$$;

-- Whether a text has a phone number or a street address that is not the listing's.
create function private.has_contact(input text, listing public.businesses)
returns boolean language plpgsql immutable as $$
declare
  plain constant text := case when coalesce(listing.street, '') = '' then private.plain_text(input)
    else replace(private.plain_text(input), private.plain_text(listing.street), '') end;
begin
  return exists (
    select from regexp_matches(plain,
      '(?<![[:alnum:]])((?:\+?1[\s.-]*)?[2-9]\d{2}[\s./_*|~=()-]*[2-9]\d{2}[\s./_*|~=()-]*\d{4}|\+\d[\d\s().-]{8,}\d|(?:\d[\s.-]+){9}\d)(?![[:alnum:]])', 'g') as number (parts)
    where right(regexp_replace(parts[1], '\D', '', 'g'), 10) is distinct from regexp_replace(listing.phone, '\D', '', 'g'))
    or plain ~ '\m\d{1,5} (?:[NSEW]\.? )?(?:[[:upper:]][\w.''’]*|\d+(?:st|nd|rd|th))(?: [[:upper:]][\w.''’]*)? (?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Ct|Court|Way|Pl|Place|Ter|Terrace|Cir|Circle|Hwy|Highway|Pkwy|Parkway)\M'
    or plain ~* '\m\d{1,5} \w+ (?:street|avenue|boulevard|blvd|lane)\M';
end;
$$;

-- Whether somebody's words are believed unread: an admin's, and those of who has written about three listings over a
-- week ago, with an account of two weeks and nothing taken down within a year.
create function private.has_history(person uuid)
returns boolean language plpgsql stable as $$
begin
  return exists (select from public.profiles as p where p.user_id = person and p.role in ('admin', 'super_admin'))
    or exists (select from auth.users as u where u.id = person and u.created_at < now() - interval '14 days')
    and not exists (select from private.removals as r where r.author_id = person and r.removed_at > now() - interval '1 year')
    and (
      select count(distinct w.business_id) filter (where w.status = 'published' and w.created_at < now() - interval '7 days') >= 3
        and count(*) filter (where w.status = 'hidden') = 0
      from (
        select r.business_id, r.status, r.created_at from public.reviews as r where r.author_id = person
        union all
        select q.business_id, q.status, q.created_at from public.questions as q where q.author_id = person
      ) as w);
end;
$$;

-- Returns the texts of photos; their shape is checked elsewhere.
create function private.read_captions(photos jsonb)
returns text immutable
return concat_ws(e'\n', jsonb_path_query_array(photos, 'lax $[*].alt')::text, jsonb_path_query_array(photos, 'lax $[*].caption')::text);

-- Returns why somebody's text must wait for an admin, '{}' if nothing does, and remembers what it looks like. The one
-- rule for reviews, questions, answers, captions, suggested edits and their notes, messages and shared lists; `listing` is
-- what it is about, null for a list. `own_copies`: to how many others its author may send the same words.
create function private.find_text_signals(
  author uuid, text_id uuid, listing public.businesses, body text, own_copies integer default 0
)
returns jsonb language plpgsql as $$
declare
  own_sketch constant integer[] := private.sketch_text(body);
  copies bigint;
begin
  if own_sketch is not null then
    select count(*) filter (where near.author_id <> author)
      + greatest(count(*) filter (where near.author_id = author) - own_copies, 0) into copies
    from (
      select t.author_id from private.text_sketches as t
      where t.sketch && own_sketch and t.text_id <> find_text_signals.text_id
        -- Written again about the same listing by the same person, it is a correction.
        and not (t.author_id = author and t.business_id is not distinct from listing.id)
        and cardinality(array(select unnest(t.sketch) intersect select unnest(own_sketch)))
          >= 0.4 * least(cardinality(t.sketch), cardinality(own_sketch))
      limit 20) as near;
    insert into private.text_sketches as t (text_id, author_id, business_id, sketch)
    values (find_text_signals.text_id, author, listing.id, own_sketch)
    on conflict on constraint text_sketches_pkey do update set sketch = excluded.sketch, written_at = now() where t.author_id = author;
  end if;
  if private.has_history(author) then
    return '{}';
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'link', case when private.has_link(body) then '{}'::jsonb end,
    'contact', case when private.has_contact(body, listing) then '{}'::jsonb end,
    'same_words', case when copies > 0 then jsonb_build_object('count', copies) end));
end;
$$;

-- Returns why a text ('review', 'question', 'answer') must wait, '{}' if nothing does. `known`: the row of the text that
-- is changed, of which only the words are new; null for a new one.
create function private.find_signals(
  kind text, author uuid, text_id uuid, listing public.businesses, body text, known jsonb
)
returns jsonb language plpgsql as $$
declare
  words constant text := private.normalize(body);
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
    when known ->> 'status' = 'held' then (known -> 'signals') - '{same_words,rival,link,contact}'::text[]
    when known ->> 'status' = 'hidden' then
      jsonb_build_object('hidden_before', jsonb_build_object('reason', known -> 'hidden_reason'))
    else '{}'
  end || private.find_text_signals(author, text_id, listing, body) || jsonb_strip_nulls(jsonb_build_object(
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
