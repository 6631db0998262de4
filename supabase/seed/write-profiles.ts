import type { GeneratedBusiness } from './generated-business.ts';
import { quote } from './sql-text.ts';

/** Services and prices; names and units are written once and named by number. */
export function writeServices(businesses: GeneratedBusiness[]): string {
  const texts = new Map<string, number>();
  const numberOf = (text: string | null) => {
    if (text === null) return null;
    const number = texts.get(text) ?? texts.size + 1;
    texts.set(text, number);
    return number;
  };
  const rows = businesses
    .filter(({ services }) => services.length > 0)
    .map(({ row, services }) => {
      const encoded = services.map((service) => [
        numberOf(service.name),
        service.min_price_cents,
        service.max_price_cents,
        numberOf(service.price_unit),
      ]);
      return `('${row.id}','${JSON.stringify(encoded)}')`;
    });
  return `with words as (select array[${Array.from(texts.keys(), quote).join(',')}] as text)
insert into public.services (id, business_id, name, min_price_cents, max_price_cents, price_unit, position)
select md5(b.id || ':' || s.number)::uuid, b.id::uuid, words.text[(v->>0)::int], (v->>1)::int, (v->>2)::int, words.text[(v->>3)::int], s.number
from words, (values
${rows.join(',\n')}
) as b (id, services), jsonb_array_elements(b.services::jsonb) with ordinality as s (v, number)
on conflict do nothing;
`;
}

/**
 * Confirmations worked out from each listing's own date: some facts a while before it, a few never,
 * by the owner where there is one. After the hours, whose arrival counts as a change.
 */
export const confirmationsSql = `insert into public.fact_confirmations (business_id, fact, source, confirmed_at)
select b.id, f.fact::public.listing_fact,
  (case when b.is_claimed then 'owner' when dice.number % 3 = 0 then 'neighbour' else 'directory' end)::public.fact_source,
  b.confirmed_at - (b.confirmed_at - b.created_at) * (dice.number - 40) / 400
from public.businesses as b
cross join (values ('hours'), ('phone'), ('address'), ('website')) as f (fact)
cross join lateral (select ('x' || left(md5(b.id || f.fact), 2))::bit(8)::int as number) as dice
where b.confirmed_at is not null and dice.number > 40
  and case f.fact
    when 'phone' then b.phone is not null
    when 'website' then b.website is not null
    when 'hours' then exists (select from public.opening_hours as h where h.business_id = b.id)
    else true
  end
on conflict do nothing;
`;
