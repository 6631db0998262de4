import { isTranslation } from './original-nodes.ts';

/** The translation of each text node that a translator has taken out of the page. */
const translations = new WeakMap<Node, Element>();

/**
 * Lets React go on after a browser has translated the page: translators replace or wrap text nodes,
 * which React then cannot remove or insert before, and whose changes would not be seen. See
 * https://github.com/facebook/react/issues/11538.
 */
export function patchDomForTranslation() {
  // oxlint-disable-next-line typescript/unbound-method -- each is called on the node it is called for
  const { insertBefore, removeChild } = Node.prototype;
  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, next: Node | null) {
      const inPlace = next && findInPlace(this, next);
      return insertBefore.call(this, node, inPlace ?? (next instanceof Text ? null : next));
    },
    removeChild(this: Node, child: Node) {
      const inPlace = findInPlace(this, child);
      if (inPlace === null && child instanceof Text) return child;
      removeChild.call(this, inPlace ?? child);
      return child;
    },
  });
  const observer = new MutationObserver((records) => {
    for (const record of records) follow(record, observer);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Returns the child of `parent` that is or shows this node; null if none does. */
function findInPlace(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node;
  let shown: Node | null = node.isConnected ? node : (translations.get(node) ?? null);
  while (shown !== null && shown.parentNode !== parent && isTranslation(shown.parentNode))
    shown = shown.parentNode;
  return shown?.parentNode === parent ? shown : null;
}

function follow(record: MutationRecord, observer: MutationObserver) {
  if (record.type === 'characterData') return show(record.target);
  const neighbors = [...record.addedNodes, record.previousSibling, record.nextSibling];
  const translation = neighbors.find(isTranslation);
  if (translation === undefined) return;
  for (const node of record.removedNodes) {
    if (!(node instanceof Text) || node.isConnected) continue;
    translations.set(node, translation);
    observer.observe(node, { characterData: true });
  }
}

/** Shows a changed text in place of the translation of its former one. */
function show(text: Node) {
  const translation = translations.get(text);
  if (!text.isConnected && translation?.isConnected) translation.replaceWith(text);
}
