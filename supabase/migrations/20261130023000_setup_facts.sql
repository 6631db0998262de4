-- What the directory has of what it should have before it goes live (app/domain/setting/setup-steps.ts).
create function private.setup_facts()
returns jsonb language sql stable security definer as $$
  select jsonb_build_object(
    'identity', coalesce((select s.value from private.settings as s where s.kind = 'identity'), '{}'),
    'has_area', (select s.value is not null from private.settings as s where s.kind = 'area'),
    'super_admins', (select count(*) from public.profiles where role = 'super_admin'),
    'has_listings', exists (select from public.businesses where status = 'published'),
    'backup_hours', (select extract(epoch from now() - max(made_at))::integer / 3600 from private.backups)
  );
$$;

create function public.get_setup_facts()
returns jsonb language sql stable security definer as $$
  select private.require_super_admin();
  select private.setup_facts();
$$;
grant execute on function public.get_setup_facts to authenticated;
