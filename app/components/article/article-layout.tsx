import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { OpenStatus } from '#app/components/listing/open-status.tsx';
import { Breadcrumbs } from '#app/components/site/breadcrumbs.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { LowerPart } from '#app/components/ui/loading.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import {
  type ArticleBody,
  type Author,
  type EmbeddedListing,
  listEmbedded,
} from '#app/domain/article/article.ts';
import { formatPlace, nameKind } from '#app/domain/business/business-labels.ts';
import * as t from '#app/messages/components/article.tsx';
import { ArticleText } from './article-text.tsx';

type PlaceListProps = { places: EmbeddedListing[]; renderedAt: number };

const heading = { id: 'places', text: t.placesInOrder };
/** Fewer places need no list. */
const minPlaces = 3;

/** Returns the list's entry in the table of contents; empty without a list. */
function findHeading(places: EmbeddedListing[]) {
  return places.length < minPlaces ? [] : [heading];
}

/** Short list of a text's places in text order, for readers to copy. */
function PlaceList({ places, renderedAt }: PlaceListProps) {
  if (places.length < minPlaces) return null;
  return (
    <TitledSection
      className="mt-14 max-w-[40rem]"
      id={heading.id}
      title={heading.text}
      headingClass="rule-double pt-3 text-section"
    >
      <ol className="mt-3">
        {places.map(({ slug, name, ...listing }, index) => (
          <li key={slug} className="flex gap-4 border-b border-rule py-3">
            <span
              className="w-[1.5em] shrink-0 font-display text-title font-bold text-accent tabular-nums"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <Link className="link-quiet font-semibold" to={`/business/${slug}`} prefetch="intent">
                {name}
              </Link>
              <p className="text-sm text-soft">
                {nameKind(listing)} <span aria-hidden="true">·</span> {formatPlace(listing)}
              </p>
              {listing.status === 'published' && (
                <OpenStatus hours={listing} renderedAt={renderedAt} hideUnknown />
              )}
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

/** Shorter texts get no table of contents. */
const minHeadings = 4;

/** The table of contents of a long text; nothing for a short one. Collapsed on small screens. */
function TableOfContents({ contents }: Pick<ArticleBody, 'contents'>) {
  if (contents.length < minHeadings) return null;
  return (
    <nav className="no-print" aria-label={t.onThisPage}>
      <p className="kicker hidden border-t-3 border-ink pt-3 lg:block" aria-hidden="true">
        {t.onThisPage}
      </p>
      <details className="open-when-wide border-y border-rule lg:mt-2 lg:border-b-0">
        <summary className="flex min-h-12 items-center justify-between font-semibold">
          {t.onThisPage} <Icon name="plus" className="disclosure-mark size-5" />
        </summary>
        <ol className="pb-2 text-sm">
          {contents.map(({ id, text }) => (
            <li key={id} className="border-t border-rule first:lg:border-t-0">
              <a className="flex min-h-11 items-center py-2 hover:text-accent" href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

type ArticleLayoutProps = {
  /** The list that contains the article. */
  parent: { to: string; name: string };
  /** Picture, title and byline. */
  header: ReactNode;
  article: { listings: EmbeddedListing[]; author: Author };
  /** Link to the author's other articles, if there is one. */
  authorTo?: string;
  text: ArticleBody;
  /** The listings that its header lists, in order; by default a list at the end has all. */
  stops?: EmbeddedListing[];
  /** Milliseconds; when the server rendered. */
  renderedAt: number;
  /** Beside the text, below the table of contents. */
  aside?: ReactNode;
  /** Content above the text. */
  intro?: ReactNode;
  /** Content after the article. */
  children: ReactNode;
};

/**
 * Layout of a post or guide: breadcrumbs, header, contents beside the text, author, more content.
 */
export function ArticleLayout(props: ArticleLayoutProps) {
  const { parent, header, article, authorTo, text, stops, renderedAt, aside, intro, children } =
    props;
  const places = stops ? [] : listEmbedded(text.blocks, article.listings);
  const contents = <TableOfContents contents={[...text.contents, ...findHeading(places)]} />;
  return (
    <div className="shell pt-4">
      <Breadcrumbs steps={[{ to: '/', name: t.homeCrumb }, parent]} />
      <article>
        {header}
        <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-8 lg:mt-12 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <aside className="flex flex-col gap-6">
            {intro && contents}
            <div className="grid gap-6 lg:sticky lg:top-6">
              {!intro && contents}
              {aside}
            </div>
          </aside>
          <div className="min-w-0">
            {intro}
            <ArticleText
              blocks={text.blocks}
              listings={article.listings}
              stops={stops}
              renderedAt={renderedAt}
            />
            <PlaceList places={places} renderedAt={renderedAt} />
            <AuthorNote author={article.author} to={authorTo} />
          </div>
        </div>
      </article>
      {children}
    </div>
  );
}

/** `to`: link to the author's other articles, if there is one. */
type AuthorNoteProps = { author: Author; to: string | undefined };

/** The author, below the text. */
function AuthorNote({ author, to }: AuthorNoteProps) {
  return (
    <section className="mt-14 max-w-[40rem] border-t-3 border-ink pt-4" aria-labelledby="author">
      <p className="kicker text-accent">{t.writtenBy}</p>
      <h2 id="author" className="mt-1 text-title">
        {author.name}
      </h2>
      {author.bio && <p className="mt-1.5 text-soft">{author.bio}</p>}
      {to && (
        <Link
          prefetch="intent"
          className="link-quiet no-print inline-flex min-h-11 items-center text-sm"
          to={to}
        >
          {t.allPostsBy({ name: author.name })}
        </Link>
      )}
    </section>
  );
}

type MoreArticlesProps<Card> = {
  title: string;
  articles: Card[];
  renderTile: (article: Card) => ReactNode;
  /** Columns on a wide screen. */
  columns: 'lg:grid-cols-3' | 'lg:grid-cols-4';
};

/** Further articles at an article's end; renders nothing if there are none. */
export function MoreArticles<Card extends { slug: string }>(props: MoreArticlesProps<Card>) {
  const { title, articles, renderTile, columns } = props;
  if (articles.length === 0) return null;
  return (
    <LowerPart className="mt-20" aria-labelledby="more">
      <div className="rule-double">
        <h2 id="more" className="pt-3 text-section">
          {title}
        </h2>
      </div>
      <ul className={`mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2 ${columns}`}>
        {articles.map((article) => (
          <li key={article.slug}>{renderTile(article)}</li>
        ))}
      </ul>
    </LowerPart>
  );
}
