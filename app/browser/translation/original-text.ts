/** The children of each element with text, and the text of each text node, as the server sent them. */
type OriginalText = { children: Map<Element, Node[]>; text: Map<Text, string> };

let original: OriginalText | null = null;
let wasTranslated = false;

/**
 * Remembers the page's text for `restoreText`. Call it before a translator can have changed it:
 * browsers translate a page that nobody has touched yet, before its app hydrates.
 */
export function rememberText(root: Element) {
  const [children, text] = [new Map<Element, Node[]>(), new Map<Text, string>()];
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    const parent = node.parentElement;
    text.set(node, node.data);
    if (parent !== null && !children.has(parent)) children.set(parent, [...parent.childNodes]);
  }
  original = { children, text };
}

/**
 * Undoes what a translator has done to the text, because React hydrates only the server's text.
 * Returns whether it has. Elements stay where they are, so that fields keep their input, focus and
 * selection. The translator then translates again.
 */
export function restoreText(): boolean {
  if (original === null) return false;
  const { children, text } = original;
  original = null;
  const changed = [...text].filter(([node, data]) => node.data !== data);
  for (const [node, data] of changed) node.data = data;
  const isMoved = ([parent, nodes]: [Element, Node[]]) =>
    nodes.some((node) => node.parentNode !== parent);
  const moved = [...children].filter(isMoved);
  for (const [parent, nodes] of moved) restoreChildren(parent, nodes);
  wasTranslated = changed.length > 0 || moved.length > 0;
  return wasTranslated;
}

function restoreChildren(parent: Element, nodes: Node[]) {
  let next = parent.firstChild;
  for (const node of nodes) {
    if (node === next) next = next.nextSibling;
    else if (node instanceof Text || node.parentNode !== parent) parent.insertBefore(node, next);
    else next = node.nextSibling;
  }
  for (const translation of parent.querySelectorAll(':scope > font')) translation.remove();
}

/** Returns whether a translator has changed the page, before or after it was hydrated. */
export function isTranslated(): boolean {
  return wasTranslated || document.querySelector('font') !== null;
}

/** Translators wrap text in `font` elements, which the product never renders. */
export function isTranslation(node: Node | null): node is Element {
  return node?.nodeName === 'FONT';
}
