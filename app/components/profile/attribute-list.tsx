import { Icon } from '#app/components/ui/icon.tsx';

/** The listing's attributes, useful to know before a visit. */
export function AttributeList({ attributes }: { attributes: string[] }) {
  if (attributes.length === 0) return null;
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="text-section">
        Good to know
      </h2>
      <ul className="mt-4 border-t border-rule">
        {attributes.map((attribute) => (
          <li key={attribute} className="flex gap-3 border-b border-rule py-2">
            <Icon name="check" className="h-[1lh] w-5 text-open" /> {attribute}
          </li>
        ))}
      </ul>
    </section>
  );
}
