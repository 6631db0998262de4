import { html } from 'hono/html';
import type { Block, Inline } from '#app/domain/article/article.ts';

type Html = ReturnType<typeof html>;

const tags = {
  strong: (inner: Html) => html`<strong>${inner}</strong>`,
  emphasis: (inner: Html) => html`<em>${inner}</em>`,
  deleted: (inner: Html) => html`<s>${inner}</s>`,
};
const headings = {
  2: (inner: Html) => html`<h2>${inner}</h2>`,
  3: (inner: Html) => html`<h3>${inner}</h3>`,
  4: (inner: Html) => html`<h4>${inner}</h4>`,
};

/** Renders a text as HTML for feed readers, with absolute URLs. hono/html escapes all values. */
export async function writeArticleHtml(blocks: Block[], origin: string): Promise<string> {
  return String(await writeBlocks(blocks, origin));
}

function writeBlocks(blocks: Block[], origin: string): Html {
  return html`${blocks.map((block) => writeBlock(block, origin))}`;
}

function writeBlock(block: Block, origin: string): Html {
  const inline = (nodes: Inline[]) => writeInline(nodes, origin);
  switch (block.type) {
    case 'paragraph':
      return html`<p>${inline(block.children)}</p>`;
    case 'line':
      return inline(block.children);
    case 'heading':
      return headings[block.level](inline(block.children));
    case 'list': {
      const items = block.items.map((item) => html`<li>${writeBlocks(item, origin)}</li>`);
      if (block.start === null)
        return html`<ul>
          ${items}
        </ul>`;
      return html`<ol start="${block.start}">
        ${items}
      </ol>`;
    }
    case 'quote':
      return html`<blockquote>${writeBlocks(block.children, origin)}</blockquote>`;
    case 'code':
      return html`<pre><code>${block.text}</code></pre>`;
    case 'table': {
      const header = block.header.map((cell) => html`<th>${inline(cell)}</th>`);
      const rows = block.rows.map(
        (row) =>
          html`<tr>
            ${row.map((cell) => html`<td>${inline(cell)}</td>`)}
          </tr>`,
      );
      return html`<table>
        <thead>
          <tr>
            ${header}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>`;
    }
    case 'rule':
      return html`<hr />`;
    case 'picture': {
      const { url, width, height, alt, caption } = block.picture;
      return html`<figure>
        <img src="${origin + url}" width="${width}" height="${height}" alt="${alt}" />
        ${caption && html`<figcaption>${caption}</figcaption>`}
      </figure>`;
    }
    case 'listing':
      return html`<p>
        <a href="${origin}/business/${block.slug}">See this business and its hours</a>
      </p>`;
  }
}

function writeInline(nodes: Inline[], origin: string): Html {
  return html`${nodes.map((node) => writeNode(node, origin))}`;
}

function writeNode(node: Inline, origin: string): Html | string {
  if (typeof node === 'string') return node;
  switch (node.type) {
    case 'code':
      return html`<code>${node.text}</code>`;
    case 'break':
      return html`<br />`;
    case 'link': {
      const href = node.href.startsWith('/') ? origin + node.href : node.href;
      return html`<a href="${href}">${writeInline(node.children, origin)}</a>`;
    }
    default:
      return tags[node.type](writeInline(node.children, origin));
  }
}
