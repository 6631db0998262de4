-- What the realtime service publishes, over the publication of every project: that something of a
-- person's, or the admins' queue, has changed. The tables' policies decide who receives it, and
-- their grants which columns: a hosted project ignores column lists of a publication.
alter publication supabase_realtime add table public.own_news;
alter publication supabase_realtime add table public.queue_news;
