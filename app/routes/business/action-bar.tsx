import { Icon, type IconName } from '#app/components/ui/icon.tsx';
import type { VisitKind } from '#app/config/visits.ts';
import type { Business } from '#app/domain/business/business.ts';
import { contactLinks } from '#app/components/profile/contact-links.ts';
import * as t from '#app/messages/routes/business/business.tsx';

/**
 * The main actions at the bottom of the window on phones. It ends with the profile, so that it
 * never covers the site's footer.
 */
export function ActionBar({ business }: { business: Business }) {
  const { call, directions, website } = contactLinks(business);
  return (
    <ul className="action-bar no-print" aria-label={t.reachLabel({ name: business.name })}>
      {call && <Action counts="call" href={call} icon="phone" label={t.call} isMain />}
      {directions && (
        <Action
          counts="directions"
          href={directions}
          icon="pin"
          label={t.directions}
          isMain={!call}
        />
      )}
      {website && <Action counts="website" href={website} icon="globe" label={t.website} />}
    </ul>
  );
}

type ActionProps = {
  counts: VisitKind;
  href: string;
  icon: IconName;
  label: string;
  isMain?: boolean;
};

function Action({ counts, href, icon, label, isMain = false }: ActionProps) {
  return (
    <li>
      <a
        className={`${isMain ? 'button-solid' : 'button-line'} min-h-[48px] w-full gap-1.5 px-2 py-1 text-sm leading-tight`}
        href={href}
        rel="nofollow noopener"
        data-counts={counts}
      >
        <Icon name={icon} /> {label}
      </a>
    </li>
  );
}
