import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SiteText } from '#app/components/article/site-text.tsx';
import { JsonLd } from '#app/components/site/document-scripts.tsx';
import { keepFocus, PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { EmptyState } from '#app/components/ui/empty-state.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { limits } from '#app/config/limits.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { site } from '#app/config/site.ts';
import { servicesContext } from '#app/context.ts';
import { findSiteText } from '#app/domain/article/site-text.server.ts';
import {
  type AnswerPiece,
  findAnswers,
  parseAnswer,
  type HelpQuestion,
  toPlainText,
} from '#app/domain/help/help.ts';
import questions from '#app/messages/routes/help-questions.json';
import * as t from '#app/messages/routes/help.tsx';
import type { Route } from './+types/help';

export const handle = {
  hydration: 'interaction',
  searchParams: ['q'],
  // Any words can be searched, and searching costs nothing, so these pages are not cached.
  isCacheable: (query) => !query.has('q'),
  listed: { path: '/help' },
} satisfies ScreenHandle;

/** If a search leaves at most this many questions, their answers are open. */
const openAtMost = 3;

export async function loader({ context }: Route.LoaderArgs) {
  return { text: await findSiteText(context.get(servicesContext), 'help') };
}

export function headers(): HeadersInit {
  return publicPageHeaders;
}

/** Questions and answers, or what a super admin wrote instead of them. */
export default function Help({ loaderData: { text } }: Route.ComponentProps) {
  if (text === null) return <Questions />;
  return (
    <div className="shell pt-10 sm:pt-16">
      <p className="kicker text-accent">{t.title}</p>
      <PageHeading size="profile" className="mt-3">
        {t.heading}
      </PageHeading>
      <div className="mt-6">
        <SiteText text={text} />
      </div>
    </div>
  );
}

/** Filtered while typing; without JavaScript the server filters. */
function Questions() {
  const [parameters, setParameters] = useSearchParams();
  const requested = (parameters.get('q') ?? '').slice(0, limits.searchTextLength);
  const [typed, setTyped] = useState(requested);
  const { found, readAs } = findAnswers(questions, typed);
  const isFiltered = typed.trim() !== '';

  function search(event: FormEvent) {
    event.preventDefault();
    setParameters(isFiltered ? { q: typed.trim() } : {}, { replace: true, state: keepFocus });
  }

  return (
    <div className="shell pt-10 sm:pt-16">
      <header className="max-w-3xl">
        <p className="kicker text-accent">{t.title}</p>
        <PageHeading size="profile" className="mt-3">
          {t.heading}
        </PageHeading>
        <form
          className="mt-6 flex flex-wrap rounded-card border-[1.5px] border-ink bg-raised"
          role="search"
          aria-label={t.title}
          action="/help"
          method="get"
          onSubmit={search}
        >
          <label className="box-focus grid min-w-0 flex-[1_1_13rem] rounded-card px-4 py-2">
            <span className="kicker text-soft">{t.searchLabel}</span>
            <input
              className="w-full bg-transparent py-1 outline-none"
              type="search"
              name="q"
              value={typed}
              maxLength={limits.searchTextLength}
              placeholder={t.searchPlaceholder}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <button className="button-solid m-2 grow sm:grow-0" type="submit">
            <Icon name="search" />
            <span className="sr-only sm:not-sr-only">{t.search}</span>
          </button>
        </form>
        <p className="mt-3 text-sm text-soft" role="status">
          {isFiltered ? describeFound(found.length, readAs) : ''}
        </p>
      </header>
      {found.length === 0 ? (
        <NothingFound />
      ) : (
        <div className="mt-8 grid gap-12">
          {Array.from(new Set(found.map(({ topic }) => topic)), (topic) => (
            <Topic
              key={topic}
              title={topic}
              questions={found.filter((question) => question.topic === topic)}
              isOpen={isFiltered && found.length <= openAtMost}
            />
          ))}
        </div>
      )}
      {found.length > 0 && <JsonLd data={describeQuestions(found)} />}
    </div>
  );
}

function describeFound(count: number, readAs: string | null): string {
  const answers = count === 1 ? '1 answer' : `${count} answers`;
  return readAs === null ? answers : `${answers} for “${readAs}”`;
}

export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    matches,
    title: t.title,
    description: t.metaDescription,
    path: '/help',
    isThin: new URLSearchParams(location.search).has('q'),
  });
}

/** No answer matches; says whom to ask. */
function NothingFound() {
  return (
    <EmptyState title={t.noMatches}>
      <p className="mt-3 max-w-[52ch] text-soft">
        {t.noMatchesText({
          contactEmail: (
            <a className="link-quiet text-ink" href={`mailto:${site.contact_email}`}>
              {site.contact_email}
            </a>
          ),
        })}
      </p>
    </EmptyState>
  );
}

/** schema.org's FAQPage. */
function describeQuestions(questions: readonly HelpQuestion[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
    })),
  };
}

type TopicProps = {
  title: string;
  questions: HelpQuestion[];
  /** Shows the answers open, for a search with few results. */
  isOpen: boolean;
};

/** The questions of a topic; each opens its answer. */
function Topic({ title, questions, isOpen }: TopicProps) {
  const id = title.toLowerCase();
  return (
    <TitledSection
      className="grid grid-cols-1 gap-x-12 gap-y-3 lg:grid-cols-[15rem_minmax(0,1fr)]"
      id={id}
      title={title}
      headingClass="text-section lg:text-title"
    >
      <div className="rule-double">
        {questions.map((question) => (
          <QuestionAndAnswer
            // A new key when a search opens it, so that readers' own choices are kept otherwise.
            key={`${question.slug} ${isOpen}`}
            question={question}
            isOpen={isOpen}
          />
        ))}
      </div>
    </TitledSection>
  );
}

function QuestionAndAnswer({ question, isOpen }: { question: HelpQuestion; isOpen: boolean }) {
  return (
    <details className="border-b border-rule" open={isOpen}>
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2 hover:text-accent">
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
          {question.question}
        </h3>
        <span className="disclosure-mark">
          <Icon name="plus" />
        </span>
      </summary>
      {/* Contains the anchor: browsers then open the answer that a URL points to. */}
      <div id={question.slug} className="max-w-[65ch] pb-5 text-soft">
        {parseAnswer(question.answer).map((pieces) => (
          <p key={pieces[0]?.text} className="mt-2">
            {pieces.map((piece) => (
              <Piece key={piece.text} {...piece} />
            ))}
          </p>
        ))}
      </div>
    </details>
  );
}

function Piece({ text, to }: AnswerPiece) {
  if (to === undefined) return text;
  const isFile = /\.\w+(\?|$)/.test(to);
  return (
    <Link className="link-quiet text-ink" to={to} reloadDocument={isFile}>
      {text}
    </Link>
  );
}
