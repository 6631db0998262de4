-- Admins add, rename, merge and retire authors. A former address leads to the present one (private.former_names).

-- Returns all authors by name with their number of texts, for admins.
create function public.find_authors()
returns jsonb language sql stable security definer as $$
  select private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object('slug', a.slug, 'name', a.name, 'bio', a.bio, 'retired_at', a.retired_at,
    'texts', (select count(*) from public.articles as t where t.author_id = a.id)) order by a.retired_at is not null, a.name), '[]')
  from public.authors as a;
$$;
grant execute on function public.find_authors to authenticated;

-- Adds an author, or changes the one of this slug; a former slug leads to the new one. Refuses the field that is wrong;
-- `slug` also if another author has or had it.
create function public.save_author(author text, new_slug text, new_name text, new_bio text)
returns jsonb language plpgsql security definer as $$
declare
  saved public.authors;
begin
  perform private.require_admin();
  select * into saved from public.authors as a where a.slug = author for update;
  perform private.refuse('22023', 'Author not found') where saved.id is null and author is not null;
  perform private.refuse_field('name') where not private.is_clean_text(new_name, 100) or not private.is_person_name(new_name);
  perform private.refuse_field('bio') where char_length(new_bio) > 1000;
  perform private.refuse_field('slug')
  where new_slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or char_length(new_slug) > 120
    or exists (select from public.authors as a where a.slug = new_slug and a.id is distinct from saved.id)
    or private.present_name('author', new_slug) not in (new_slug, coalesce(author, new_slug));
  insert into public.authors (slug, name, bio) select new_slug, new_name, new_bio where author is null;
  update public.authors as a set slug = new_slug, name = new_name, bio = new_bio where a.id = saved.id;
  if author <> new_slug then
    perform private.lead_to('author', author, new_slug);
  end if;
  return '{"outcome": "done"}';
end;
$$;
grant execute on function public.save_author to authenticated;

create function private.merge_authors(author text, into_author text, is_preview boolean)
returns jsonb language plpgsql as $$
declare
  merged public.authors;
  target public.authors;
  texts uuid[];
begin
  select * into merged from public.authors as a where a.slug = author for update;
  select * into target from public.authors as a where a.slug = into_author for update;
  perform private.refuse('22023', 'Author not found') where merged.id is null;
  perform private.refuse_field('into') where target.id is null or target.id = merged.id;
  texts := array(select t.id from public.articles as t where t.author_id = merged.id);
  if is_preview then
    return jsonb_build_object('texts', cardinality(texts));
  end if;
  perform private.record_name_merge('author', merged.name, target.id::text, 'authors', target.id,
    jsonb_build_object('author', to_jsonb(merged), 'texts', texts,
      'former', (select jsonb_agg(f.former) from private.former_names as f where f.kind = 'author' and f.present = author)),
    jsonb_build_object('texts', cardinality(texts)));
  update public.articles as t set author_id = target.id where t.id = any (texts);
  delete from public.authors as a where a.id = merged.id;
  perform private.lead_to('author', merged.slug, target.slug);
  return jsonb_build_object('texts', cardinality(texts));
end;
$$;

create function private.unmerge_authors(merge private.merges)
returns void language plpgsql as $$
declare
  merged public.authors := jsonb_populate_record(null::public.authors, merge.moved -> 'author');
begin
  insert into public.authors select (merged).*;
  update public.articles as t set author_id = merged.id
  where t.author_id = merge.into_name::uuid and merge.moved -> 'texts' ? t.id::text;
  delete from private.former_names as f where f.kind = 'author' and f.former = merged.slug;
  update private.former_names as f set present = merged.slug where f.kind = 'author' and merge.moved -> 'former' ? f.former;
end;
$$;

create function private.retire_author(author text, is_retired boolean)
returns void language sql as $$
  update public.authors as a set retired_at = case when is_retired then now() end where a.slug = author;
$$;

create function private.undo_author_change(change public.audit_log)
returns void language plpgsql as $$
declare
  present public.authors;
  former public.authors;
begin
  select * into present from public.authors as a where a.id = change.row_id;
  former := jsonb_populate_record(present, change.before);
  if change.after ? 'retired_at' then
    perform private.retire_author(present.slug, former.retired_at is not null);
  else
    perform public.save_author(present.slug, former.slug, former.name, former.bio);
  end if;
end;
$$;
