import { Fragment, type ReactNode } from 'react';
import { Icon, type IconName } from '#app/components/icon.tsx';
import type { Business } from '#app/domain/business/business.ts';
import { buildMapsLink } from '#app/domain/business/maps-link.ts';

/** How to reach a business: the ways that are known, the quickest first. */
export function ContactCard({ business }: { business: Business }) {
  const { name, street, city, state, zip_code, phone, email, website, status } = business;
  const mapsLink = buildMapsLink({ street, city, state, zipCode: zip_code, businessName: name });
  const isGone = status !== 'published';
  return (
    <section
      className="rounded-card border-[1.5px] border-ink bg-raised p-5 sm:p-6 lg:sticky lg:top-6"
      aria-labelledby="contact"
    >
      <h2 id="contact" className="text-title">
        Reach {name}
      </h2>
      <dl className="mt-4 divide-y divide-rule border-t border-rule text-[1rem]">
        <Entry icon="pin" term="Address">
          <address className="not-italic">
            {street && (
              <>
                {street}
                <br />
              </>
            )}
            {city}, {state} {zip_code}
          </address>
        </Entry>
        {phone && !isGone && (
          <Entry icon="phone" term="Phone">
            <a className={contactLink} href={`tel:+1${phone.replaceAll(/\D/g, '')}`}>
              {phone}
            </a>
          </Entry>
        )}
        {email && !isGone && (
          <Entry icon="mail" term="E-mail">
            <a className={contactLink} href={`mailto:${email}`}>
              <Breakable text={email} />
            </a>
          </Entry>
        )}
        {website && !isGone && (
          <Entry icon="globe" term="Website">
            <a className={contactLink} href={website} rel="nofollow noopener">
              <Breakable text={displayAddress(website)} />
            </a>
          </Entry>
        )}
      </dl>
      <div className="no-print mt-5 grid gap-3">
        {phone && !isGone && (
          <a className="button-solid" href={`tel:+1${phone.replaceAll(/\D/g, '')}`}>
            <Icon name="phone" /> Call
          </a>
        )}
        {mapsLink && (
          <a className="button-line" href={mapsLink} rel="noopener">
            <Icon name="pin" /> Open in maps
          </a>
        )}
      </div>
    </section>
  );
}

const contactLink = 'link-quiet inline-block py-2.5 lg:py-0';

type EntryProps = { icon: IconName; term: string; children: ReactNode };

function Entry({ icon, term, children }: EntryProps) {
  return (
    <div className="flex items-center gap-3 py-2.5">
      <dt className="text-faint">
        <Icon name={icon} />
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** Long addresses break after dots, slashes and the @, not within a word. */
function Breakable({ text }: { text: string }) {
  return Array.from(text.matchAll(/[^./@]+[./@]*|[./@]+/g), ({ 0: part, index }) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}

/** 'https://www.example.com/menu/' is shown as 'example.com/menu'. */
function displayAddress(website: string): string {
  return website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
