import { Link } from 'react-router';
import { OutageNote } from '#app/components/site/outage-note.tsx';
import { describeNotices } from '#app/domain/search/describe-answer.ts';
import * as t from '#app/messages/routes/home/results.tsx';
import type { ResultsData } from '../view-data.ts';
import { useSearchLink } from './result-links.tsx';

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
      <OtherWords didYouMean={answer.did_you_mean} asTyped={answer.as_typed} />
      {query.near !== undefined && <OtherPlaces names={answer.place?.others ?? []} />}
    </>
  );
}

type OtherWordsProps = { didYouMean: string | null; asTyped: string | null };

/** Another spelling, and the words as typed if they were corrected. */
function OtherWords({ didYouMean, asTyped }: OtherWordsProps) {
  const link = useSearchLink();
  if (didYouMean === null && asTyped === null) return null;
  return (
    <p className="no-print mt-2 flex flex-wrap gap-x-4 text-soft">
      {didYouMean !== null && (
        <span>
          {t.didYouMeanWords({
            words: <ChoiceLink to={link({ q: didYouMean })}>{didYouMean}</ChoiceLink>,
          })}
        </span>
      )}
      {asTyped !== null && (
        <ChoiceLink to={link({ q: asTyped })}>{t.searchAsTyped({ quoted: asTyped })}</ChoiceLink>
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
            <ChoiceLink to={link({ near: name })}>{name}</ChoiceLink>
          </span>
        )),
      })}
    </p>
  );
}

function ChoiceLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      className="link-quiet inline-flex min-h-11 items-center font-medium lg:min-h-0"
      to={to}
      rel="nofollow"
    >
      {children}
    </Link>
  );
}

/** Closed and moved listings with the searched name, and what happened to them. */
export function FormerListings({ former }: Pick<ResultsData, 'former'>) {
  return former.map(({ slug, name, city, state, status }) => {
    const whatHappened = status === 'moved' ? t.hasMoved : t.hasClosed;
    return (
      <p key={slug} className="mt-3">
        {whatHappened({
          name: (
            <Link className="link-quiet font-semibold" to={`/business/${slug}`} prefetch="intent">
              {name}
            </Link>
          ),
          place: `${city}, ${state}`,
        })}
      </p>
    );
  });
}
