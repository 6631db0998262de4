import { GuideTile } from '#app/components/article/guide-tile.tsx';
import { LowerPart } from '#app/components/ui/lower-part.tsx';
import type { GuideCard } from '#app/domain/guide/guide.ts';
import { SectionHeading } from './section-heading.tsx';

/** A few city guides; nothing where there are none. */
export function GuideRow({ title, guides }: { title: string; guides: GuideCard[] }) {
  if (guides.length === 0) return null;
  return (
    <LowerPart className="shell mt-20" aria-labelledby="guides">
      <SectionHeading id="guides" title={title} to="/cityguides" linkText="All guides" />
      <ul className="mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {guides.map((guide) => (
          <li key={guide.slug}>
            <GuideTile guide={guide} />
          </li>
        ))}
      </ul>
    </LowerPart>
  );
}
