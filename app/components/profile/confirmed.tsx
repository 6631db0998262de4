import { useNow } from '#app/components/listing/use-now.ts';
import type { Business } from '#app/domain/business/business.ts';
import { type Fact, capitalize, describeProvenance } from './provenance.ts';

type ConfirmedProps = { business: Business; renderedAt: number };

/** "Confirmed 6 days ago by the owner", if it differs from most of the listing's facts. */
export function Confirmed({ business, fact, renderedAt }: ConfirmedProps & { fact: Fact }) {
  const said = describeProvenance(business, useNow(renderedAt)).own.get(fact);
  return said && <span className="block text-xs text-faint">{capitalize(said)}</span>;
}

/** The confirmation that most of the listing's facts share, kept current in the browser. */
export function ConfirmedTogether({ business, renderedAt }: ConfirmedProps) {
  const { shared } = describeProvenance(business, useNow(renderedAt));
  return shared && <p className="border-t border-rule pt-3 text-xs text-faint">{shared}</p>;
}
