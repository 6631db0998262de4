import type { Wrap } from '#app/messages/sentences.ts';

type Filter = { tag: string | null; author: string | null } | null;

const filterText = (filter: Filter) =>
  `${filter?.tag ? ` about “${filter.tag}”` : ''}${filter?.author ? ` by ${filter.author}` : ''}`;
export const filteredPosts = (filter: Filter) => `Posts${filterText(filter)}`;
export const filteredCount = ({
  count,
  tag,
  author,
}: {
  count: number;
  tag: string | null;
  author: string | null;
}) => `${postCount({ count })}${filterText({ tag, author })}`;
export const filteredEmpty = (filter: Filter) => `Nothing${filterText(filter)} yet`;
export const unknownAuthor = 'this author';
export const postCount = ({ count }: { count: number }) =>
  count === 1 ? '1 post' : `${count} posts`;
export const earlierPosts = 'More posts';
export const title = 'Blog';
export const metaDescription = (filter: Filter) =>
  filter === null
    ? 'How the directory works, and what helps a small business get found.'
    : `Posts${filterText(filter)}: how the directory works, and what helps a small business get found.`;
export const kicker = ({ site }: { site: string }) => `The ${site} blog`;
export const heading = 'Notes from behind the counter';
export const introduction = 'How this directory works, and what helps a small business get found.';
export const authorsTitle = 'Who writes here';
export const byAuthor = ({ name }: { name: string }) => `by ${name}`;
export const feeds = ({ atom, json }: { atom: Wrap; json: Wrap }) => (
  <>
    Follow along in a feed reader: {atom('Atom')} or {json('JSON Feed')}.
  </>
);
export const chooseTag = 'Choose a tag above, or go back:';
export const readAllPosts = 'Read all posts';
export const feedTitle = ({ name }: { name: string }) => `The ${name} blog`;
export const readOn = 'Read on';
export const tagsLabel = 'Tags';
export const tagFilterLabel = 'Posts by tag';
export const allPosts = 'All posts';
