import type { ReactNode } from 'react';
import { useSignedPhotos } from '#app/browser/photos/use-signed-photos.ts';
import { showValue } from '#app/components/editing/show-value.tsx';
import { PhotoCover } from '#app/components/pictures/listing-cover.tsx';
import type { CategoryChoice } from '#app/domain/business/business-calls.ts';
import { formatAddress, formatPrice } from '#app/domain/business/business-labels.ts';
import { fieldsWith, findChosenCategories } from '#app/domain/business/business.ts';
import { formatShortWeek, formatSpecialDays } from '#app/domain/business/format-hours.ts';
import { describePhoto } from '#app/domain/photo/photo.ts';
import type { Content } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/components/submission.tsx';
import { notGiven } from '#app/messages/components/ui.ts';
import { labels } from '#app/messages/domain/listing-fields.ts';

/** The texts of the form's sections. */
const sectionFields = fieldsWith({ is_text: true }).filter((field) => field.section !== null);

/** Whose absence an admin should see. */
function isAlwaysShown(name: string): boolean {
  return ['phone', 'email', 'website'].includes(name);
}

type SubmissionFactsProps = {
  content: Content;
  /** Their names; the content has only slugs. */
  categories: readonly CategoryChoice[];
  /** The link beside a line, by the first field that it shows; lines have none without it. */
  editLink?: (field: keyof Content, label: string) => ReactNode;
};

/** The submitted data of a business as a list of facts. */
export function SubmissionFacts({ content, categories, editLink }: SubmissionFactsProps) {
  const { name, description } = content;
  const [main, ...more] = findChosenCategories(categories, content).map((one) => one.name);
  const line = (field: keyof Content, label: string, value: ReactNode) => (
    <Fact key={field} label={label} action={editLink?.(field, label)}>
      {value}
    </Fact>
  );
  return (
    <dl className="max-w-2xl border-t border-ink">
      {line('name', t.nameLabel, name)}
      {line('street', t.addressLabel, formatAddress(content))}
      {line('category', labels.category, main)}
      {content.specialty && line('specialty', labels.specialty, content.specialty)}
      {more.length > 0 && line('more_categories', labels.more_categories, more.join(', '))}
      {(description || !editLink) && line('description', t.descriptionLabel, description)}
      {sectionFields
        .filter((field) => isAlwaysShown(field.name) || content[field.name] !== '')
        .map(({ name: field }) =>
          line(field, labels[field], content[field] && showValue(field, content[field])),
        )}
      {line(
        'opening_hours',
        t.hoursLabel,
        content.opening_hours.length > 0 && <Week content={content} />,
      )}
      {content.hours_words && line('hours_words', t.hoursInWordsLabel, content.hours_words)}
      {content.special_hours.length > 0 &&
        line('special_hours', t.specialDaysLabel, describeSpecialDays(content))}
      {content.attributes.length > 0 &&
        line('attributes', t.featuresLabel, content.attributes.join(', '))}
      {content.services.length > 0 &&
        line(
          'services',
          t.servicesLabel,
          content.services.map((one) => `${one.name}: ${formatPrice(one)}`).join('\n'),
        )}
      {(content.location || editLink) &&
        line(
          'location',
          t.locationLabel,
          content.location && `${content.location.lat}, ${content.location.lng}`,
        )}
      {content.photos.length > 0 &&
        line('photos', t.photosTitle, <SubmissionPhotos content={content} />)}
    </dl>
  );
}

/** Includes past days, since an admin may review it late. */
function describeSpecialDays({ special_hours }: Content): string {
  const days = { opening_hours: [], special_hours, time_zone: 'UTC', temporarily_closed: false };
  return formatSpecialDays(days, new Date(0))
    .map(({ label, lines, note }) => `${label}: ${lines.join(', ')}${note ? ` (${note})` : ''}`)
    .join('\n');
}

function Week({ content: { opening_hours } }: { content: Content }) {
  return (
    <ul>
      {formatShortWeek(opening_hours).map(({ days, lines }) => (
        <li key={days} className="flex flex-wrap justify-between gap-x-4 sm:max-w-sm">
          {days} <span className="tabular-nums">{lines.join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** The photos of a submission; uploaded ones link to their full size. */
function SubmissionPhotos({ content }: { content: Content }) {
  const { name } = content;
  const photos = useSignedPhotos(content.photos);
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {photos.map((photo, index) => (
        <li key={photo.url}>
          <Linked url={photo.url}>
            <PhotoCover
              photo={photo}
              sizes="12rem"
              alt={describePhoto(photo, name, index + 1)}
              className="aspect-[4/3] w-full rounded-control"
            />
          </Linked>
          {photo.caption && <p className="mt-1 text-sm text-soft">{photo.caption}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Browsers do not navigate to `data:` URLs, which photos only in this browser have. */
function Linked({ url, children }: { url: string; children: ReactNode }) {
  if (url.startsWith('data:')) return children;
  return (
    <a className="block rounded-control" href={url}>
      {children}
    </a>
  );
}

type FactProps = {
  label: string;
  /** At the end of the row. */
  action?: ReactNode;
  children: ReactNode;
};

/** A row of a list of facts (`dl`): label on the left, value on the right. */
export function Fact({ label, action, children }: FactProps) {
  return (
    <div
      className={`grid items-baseline gap-x-6 has-[img]:items-start border-b border-rule py-3 ${
        action
          ? 'grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(6rem,min(9rem,30%))_1fr_auto]'
          : 'sm:grid-cols-[minmax(6rem,min(9rem,30%))_1fr]'
      }`}
    >
      <dt className="text-sm font-semibold">{label}</dt>
      <dd
        className={`min-w-0 wrap-anywhere whitespace-pre-line ${action ? 'row-start-2 sm:row-start-auto' : ''}`}
      >
        {children || <span className="text-soft">{notGiven}</span>}
      </dd>
      {action && <dd className="row-span-2 self-center sm:row-span-1">{action}</dd>}
    </div>
  );
}
