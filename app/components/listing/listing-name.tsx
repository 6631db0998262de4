import type { LinkProps } from 'react-router';
import { SaveButton } from '#app/components/saved/save-button.tsx';
import { CardLink } from '#app/components/ui/card-link.tsx';

type ListingNameProps = Omit<LinkProps, 'to' | 'className'> & {
  listing: { slug: string; name: string };
  as: 'h2' | 'h3' | 'p';
};

/** The name of a listing on its card, which links to its page, and the button that saves it. */
export function ListingName({ listing, as: Name, children, ...link }: ListingNameProps) {
  const { slug, name } = listing;
  return (
    <div className="flex items-start justify-between gap-2">
      <Name
        className={`min-w-0 text-title wrap-anywhere ${Name === 'p' ? 'font-display font-bold' : ''}`}
        dir="auto"
      >
        <CardLink to={`/business/${slug}`} {...link}>
          {children ?? name}
        </CardLink>
      </Name>
      <SaveButton slug={slug} name={name} className="-mt-2.5 -mr-2.5" />
    </div>
  );
}
