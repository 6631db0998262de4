import { moveFocus } from '../start/preserve-input.ts';

/** The children of each element, and the text of each text node, as the server sent them. */
type OriginalNodes = { root: Element; children: Map<Element, Node[]>; text: Map<Text, string> };

let original: OriginalNodes | null = null;
let wasChanged = false;

/**
 * Remembers the page's nodes for `restoreNodes`. Call it before anything else can have changed them:
 * translators, data detectors, password managers and extensions change a page before its app hydrates.
 */
export function rememberNodes(root: Element) {
  const [children, text] = [new Map<Element, Node[]>(), new Map<Text, string>()];
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node !== null; node = nodes.nextNode()) {
    if (node instanceof Text) text.set(node, node.data);
    else children.set(node as Element, [...node.childNodes]);
  }
  original = { root, children, text };
}

/**
 * Undoes what others have changed in the page, because React hydrates only what the server sent, and
 * renders anew what differs. Returns whether it has. Fields keep their input, focus and selection. Who
 * changed the page may do so again afterwards.
 */
export function restoreNodes(): boolean {
  if (original === null) return false;
  const { root, children, text } = original;
  original = null;
  const focused = document.activeElement;
  const changed = [...text].filter(([node, data]) => node.data !== data);
  for (const [node, data] of changed) node.data = data;
  const isChanged = ([parent, nodes]: [Element, Node[]]) =>
    nodes.length !== parent.childNodes.length ||
    nodes.some((node, index) => node !== parent.childNodes[index]);
  const parents = [...children].filter(isChanged);
  for (const [parent, nodes] of parents)
    restoreChildren(parent, nodes, { isRoot: parent === root });
  if (focused !== null && focused !== document.activeElement) moveFocus(focused, focused);
  wasChanged = changed.length > 0 || parents.length > 0;
  return wasChanged;
}

/** What others add to the root itself stays: React looks past it there. */
function restoreChildren(parent: Element, nodes: Node[], { isRoot }: { isRoot: boolean }) {
  const own = new Set(nodes);
  const foreign = [...parent.childNodes].filter((node) => !own.has(node));
  if (!isRoot) for (const node of foreign) node.remove();
  let next = parent.firstChild;
  for (const node of nodes) {
    while (next !== null && !own.has(next)) next = next.nextSibling;
    if (node === next) next = next.nextSibling;
    else parent.insertBefore(node, next);
  }
}

/** Returns whether others have changed the page, before or after it was hydrated. */
export function isChangedByOthers(): boolean {
  return wasChanged || document.querySelector('font') !== null;
}

/** Translators wrap text in `font` elements, which the product never renders. */
export function isTranslation(node: Node | null): node is Element {
  return node?.nodeName === 'FONT';
}
