-- Adds: nullable, so that no row is written and the earlier Worker need not know it.
set local lock_timeout = '2s';
alter table public.businesses add column parking text check (char_length(parking) <= 200);
