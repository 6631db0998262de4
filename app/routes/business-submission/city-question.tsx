import type { AddressOnMap, Content } from '#app/domain/submission/submission.ts';

type CityQuestionProps = {
  content: Content;
  address: AddressOnMap | null;
  onChoose: (city: string) => void;
};

/**
 * Asks whether a city is right that no listing of its zip code has; only a question, because nobody
 * knows all cities.
 */
export function CityQuestion({ content, address, onChoose }: CityQuestionProps) {
  const usual = address?.usual_city ?? null;
  return (
    <div role="status">
      {usual !== null && (
        <p className="rounded-card bg-sunk p-4">
          Most businesses with zip code {content.zip_code.slice(0, 5)} are in {usual}. Is{' '}
          {content.city} right? Then just continue.{' '}
          <button
            className="link-quiet min-h-11 font-semibold"
            type="button"
            onClick={() => onChoose(usual)}
          >
            It is {usual}
          </button>
        </p>
      )}
    </div>
  );
}
