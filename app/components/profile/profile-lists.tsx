import { useNow } from '#app/components/listing/use-now.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { formatPrice } from '#app/domain/business/business-labels.ts';
import type { Business, Confirmation, Service } from '#app/domain/business/business.ts';
import { formatAge } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/profile.tsx';
import { formatList } from '#app/messages/sentences.ts';

/** The listing's attributes, useful to know before a visit. */
export function AttributeList({ attributes }: { attributes: string[] }) {
  if (attributes.length === 0) return null;
  return (
    <TitledSection id="features" title={t.goodToKnow} headingClass="text-section">
      <ul className="mt-4 border-t border-rule">
        {attributes.map((attribute) => (
          <li key={attribute} className="flex gap-3 border-b border-rule py-2">
            <Icon name="check" className="h-[1lh] w-5 text-open" /> {attribute}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** The services, in the style of a printed price list. */
export function ServiceList({ services }: { services: Service[] }) {
  if (services.length === 0) return null;
  return (
    <TitledSection id="services" title={t.servicesAndPrices} headingClass="text-section">
      <ul className="mt-4">
        {services.map((service) => (
          <li key={service.name} className="py-2 print:py-0.5">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="min-w-0">{service.name}</span>
              <span className="leader" aria-hidden="true" />
              <span className="font-semibold tabular-nums">{formatPrice(service)}</span>
            </p>
            {service.description && <p className="text-sm text-soft">{service.description}</p>}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

type ConfirmedProps = { business: Business; renderedAt: number };

/** "Confirmed 6 days ago by the owner", if it differs from most of the listing's facts. */
export function Confirmed({ business, fact, renderedAt }: ConfirmedProps & { fact: Fact }) {
  const provenance = describeProvenance(business, useNow(renderedAt)).own.get(fact);
  return provenance && <span className="block text-xs text-faint">{provenance}</span>;
}

/** The confirmation that most of the listing's facts share, kept current in the browser. */
export function ConfirmedTogether({ business, renderedAt }: ConfirmedProps) {
  const { shared } = describeProvenance(business, useNow(renderedAt));
  return shared && <p className="border-t border-rule pt-3 text-xs text-faint">{shared}</p>;
}

type Fact = keyof Business['confirmations'];

type Provenance = {
  /** The sentence that most facts share; null where no two agree. */
  shared: string | null;
  /** The sentences of the facts that differ. */
  own: Map<Fact, string>;
};

/**
 * Describes when and by whom a listing's facts were confirmed: one shared sentence for the facts
 * that agree, separate ones for those that differ.
 */
export function describeProvenance(business: Business, now: Date): Provenance {
  const described = findFacts(business).map((fact): [Fact, string] => [
    fact,
    describeConfirmation(business.confirmations[fact], now),
  ]);
  const groups = [...Map.groupBy(described, ([, text]) => text).values()];
  // On a tie the confirmed group wins.
  const [largest = []] = groups.toSorted(
    (one, other) =>
      other.length - one.length || Number(isConfirmed(other)) - Number(isConfirmed(one)),
  );
  if (largest.length < 2) return { shared: null, own: new Map(described) };
  return {
    shared: describeShared(largest.map(([fact]) => fact)),
    own: new Map(described.filter((one) => !largest.includes(one))),
  };

  function describeShared(shared: Fact[]): string {
    const facts = formatList(shared.map((fact) => t.factNames[fact]));
    const confirmation = shared[0] && business.confirmations[shared[0]];
    if (!confirmation) return t.factsNotConfirmed({ facts });
    const { at, source } = confirmation;
    return t.factsConfirmed({ facts, age: formatAge(at, now), source });
  }

  function isConfirmed(group: [Fact, string][]): boolean {
    return group.some(([fact]) => business.confirmations[fact] !== undefined);
  }
}

/** Returns the facts that the profile shows. */
function findFacts({ phone, website, opening_hours, status }: Business): Fact[] {
  const facts: Fact[] = ['address'];
  if (phone) facts.push('phone');
  if (website) facts.push('website');
  if (opening_hours.length > 0 && status === 'published') facts.push('hours');
  return facts;
}

function describeConfirmation(confirmation: Confirmation | undefined, now: Date): string {
  if (!confirmation) return t.notConfirmed;
  return t.confirmed({ age: formatAge(confirmation.at, now), source: confirmation.source });
}
