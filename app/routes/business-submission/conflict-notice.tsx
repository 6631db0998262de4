import { type Content, type Submission, readContent } from '#app/domain/submission/submission.ts';

const labels: Record<keyof Content, string> = {
  name: 'Business name',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip_code: 'Zip code',
  category: 'Category',
  description: 'Description',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  location: 'Place on the map',
  opening_hours: 'Hours',
  hours_words: 'Hours in words',
  special_hours: 'Special days',
  attributes: 'Features',
  services: 'Services',
  photos: 'Photos',
};

type ConflictNoticeProps = {
  here: Content;
  there: Submission;
  onKeep: () => void;
  onTake: () => void;
};

/** Another device has changed the same draft: shows the differences, and asks which to keep. */
export function ConflictNotice({ here, there, onKeep, onTake }: ConflictNoticeProps) {
  const other = readContent(there.content);
  const different = (Object.keys(labels) as (keyof Content)[]).filter(
    (name) => JSON.stringify(here[name]) !== JSON.stringify(other[name]),
  );
  return (
    <section
      className="mb-8 rounded-card border-[1.5px] border-accent p-[min(1.25rem,5vw)]"
      role="alert"
    >
      <h2 className="text-title">This was changed on another device</h2>
      <p className="mt-1">Nothing is overwritten until you choose.</p>
      <ul className="mt-3 grid gap-2 text-sm">
        {different.map((name) => (
          <li key={name} className="wrap-anywhere">
            <strong>{labels[name]}:</strong> here {show(here[name])}, there {show(other[name])}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <button className="button-solid" type="button" onClick={onKeep}>
          Keep what is here
        </button>
        <button className="button-line" type="button" onClick={onTake}>
          Take the other
        </button>
      </div>
    </section>
  );
}

function show(value: Content[keyof Content]): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  if (typeof value === 'object') return `${value.lat.toFixed(5)}, ${value.lng.toFixed(5)}`;
  return value === '' ? 'nothing' : `“${value}”`;
}
