-- Decides which hosts belong to one business. An address at the host of a listing's own website proves ownership
-- only there: not at a free-mail host, not where many have a page, not at a public suffix.

-- The rules of publicsuffix.org with two labels and more, including '*.ck' and '!www.ck'.
create table private.public_suffixes (rule text primary key);

-- Hosts of free mail and of internet providers, from npm's free-email-domains: those below the
-- top-level domains that American businesses use (`is_foreign_or_public` covers others).
create table private.mail_hosts (host text primary key);

-- Shared hosts: mail: like `mail_hosts`, but missing there; platform: pages by path; suffix: a
-- subdomain for each customer, like in `public_suffixes`, but missing there.
create table private.shared_hosts (
  host text primary key,
  kind text not null check (kind in ('mail', 'platform', 'suffix'))
);

-- Domains of chains, school districts and other organizations with many places or employees, and of much-visited sites:
-- npm's name-suggestion-index and top-sites, without domains that `is_foreign_or_public` covers.
create table private.chain_hosts (host text primary key);

-- Returns 'bakery.co.uk' for 'shop.bakery.co.uk'; null for a bare suffix and for what is no domain
-- name, like '127.0.0.1'.
create function private.registrable_domain(host text)
returns text language plpgsql stable as $$
declare
  labels constant text[] := string_to_array(host, '.');
  size constant integer := cardinality(labels);
  rules text[];
  suffix_size integer;
begin
  if host is null or host !~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$' or char_length(host) > 253 then
    return null;
  end if;
  rules := array(
    select unnest(array[parent, '!' || parent, '*.' || array_to_string(labels[place + 1:], '.')])
    from generate_series(1, size) as place, lateral array_to_string(labels[place:], '.') as parent);
  -- The longest rule applies; an exception is for one label less, and before the rule it is from.
  select cardinality(string_to_array(rule, '.')) - (rule like '!%')::integer into suffix_size
  from (
    select rule from private.public_suffixes where rule = any (rules)
    union all
    select s.host from private.shared_hosts as s where s.host = any (rules) and s.kind = 'suffix'
    union all
    select labels[size]
  ) as matching
  order by cardinality(string_to_array(rule, '.')) desc, rule like '!%' desc limit 1;
  return case when suffix_size < size then array_to_string(labels[size - suffix_size:], '.') end;
end;
$$;

-- Whether a host belongs to one business.
create function private.is_own_host(host text)
returns boolean stable
return private.registrable_domain(is_own_host.host) is not null and not exists (
  select from string_to_array(is_own_host.host, '.') as labels,
    generate_series(1, cardinality(labels)) as place, array_to_string(labels[place:], '.') as parent
  where exists (select from private.mail_hosts as m where m.host = parent)
    or exists (select from private.shared_hosts as s where s.host = parent and s.kind in ('mail', 'platform'))
);

-- Returns 'bakery.example' for 'https://www.Bakery.example/menu'; null where browsers would read
-- another host than people do, and for ports other than those of the web.
create function private.own_website_host(website text)
returns text immutable
return regexp_replace(
  lower(substring(website from '^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9.-]+)(?::(?:80|443))?(?:[/?#]|$)')), '^www\.', '');

-- Returns the hosts to which a code may be mailed for this website and email: theirs, and their parents up to the registrable domain. The owner of 'bakery.example' controls
-- 'shop.bakery.example'; the owner of a sibling or child domain may be another person.
create function private.claim_mail_hosts(website text, email text)
returns text[] language sql stable as $$
  select coalesce(array_agg(distinct counted.host order by counted.host), '{}')
  from unnest(array[split_part(claim_mail_hosts.email, '@', 2), private.own_website_host(claim_mail_hosts.website)]) as own (host)
  cross join lateral (select string_to_array(own.host, '.') as labels, private.registrable_domain(own.host) as domain) as name
  cross join lateral (
    select array_to_string(labels[place:], '.') as host
    from generate_series(1, cardinality(labels) - cardinality(string_to_array(domain, '.')) + 1) as place
  ) as counted
  where private.is_own_host(own.host);
$$;

-- Returns the website on which a code is proof, or null.
create function private.claim_website(website text)
returns text language sql stable as $$
  select claim_website.website where private.is_own_host(private.own_website_host(claim_website.website));
$$;

-- Whether a host is a school's, a government's or under a country's domain other than those that
-- American businesses use: many people have mailboxes there, or no list of mail hosts covers it.
-- Many districts and towns have names like springfieldisd.org and cityofspringfield.com.
create function private.is_foreign_or_public(host text)
returns boolean immutable
return host ~ '\.(edu|gov|mil|int|museum)$' or host ~ '\.[a-z]{2}\.us$'
  or (host ~ '\.[a-z]{2}$' and host !~ '\.(us|co|io|me|tv|cc|fm|ai)$')
  or host ~ '\.(ac|edu|gob|gov|gouv|mil|nom)\.[a-z]{2}$'
  or host ~ '(^|\.)(city|town|village|county|university)-?of-?[^.]+\.(com|net|org|us)$'
  or host ~ '(isd|usd|k12|publicschools|cityschools|countyschools|schooldistrict|county)\.(com|net|org|us)$';

-- Finds listings by the domain of their email and those below it, as another index does by their website.
create index businesses_email_host_idx on public.businesses (reverse(split_part(email, '@', 2)) text_pattern_ops)
  where email is not null;

-- Whether evidence at this host is no proof by itself, so that an admin decides: no list knows all hosts that many
-- people use. Such are public domains; those of chains; a website some folders below its host, a page at a larger
-- organization; and a domain that other listings use under another name or owner.
create function private.is_weak_host(host text, listing public.businesses, claimant uuid)
returns boolean language plpgsql stable as $$
declare
  domain constant text := private.registrable_domain(host);
  same constant text := reverse(domain);
  -- '/' follows '.': between these are the hosts below the domain.
  first_below constant text := same || '.';
  end_below constant text := same || '/';
begin
  if domain is null or private.is_foreign_or_public(host)
    or exists (select from private.chain_hosts as c where c.host = domain) then
    return true;
  end if;
  if private.registrable_domain(private.own_website_host(listing.website)) = domain
    and listing.website ~ '^[^/]+//[^/?#]+/[^/?#]+/[^/?#]' then
    return true;
  end if;
  return exists (
    select from (
      select b.* from public.businesses as b
      where b.website is not null and (reverse(private.website_host(b.website)) = same
        or reverse(private.website_host(b.website)) ~>=~ first_below and reverse(private.website_host(b.website)) ~<~ end_below)
      union all
      select b.* from public.businesses as b
      where b.email is not null and (reverse(split_part(b.email, '@', 2)) = same
        or reverse(split_part(b.email, '@', 2)) ~>=~ first_below
          and reverse(split_part(b.email, '@', 2)) ~<~ end_below)
    ) as other
    where other.id <> listing.id and other.status <> 'merged'
      and (private.normalize(other.name) <> private.normalize(listing.name) or other.owner_id <> claimant)
  );
end;
$$;

-- Returns what of a value a claim rests on: the host of a website or email, the number and zip code of an address.
create function private.evidence_key(field text, value text)
returns text immutable
return case field when 'website' then private.own_website_host(value) when 'email' then split_part(value, '@', 2) when 'phone' then value
  else concat_ws(' ', substring(value from '\d+'), substring(value from '(\d{5})(?:-\d{4})?$')) end;

-- Returns the hosts to which a code may be mailed for a listing: those of the website and email that count.
create function private.code_hosts(listing public.businesses)
returns text[] stable
return private.claim_mail_hosts(private.counted_value(listing, 'website'), private.counted_value(listing, 'email'));

-- Returns the listing's website if a code there is evidence.
create function private.code_website(listing public.businesses)
returns text stable
return private.claim_website(private.counted_value(listing, 'website'));

-- Whether a code at this host gives the listing at once: it has no owner and no large changes that no admin has reviewed,
-- and the host is that of its website. All else an admin decides.
create function private.gives_listing(listing public.businesses, host text, claimant uuid)
returns boolean language plpgsql stable as $$
begin
  return listing.owner_id is null and listing.status = 'published'
    and host = any (private.claim_mail_hosts(private.counted_value(listing, 'website'), null))
    and not private.needs_review(listing) and not private.is_weak_host(host, listing, claimant);
end;
$$;
