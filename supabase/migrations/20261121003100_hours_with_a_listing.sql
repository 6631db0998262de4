-- Hours that nobody signed in writes come with their listing, from the seed: working out what search
-- asks of them changes nothing that was said, so that the listing is as old as it says.
drop trigger businesses_touch_updated_at on public.businesses;
create trigger businesses_touch_updated_at before update on public.businesses
for each row when (
  auth.uid() is not null
  or (old.open_minutes, old.special_days, old.special_open)
    is not distinct from (new.open_minutes, new.special_days, new.special_open)
)
execute function private.touch_updated_at();
