import { Fragment, type ReactNode } from 'react';
import { Icon, type IconName } from '#app/components/ui/icon.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { type Business, fieldsWith } from '#app/domain/business/business.ts';
import { formatLongDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/profile.tsx';
import { labels } from '#app/messages/domain/listing-fields.ts';
import { contactLinks } from './contact-links.ts';
import { Confirmed, ConfirmedTogether } from './profile-lists.tsx';

type ContactCardProps = { business: Business; renderedAt: number; children?: ReactNode };

/** The known ways to reach a business, each with its last confirmation. */
export function ContactCard({ business, renderedAt, children }: ContactCardProps) {
  const { name, street, city, state, zip_code, email } = business;
  const { service_area, service_radius, opens_on } = business;
  const links = fieldsWith({ section: 'links' }).filter((field) => business[field.name]);
  const social = fieldsWith({ section: 'social' }).filter((field) => business[field.name]);
  const { call, map, directions, website, text } = contactLinks(business);
  return (
    <TitledSection
      className="rounded-card border-[1.5px] border-ink bg-raised p-5 sm:p-6 print:border-0 print:p-0"
      id="contact"
      title={t.reach({ name: <bdi>{name}</bdi> })}
    >
      <dl className="mt-4 divide-y divide-rule border-t border-rule text-[1rem] print:grid print:grid-cols-2 print:divide-y-0">
        <Entry icon="pin" term={t.address}>
          <address className="not-italic">
            <a
              className={contactLink}
              href={map ?? undefined}
              rel="noopener"
              data-counts="directions"
            >
              {street && (
                <>
                  {street}
                  <br />
                </>
              )}
              {city}, {state} {zip_code}
              <span className="sr-only">{t.onMap}</span>
            </a>
          </address>
          <Confirmed business={business} fact="address" renderedAt={renderedAt} />
        </Entry>
        {call && (
          <Entry icon="phone" term={labels.phone}>
            <a className={contactLink} href={call} data-counts="call">
              {business.phone}
              {business.phone_extension && t.extension({ number: business.phone_extension })}
            </a>
            <Confirmed business={business} fact="phone" renderedAt={renderedAt} />
          </Entry>
        )}
        {text && (
          <Entry icon="message" term={labels.text_phone}>
            <a className={contactLink} href={text} data-counts="call">
              {t.textNumber({ number: business.text_phone ?? '' })}
            </a>
          </Entry>
        )}
        {email && (
          <Entry icon="mail" term={labels.email}>
            <a className={contactLink} href={`mailto:${email}`} data-counts="email">
              <Breakable text={email} />
            </a>
          </Entry>
        )}
        {website && (
          <Entry icon="globe" term={labels.website}>
            <a className={contactLink} href={website} rel="nofollow noopener" data-counts="website">
              <Breakable text={displayAddress(website)} />
            </a>
            <Confirmed business={business} fact="website" renderedAt={renderedAt} />
          </Entry>
        )}
        {links.length > 0 && (
          <Entry icon="link" term={t.links}>
            <ul className="flex flex-wrap gap-x-5">
              {links.map(({ name: link }) => (
                <li key={link}>
                  <a
                    className={contactLink}
                    href={business[link] ?? undefined}
                    rel="nofollow noopener"
                    data-counts="website"
                  >
                    {labels[link]}
                  </a>
                </li>
              ))}
            </ul>
          </Entry>
        )}
        {social.length > 0 && (
          <Entry icon="link" term={t.social}>
            <ul className="flex flex-wrap gap-x-5">
              {social.map(({ name: page }) => (
                <li key={page}>
                  <a
                    className={contactLink}
                    href={business[page] ?? undefined}
                    rel="nofollow noopener"
                    data-counts="website"
                  >
                    {labels[page]}
                    <span className="sr-only">{t.pageOf({ name })}</span>
                  </a>
                </li>
              ))}
            </ul>
          </Entry>
        )}
        {(service_area || service_radius) && (
          <Entry icon="pin" term={t.serviceArea}>
            {t.serves({ towns: service_area, miles: service_radius, city })}
          </Entry>
        )}
        {opens_on && (
          <Entry icon="clock" term={labels.opens_on}>
            <time dateTime={opens_on}>
              {(business.reopens_on === opens_on ? t.opensOn : t.openedOn)({
                date: formatLongDate(opens_on),
              })}
            </time>
          </Entry>
        )}
        {business.parking_notes && (
          <Entry icon="parking" term={labels.parking_notes}>
            {business.parking_notes}
          </Entry>
        )}
      </dl>
      <ConfirmedTogether business={business} renderedAt={renderedAt} />
      {/* On smaller screens ActionBar keeps them at the bottom of the window. */}
      <div className="no-print mt-5 hidden gap-3 lg:grid">
        {call && (
          <a className="button-solid" href={call} data-counts="call">
            <Icon name="phone" /> {t.call}
          </a>
        )}
        {directions && (
          <a className="button-line" href={directions} rel="noopener" data-counts="directions">
            <Icon name="pin" /> {t.directions}
          </a>
        )}
      </div>
      {children}
    </TitledSection>
  );
}

/** A touch target larger than the text; the text stays on its icon's line. */
const contactLink = 'link-quiet -my-2.5 inline-block py-2.5';

type EntryProps = { icon: IconName; term: string; children: ReactNode };

function Entry({ icon, term, children }: EntryProps) {
  return (
    <div className="flex items-start gap-3 py-3 lg:py-2.5">
      <dt className="text-faint">
        <Icon name={icon} className="h-[1lh] w-5" />
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Breaks long addresses after dots, slashes and the @, not within a word. */
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
