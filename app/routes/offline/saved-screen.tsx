import { useState } from 'react';
import { removeCity, updateCity } from '#app/browser/offline/offline.ts';
import { useNow } from '#app/components/listing/use-now.ts';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { describeOutcome, formatSize, type SavedCity } from '#app/domain/offline/offline.ts';
import { formatAge, formatCount } from '#app/domain/text/text.ts';
import { openedAt } from './offline-parts.tsx';

type SavedScreenProps = {
  city: SavedCity;
  /** Called when another metro, or none, is stored. */
  onChange: () => void;
};

/** What is stored, with buttons to update and to delete it. */
export function SavedScreen({ city, onChange }: SavedScreenProps) {
  const now = useNow(openedAt);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');

  async function update() {
    setIsBusy(true);
    setSaid('Checking for changes…');
    const answer = await updateCity();
    setSaid(describeOutcome(answer));
    setIsBusy(false);
    onChange();
  }

  async function remove() {
    setIsBusy(true);
    await removeCity();
    onChange();
  }

  return (
    <>
      <PageHeading>Saved for offline use</PageHeading>
      <dl className="rule-double mt-6 max-w-xl">
        <SavedFact name="City">
          <a className="link-quiet" href={`/browse/metro/${city.slug}`}>
            {city.name}
          </a>
        </SavedFact>
        <SavedFact name="Places">{formatCount(city.listings)}</SavedFact>
        <SavedFact name="As it was">{formatAge(city.checkedAt, now)}</SavedFact>
        <SavedFact name="Takes">{formatSize(city.bytes)}, and the screens that show it</SavedFact>
      </dl>
      <p className="mt-4 max-w-[58ch] text-soft">
        It checks for changes once a day when you are online. Live pages come first; the saved copy
        appears only when the network fails or takes longer than four seconds.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="button-solid" disabled={isBusy} onClick={update}>
          Update now
        </button>
        <button type="button" className="button-line" disabled={isBusy} onClick={remove}>
          Remove from this device
        </button>
      </div>
      <p className="mt-3 min-h-6 text-sm" role="status">
        {said}
      </p>
    </>
  );
}

/** Shown if nothing is stored. */
export function NothingSaved() {
  return (
    <>
      <PageHeading>Nothing is saved here</PageHeading>
      <p className="mt-4 max-w-[58ch] text-soft">
        You can save one city on this device: its listings, hours, phone numbers and guides, to
        search offline. Open a city and choose “Save … on this device” below its list.
      </p>
      <p className="mt-6">
        <a className="button-line" href="/#metros">
          Cities
        </a>
      </p>
    </>
  );
}

function SavedFact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-2.5">
      <dt className="text-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
