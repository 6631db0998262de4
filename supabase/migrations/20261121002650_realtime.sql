-- What the realtime service tells those who watch, over the publication that every project has: that a claim or a
-- submission of theirs stands differently. Not what was typed or said, which may be long: who is told asks the screen's
-- own functions again. Who is told what, the tables' policies say.
alter publication supabase_realtime add table public.claims (id, claimant_id, status, revision, sent_at, decided_at);
alter publication supabase_realtime add table public.submissions (
  id, submitter_id, status, revision, sent_at, decided_at
);
