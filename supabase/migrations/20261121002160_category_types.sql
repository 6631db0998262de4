-- In schema.org's vocabulary these two are no kind of LocalBusiness, and so could not have opening
-- hours or write to anybody. Several types are separated by a space: a listing is all of them.
update public.categories set schema_type = 'LocalBusiness TouristAttraction' where slug = 'museums';
update public.categories set schema_type = 'LocalBusiness VeterinaryCare' where slug = 'veterinarians';
