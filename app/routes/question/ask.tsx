import { data, Link } from 'react-router';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ListingPlace } from '#app/components/signed-in/screen-section.tsx';
import { signedInForms } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { TextForm } from '#app/components/signed-in/text-form.tsx';
import { linkTo } from '#app/components/ui/link-to.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { findQuestionForm } from '#app/domain/question/question-calls.ts';
import type { QuestionFormData } from '#app/domain/question/question-schema.ts';
import { formatLocalDate, isSlug } from '#app/domain/text/text.ts';
import { confirmEmailFirst } from '#app/messages/components/signed-in.tsx';
import * as t from '#app/messages/routes/question.tsx';
import type { Route } from './+types/ask';
import { saveQuestionForm } from './save-question.ts';

export const handle = {
  isPrivate: true,
  title: t.ownQuestions,
  nameSubject: ({ questionForm }: { questionForm: QuestionFormData }) => questionForm.listing.name,
} satisfies SignedInHandle;

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const questionForm = isSlug(params.id) ? await findQuestionForm({ db }, params.id) : null;
  if (questionForm === null) throw data(null, { status: 404 });
  return { questionForm };
}

export const clientAction = signedInForms({ save: saveQuestionForm });

/** Asks about a listing, and shows what the person has asked about it before. */
export default function Ask({ loaderData: { questionForm } }: Route.ComponentProps) {
  const { listing, obstacle, questions } = questionForm;
  return (
    <div className="max-w-2xl">
      <ListingPlace listing={listing} hash="#questions" />
      {obstacle === null ? (
        <QuestionForm key={`${listing.id} ${questions[0]?.id}`} questionForm={questionForm} />
      ) : (
        <p className="mt-6 text-lg">{obstacles[obstacle]}</p>
      )}
      {questions.length > 0 && (
        <TitledSection className="mt-10" id="asked" title={t.askedBefore}>
          <ul className="mt-3 border-t border-ink">
            {questions.map(({ id, body, status, created_at }) => (
              <li key={id} className="border-b border-rule py-3">
                <p className="line-clamp-3 wrap-anywhere" dir="auto">
                  {body}
                </p>
                <p className="flex flex-wrap items-center gap-x-4 text-sm text-soft">
                  {t.askedOn({ date: formatLocalDate(created_at), status })}
                  <Link
                    className="link-quiet inline-flex min-h-11 items-center"
                    to={`/question/${id}`}
                  >
                    {t.openQuestion({
                      body,
                      unseen: (text) => <span className="sr-only">{text}</span>,
                    })}
                  </Link>
                </p>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  );
}

const obstacles: Record<NonNullable<QuestionFormData['obstacle']>, string> = {
  own: t.ownListing,
  unconfirmed: confirmEmailFirst,
  unlisted: t.cannotAsk,
};

function QuestionForm({
  questionForm: { listing, author_name },
}: {
  questionForm: QuestionFormData;
}) {
  return (
    <div className="mt-6">
      <TextForm
        intent="save"
        button={t.ask}
        name={`question.${listing.slug}`}
        revision={0}
        values={{ body: '' }}
        id={undefined}
        about={{ businessId: listing.id }}
        label={t.ownQuestion}
        hint={t.bodyHint}
        note={t.questionShownAs({
          name: <bdi>{author_name}</bdi>,
          policy: linkTo('/content-policy'),
        })}
      />
    </div>
  );
}
