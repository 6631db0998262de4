import { useState } from 'react';
import { whatGroups } from '#app/components/search/suggestion-groups.ts';
import { useSuggestions } from '#app/components/search/use-suggestions.ts';
import { Combobox } from '#app/components/ui/combobox.tsx';

/** Finds a listing by name, to add its card to the text. */
export function ListingPicker({ onPick }: { onPick: (slug: string) => void }) {
  const [typed, setTyped] = useState('');
  const [isFocused, setFocused] = useState(false);
  const suggestions = useSuggestions({ url: '/api/suggest', text: typed, isWanted: isFocused });
  const groups = whatGroups(suggestions).filter(({ name }) => name === 'Businesses');
  return (
    <div>
      <div className="rounded-card border-[1.5px] border-rule-strong bg-raised">
        <Combobox
          name="listing"
          label="Add the card of a listing"
          placeholder="Its name"
          isLabelHidden={false}
          maxLength={100}
          value={typed}
          groups={groups}
          onType={setTyped}
          onChoose={(choice) => {
            if (choice.kind !== 'business') return;
            setTyped('');
            onPick(choice.slug);
          }}
          onFocusChange={setFocused}
        />
      </div>
      <p className="mt-1 text-xs text-soft">It stands where the cursor is in the text.</p>
    </div>
  );
}
