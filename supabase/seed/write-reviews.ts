import type { GeneratedBusiness, GeneratedReview } from './generated-business.ts';
import { reviewsBegan } from './make-reviews.ts';
import { quote } from './sql-text.ts';
import { vocabularies } from './vocabulary.ts';

/** Reviews that share a file; each file stays under 450 kB. */
const reviewsPerFile = 2_500;

/**
 * The reviews as SQL. A category has one statement with its sentences, which the reviews name by
 * number: a third less than the texts themselves.
 */
export function writeReviews(businesses: GeneratedBusiness[]): Map<string, string> {
  const files = new Map<string, string>();
  let statements: string[] = [];
  let written = 0;
  const close = () => {
    const number = String(files.size + 1).padStart(2, '0');
    files.set(`reviews-${number}.sql`, statements.join(''));
    statements = [];
    written = 0;
  };
  for (const category of Object.keys(vocabularies)) {
    const reviewed = businesses.filter(
      ({ row, reviews }) => row.category === category && reviews.length > 0,
    );
    const count = reviewed.reduce((sum, { reviews }) => sum + reviews.length, 0);
    if (written > 0 && written + count > reviewsPerFile) close();
    statements.push(writeStatement(reviewed));
    written += count;
  }
  close();
  return files;
}

function writeStatement(businesses: GeneratedBusiness[]): string {
  const texts = new Map<string, number>();
  /** The number of a text in the statement's list, from 1 on as SQL counts. */
  const numberOf = (text: string) => {
    const number = texts.get(text) ?? texts.size + 1;
    texts.set(text, number);
    return number;
  };
  const rows = businesses.map(
    ({ row, reviews }) =>
      `('${row.id}','${JSON.stringify(reviews.map((review) => encode(review, numberOf)))}')`,
  );
  return `with words as (select array[
${Array.from(texts.keys(), quote).join(',\n')}
] as text)
insert into public.reviews (id, business_id, author_name, rating, body, visited_on, proof, status, hidden_reason, owner_answer, answered_at, created_at)
select md5(b.id || ':' || r.number)::uuid, b.id::uuid, words.text[(v->>0)::int], (v->>1)::int,
  (select replace(string_agg(words.text[s.value::int], ' ' order by s.position), '{offer}', coalesce(words.text[(v->>4)::int], ''))
    from jsonb_array_elements_text(v->3) with ordinality as s (value, position)),
  (at.created - (v->>5)::int * interval '1 day')::date, case when v->>6 = '1' then 'receipt' else 'account' end::public.review_proof,
  case when v->>9 is null then 'published' else 'hidden' end::public.review_status, words.text[(v->>9)::int],
  words.text[(v->>7)::int], at.created + (v->>8)::int * interval '1 hour', at.created
from words, (values
${rows.join(',\n')}
) as b (id, reviews), jsonb_array_elements(b.reviews::jsonb) with ordinality as r (v, number),
  lateral (select timestamptz '${new Date(reviewsBegan).toISOString()}' + (v->>2)::int * interval '1 hour' + r.number * interval '7 minutes' as created) as at
on conflict do nothing;
`;
}

/** As a list that ends with its last known value; the statement above reads it by position. */
function encode(review: GeneratedReview, numberOf: (text: string) => number) {
  const ifAny = (text: string | null) => (text === null ? null : numberOf(text));
  const values = [
    numberOf(review.author_name),
    review.rating,
    review.created,
    review.sentences.map(numberOf),
    ifAny(review.offer),
    review.visitedBefore,
    review.hasReceipt ? 1 : null,
    ifAny(review.answer),
    review.answeredAfter,
    ifAny(review.hiddenReason),
  ];
  return values.slice(0, values.findLastIndex((value) => value !== null) + 1);
}
