import type { ReactNode } from 'react';
import type { ArticleBody, Author, EmbeddedListing } from '#app/domain/article/article.ts';
import { Breadcrumbs } from '#app/components/site/breadcrumbs.tsx';
import { ArticleText } from './article-text.tsx';
import { AuthorNote } from './author-note.tsx';
import { PlaceList, findPlaces, placeHeading } from './place-list.tsx';
import { TableOfContents } from './table-of-contents.tsx';

type ArticleLayoutProps = {
  /** The list that contains the article. */
  parent: { to: string; name: string };
  /** Picture, title and byline. */
  header: ReactNode;
  article: { listings: EmbeddedListing[]; author: Author };
  /** Link to the author's other articles, if there is one. */
  authorTo?: string;
  text: ArticleBody;
  /** Milliseconds; when the server rendered. */
  renderedAt: number;
  /** Content below the table of contents. */
  aside?: ReactNode;
  /** Content after the article. */
  children: ReactNode;
};

/**
 * Layout of a post or guide: breadcrumbs, header, contents beside the text, author, more content.
 */
export function ArticleLayout(props: ArticleLayoutProps) {
  const { parent, header, article, authorTo, text, renderedAt, aside, children } = props;
  const places = findPlaces(text.blocks, article.listings);
  return (
    <div className="shell pt-4">
      <Breadcrumbs steps={[{ to: '/', name: 'Home' }, parent]} />
      <article>
        {header}
        <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-8 lg:mt-12 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <aside className="grid content-start gap-6 lg:sticky lg:top-6 lg:self-start">
            <TableOfContents contents={[...text.contents, ...placeHeading(places)]} />
            {aside}
          </aside>
          <div className="min-w-0">
            <ArticleText blocks={text.blocks} listings={article.listings} renderedAt={renderedAt} />
            <PlaceList places={places} renderedAt={renderedAt} />
            <AuthorNote author={article.author} to={authorTo} />
          </div>
        </div>
      </article>
      {children}
    </div>
  );
}
