import { fieldsWith } from '#app/domain/business/business.ts';
import { type Content, type Submission, readContent } from '#app/domain/submission/submission.ts';

const fields: readonly { name: keyof Content; label: string }[] = [
  ...fieldsWith({}),
  { name: 'hours_words', label: 'Hours in words' },
];

type ConflictNoticeProps = {
  here: Content;
  there: Submission;
  onKeep: () => void;
  onTake: () => void;
};

/** Another device has changed the same draft: shows the differences, and asks which to keep. */
export function ConflictNotice({ here, there, onKeep, onTake }: ConflictNoticeProps) {
  const other = readContent(there.content);
  const different = fields.filter(
    ({ name }) => JSON.stringify(here[name]) !== JSON.stringify(other[name]),
  );
  return (
    <section
      className="mb-8 rounded-card border-[1.5px] border-accent p-[min(1.25rem,5vw)]"
      role="alert"
    >
      <h2 className="text-title">This was changed on another device</h2>
      <p className="mt-1">Nothing is overwritten until you choose.</p>
      <ul className="mt-3 grid gap-2 text-sm">
        {different.map(({ name, label }) => (
          <li key={name} className="wrap-anywhere">
            <strong>{label}:</strong> here {show(here[name])}, there {show(other[name])}
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
