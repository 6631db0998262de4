-- What the realtime service publishes, over the publication of every project: changed status of a
-- user's claims or submissions, new or read notifications, and for admins changes of the queue.
-- Never the content, which may be long: clients reload it by the screen's functions. The tables'
-- policies decide who receives what.
alter publication supabase_realtime add table public.claims (id, claimant_id, status, revision, sent_at, decided_at);
alter publication supabase_realtime add table public.submissions (
  id, submitter_id, status, revision, sent_at, decided_at
);
alter publication supabase_realtime add table public.notifications (id, recipient_id, created_at, read_at);
alter publication supabase_realtime add table public.queue_news (id);
