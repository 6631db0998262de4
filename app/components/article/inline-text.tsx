import { Fragment, type ReactNode, createElement } from 'react';
import { Link } from 'react-router';
import type { Inline } from '#app/domain/article/article.ts';

const tags = { strong: 'strong', emphasis: 'em', deleted: 's' } as const;

/** Renders inline text with emphasis and links. */
export function InlineText({ nodes }: { nodes: Inline[] }) {
  // Spread as arguments, not an array: the parts have an order but no identity for keys.
  return createElement(Fragment, null, ...nodes.map(renderInline));
}

function renderInline(node: Inline): ReactNode {
  if (typeof node === 'string') return node;
  switch (node.type) {
    case 'code':
      return <code>{node.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return <TextLink href={node.href} nodes={node.children} />;
    default:
      return createElement(tags[node.type], null, <InlineText nodes={node.children} />);
  }
}

/** A router link within the site, a plain link elsewhere. */
function TextLink({ href, nodes }: { href: string; nodes: Inline[] }) {
  if (!href.startsWith('/')) {
    return (
      <a href={href}>
        <InlineText nodes={nodes} />
      </a>
    );
  }
  return (
    <Link prefetch="intent" to={href}>
      <InlineText nodes={nodes} />
    </Link>
  );
}
