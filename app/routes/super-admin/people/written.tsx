import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PersonFile } from '#app/domain/people/people.ts';
import { formatCount, formatLocalDate } from '#app/domain/text/text.ts';

/** The person's newest contributions of each kind; kinds without any are left out. */
export function Written({ person }: { person: PersonFile }) {
  const { listings, submissions, claims, reviews, questions } = person;
  const all = [listings, submissions, claims, reviews, questions];
  if (all.every(({ count }) => count === 0)) return <p className="text-soft">Nothing yet.</p>;
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-2">
      <Kind title="Listings they own" {...listings}>
        {({ id, name, city, state, status }) => (
          <>
            <Link className="link-quiet font-semibold" to={`/business-profile/${id}`}>
              {name}
            </Link>
            , {city}, {state} · {status}
          </>
        )}
      </Kind>
      <Kind title="Reviews" {...reviews}>
        {({ name, slug, rating, body, status }) => (
          <>
            <Link className="link-quiet font-semibold" to={`/business/${slug}`}>
              {name}
            </Link>
            , {rating} of 5{status === 'hidden' && ' · hidden'}
            <span className="mt-1 line-clamp-3 block">{body}</span>
          </>
        )}
      </Kind>
      <Kind title="Questions and answers" {...questions}>
        {({ name, slug, is_answer, body, status }) => (
          <>
            <Link className="link-quiet font-semibold" to={`/business/${slug}#questions`}>
              {name}
            </Link>
            , {is_answer ? 'answer' : 'question'}
            {status !== 'published' && ` · ${status}`}
            <span className="mt-1 line-clamp-3 block">{body}</span>
          </>
        )}
      </Kind>
      <Kind title="Businesses they added" {...submissions}>
        {({ id, name, status }) => (
          <>
            <Link className="link-quiet font-semibold" to={`/dashboard/queue/submission/${id}`}>
              {name}
            </Link>{' '}
            · {status}
          </>
        )}
      </Kind>
      <Kind title="Claims" {...claims}>
        {({ id, name, status }) => (
          <>
            <Link className="link-quiet font-semibold" to={`/dashboard/queue/claim/${id}`}>
              {name}
            </Link>{' '}
            · {status}
          </>
        )}
      </Kind>
    </div>
  );
}

type KindProps<Item> = {
  title: string;
  count: number;
  newest: Item[];
  children: (item: Item) => ReactNode;
};

function Kind<Item extends { id: string; at: string }>(props: KindProps<Item>) {
  const { title, count, newest, children } = props;
  if (count === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">
        {title} <span className="font-normal text-soft">{formatCount(count)}</span>
      </h3>
      <ul className="mt-2 border-t border-rule">
        {newest.map((item) => (
          <li key={item.id} className="border-b border-rule py-2 text-sm wrap-anywhere">
            {children(item)}
            <span className="block text-soft">{formatLocalDate(item.at)}</span>
          </li>
        ))}
      </ul>
      {count > newest.length && (
        <p className="mt-2 text-sm text-soft">The newest {newest.length} of them.</p>
      )}
    </div>
  );
}
