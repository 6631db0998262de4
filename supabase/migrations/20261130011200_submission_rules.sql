-- The rules of a listing's fields for calls that change or send them: the domain of each field, and what
-- other rows decide. The forms check more gently before, with app/domain/submission/listing-rules.ts, which has
-- the sentences; an error here says only which field was refused, as the name of a constraint.

select private.define($define$
  create type private.listing_values as ({fields: * private.listing_*})
$define$);

-- Refuses fields with a value that they cannot have in a listing with these others. A text is '' where there
-- is none. `folder` and `further` have its photos.
create function private.check_fields(new_values jsonb, others jsonb, folder uuid default null, further uuid[] default '{}')
returns void language plpgsql stable as $$
declare
  whole constant jsonb := others || new_values;
  field text := (
    select name from private.listing_fields
    where new_values ? name and case
      when is_text or is_required then jsonb_typeof(new_values -> name) <> 'string' or is_required and new_values ->> name = ''
      when kind in ('attributes', 'categories') then coalesce(new_values -> name @? 'strict $[*] ? (@.type() != "string")', true)
      else kind <> 'location' and new_values -> name = 'null'
    end
    order by position limit 1
  );
begin
  if field is null then
    -- Not by jsonb_object_agg, whose time grows with the square of a long list.
    perform jsonb_populate_record(null::private.listing_values,
      new_values - array(select key from jsonb_each(new_values) where value = '""'));
    field := case
      when new_values ? 'category' and not exists (select from public.categories where slug = new_values ->> 'category') then 'category'
      when jsonb_array_length(private.category_ids(new_values -> 'more_categories'))
        < jsonb_array_length(new_values -> 'more_categories') then 'more_categories'
      when new_values ? 'state' and not exists (select from private.states where code = new_values ->> 'state') then 'state'
      -- It is of another state.
      when new_values ?| '{state,zip_code}' and (select not bool_or(r.state = whole ->> 'state') from private.zip_ranges as r
        where left(whole ->> 'zip_code', 5) between left(r.zips, 5) and right(r.zips, 5)) then 'zip_code'
      when new_values ? 'photos' and not private.are_photos(new_values -> 'photos', folder, further) then 'photos'
    end;
  end if;
  perform private.refuse_field(field) where field is not null;
end;
$$;

-- Returns the content of a submission that may be sent, without unknown fields; refuses any other.
create function private.read_submission(content jsonb, submission_id uuid)
returns jsonb language plpgsql stable as $$
declare
  nothing constant jsonb := (
    select jsonb_object_agg(name, case
      when is_text or is_required then '""' when kind = 'location' then 'null' else '[]' end::jsonb)
    from private.listing_fields
  );
  new_values constant jsonb := nothing || (content - array(select key from jsonb_object_keys(content) as key where not nothing ? key));
  hours_words constant text := coalesce(content ->> 'hours_words', '');
begin
  perform private.check_fields(new_values, new_values, submission_id);
  perform private.refuse_field('hours_words') where hours_words <> '' and not private.is_clean_text(hours_words, 300);
  return new_values || jsonb_build_object('hours_words', hours_words,
    'is_mine', coalesce(content -> 'is_mine' = 'true', false));
end;
$$;
