-- How complete a listing is. Computed here and not in the browser: a list of a hundred listings
-- needs it without their descriptions, photos and hours.

-- Returns the completeness in percent; `missing` has the missing parts, the most important first.
-- Name and address are always there.
create function private.completeness(listing public.businesses)
returns jsonb language sql stable as $$
  select jsonb_build_object(
    'percent', coalesce(sum(weight) filter (where is_there), 0),
    'missing', coalesce(jsonb_agg(part order by position) filter (where not is_there), '[]')
  )
  from (values
    (1, 'hours', 20, not isempty(listing.open_minutes)),
    (2, 'photos', 20, jsonb_array_length(listing.photos) > 0),
    (3, 'phone', 15, listing.phone is not null),
    (4, 'description', 15, listing.description is not null),
    (5, 'website', 10, listing.website is not null),
    (6, 'services', 10, exists (select from public.services as s where s.business_id = listing.id)),
    (7, 'place', 5, listing.lat is not null),
    (8, 'attributes', 5, cardinality(listing.attributes) > 0)
  ) as checked (position, part, weight, is_there);
$$;
