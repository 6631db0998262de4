-- Whose a host is. An address at the host of a listing's website or email proves something only where that host is
-- one business's own: not at a free-mail host, not where many have a page, not at what is only a suffix of names.

-- The rules of publicsuffix.org of two labels and more; '*.ck' and '!www.ck' as there.
create table private.public_suffixes (rule text primary key);
alter table private.public_suffixes enable row level security;

-- Hosts that many share: mail: free mail and mail of internet providers; platform: pages by path; suffix: a name below it each,
-- as in `public_suffixes`, which does not have it.
create table private.shared_hosts (
  host text primary key,
  kind text not null check (kind in ('mail', 'platform', 'suffix'))
);
alter table private.shared_hosts enable row level security;

-- 'shop.bakery.co.uk' -> 'bakery.co.uk'; null for a suffix alone and for what is no name, as '127.0.0.1'.
create function private.registrable_domain(host text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  labels constant text[] := string_to_array(host, '.');
  size constant integer := cardinality(labels);
  suffix_size integer := 1;
begin
  if host is null or host !~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$' or char_length(host) > 253 then
    return null;
  end if;
  for place in 1..size loop
    if exists (select from private.public_suffixes where rule = '!' || array_to_string(labels[place:], '.')) then
      suffix_size := size - place;
      exit;
    end if;
    if exists (
      select from private.public_suffixes
      where rule in (array_to_string(labels[place:], '.'), '*.' || array_to_string(labels[place + 1:], '.'))
    ) or exists (
      select from private.shared_hosts as s where s.host = array_to_string(labels[place:], '.') and s.kind = 'suffix'
    ) then
      suffix_size := size - place + 1;
      exit;
    end if;
  end loop;
  return case when suffix_size < size then array_to_string(labels[size - suffix_size:], '.') end;
end;
$$;

-- Whether a host is one business's own.
create function private.is_own_host(host text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.registrable_domain(is_own_host.host) is not null and not exists (
    select from private.shared_hosts as s
    where s.kind in ('mail', 'platform') and right('.' || is_own_host.host, char_length(s.host) + 1) = '.' || s.host
  );
$$;

-- 'https://www.Bakery.example/menu' -> 'bakery.example'; null where a browser would read another host than people do, and
-- for other ports than those of the web.
create function private.own_website_host(website text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(
    lower(substring(website from '^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9.-]+)(?::(?:80|443))?(?:[/?#]|$)')), '^www\.', '');
$$;

-- Where a code may be mailed for a listing: the hosts of its email and its website, and those above them down to the registered
-- one. Who has 'bakery.example' has 'shop.bakery.example'; who has a name beside or below it need not.
create function private.claim_mail_hosts(website text, email text)
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(distinct counted.host order by counted.host), '{}')
  from unnest(array[split_part(claim_mail_hosts.email, '@', 2), private.own_website_host(claim_mail_hosts.website)]) as own (host)
  cross join lateral (select string_to_array(own.host, '.') as labels, private.registrable_domain(own.host) as domain) as name
  cross join lateral (
    select array_to_string(labels[place:], '.') as host
    from generate_series(1, cardinality(labels) - cardinality(string_to_array(domain, '.')) + 1) as place
  ) as counted
  where private.is_own_host(own.host);
$$;

-- The website on which a code proves something, or null.
create function private.claim_website(website text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select claim_website.website where private.is_own_host(private.own_website_host(claim_website.website));
$$;
