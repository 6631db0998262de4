import type { ArticleBody } from '#app/domain/article/article.ts';
import { Icon } from '#app/components/ui/icon.tsx';

/** Shorter texts get no table of contents. */
const fewestHeadings = 4;

/** The table of contents of a long text; nothing for a short one. Collapsed on small screens. */
export function TableOfContents({ contents }: Pick<ArticleBody, 'contents'>) {
  if (contents.length < fewestHeadings) return null;
  return (
    <nav className="no-print" aria-label="On this page">
      <p className="kicker hidden border-t-3 border-ink pt-3 lg:block" aria-hidden="true">
        On this page
      </p>
      <details className="open-when-wide border-y border-rule lg:mt-2 lg:border-b-0">
        <summary className="flex min-h-12 items-center justify-between font-semibold">
          On this page <Icon name="plus" className="disclosure-mark size-5" />
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
