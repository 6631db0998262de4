import { Link } from 'react-router';
import { OutageNote } from '#app/components/site/outage-note.tsx';
import { describeNotices } from '#app/domain/search/describe-answer.ts';
import * as t from '#app/messages/routes/home/results.tsx';
import { FormerListings } from './former-listings.tsx';
import { useSearchLink } from './result-links.tsx';
import type { ResultsData } from './view-data.ts';

/** What visitors must know to understand the results. */
export function Notices({ query, answer, fields, former, outage, renderedAt }: ResultsData) {
  return (
    <>
      {outage && (
        <OutageNote madeAt={outage.madeAt} renderedAt={renderedAt}>
          {outage.shown < answer.total ? t.firstAreShown({ count: outage.shown }) : ''}
        </OutageNote>
      )}
      {fields && (
        <div
          className="mt-4 rounded-control border-l-4 border-accent bg-wash px-4 py-3 text-sm"
          role="alert"
        >
          <p className="font-semibold">{t.addressIgnored}</p>
          <ul className="mt-1 list-inside list-disc">
            {Object.entries(fields).map(([name, messages]) => (
              <li key={name}>
                {t.parameters[name] ?? name}: {messages.join(' ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {answer.total > 0 && <FormerListings former={former} />}
      {describeNotices({ query, answer }).map((notice) => (
        <p key={notice} className="mt-2 text-soft">
          {notice}
        </p>
      ))}
      <OtherWords {...answer} />
      {query.near !== undefined && <OtherPlaces names={answer.place?.others ?? []} />}
    </>
  );
}

type OtherWordsProps = Pick<ResultsData['answer'], 'did_you_mean' | 'as_typed' | 'total'>;

/** Another spelling, and what was typed if something else was searched. */
function OtherWords({ did_you_mean, as_typed, total }: OtherWordsProps) {
  const link = useSearchLink();
  const isAsTyped = as_typed !== null && total > 0;
  if (did_you_mean === null && !isAsTyped) return null;
  const style = 'link-quiet inline-flex min-h-11 items-center font-medium lg:min-h-0';
  return (
    <p className="no-print mt-2 flex flex-wrap gap-x-4 text-soft">
      {did_you_mean !== null && (
        <span>
          Did you mean{' '}
          <Link className={style} to={link({ q: did_you_mean })} rel="nofollow">
            {did_you_mean}
          </Link>
          ?
        </span>
      )}
      {isAsTyped && (
        <Link className={style} to={link({ q: as_typed })} rel="nofollow">
          Search for {as_typed} as typed
        </Link>
      )}
    </p>
  );
}

/** Other places of that name: 'portland' is two cities. */
function OtherPlaces({ names }: { names: string[] }) {
  const link = useSearchLink();
  if (names.length === 0) return null;
  return (
    <p className="no-print mt-2 text-soft">
      {t.didYouMean({
        places: names.map((name, index) => (
          <span key={name}>
            {index > 0 && (index === names.length - 1 ? t.or : t.comma)}
            <Link
              className="link-quiet inline-flex min-h-11 items-center font-medium lg:min-h-0"
              to={link({ near: name })}
              rel="nofollow"
            >
              {name}
            </Link>
          </span>
        )),
      })}
    </p>
  );
}
