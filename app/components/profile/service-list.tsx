import type { Service } from '#app/domain/business/business.ts';
import { formatPrice } from '#app/domain/business/format-price.ts';

/** The services, in the style of a printed price list. */
export function ServiceList({ services }: { services: Service[] }) {
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="text-section">
        Services and prices
      </h2>
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
    </section>
  );
}
