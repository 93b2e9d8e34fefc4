/**
 * Lets React live with a translator of the browser (ADR 0048). Chrome's puts an element of its own where a text was and
 * keeps the text outside the page. React still writes into that text, removes it, or inserts before it: the first is
 * never seen, the others throw and end the page. Here a text returns to its place before React needs it there, and the
 * translator translates it again. Edge and Firefox write into the text itself and need nothing.
 */

/** The texts that a translator's element stands for, in their order. */
const textsOf = new WeakMap<Node, Text[]>();
/** The element that stands for a text. */
const standIns = new WeakMap<Node, Element>();

/** Puts the texts behind a translator's element back, if `node` is one of them. */
function restore(node: Node): void {
  const standIn = standIns.get(node);
  if (!standIn) return;
  const texts = textsOf.get(standIn) ?? [];
  textsOf.delete(standIn);
  for (const text of texts) standIns.delete(text);
  standIn.replaceWith(...texts);
}

/** Notes which elements took the place of which texts. */
function note(records: MutationRecord[], written: MutationObserver): void {
  // React makes no such element.
  const put = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(({ nodeName }) => nodeName === 'FONT');
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of put.length > 0 ? records : []) {
    const beside = put.filter((node) => [...addedNodes, previousSibling, nextSibling].includes(node));
    const standIn = beside.find((node) => !textsOf.has(node)) ?? beside[0];
    if (!(standIn instanceof Element)) continue;
    for (const text of removedNodes) {
      if (!(text instanceof Text) || text.isConnected) continue;
      textsOf.set(standIn, [...(textsOf.get(standIn) ?? []), text]);
      standIns.set(text, standIn);
      written.observe(text, { characterData: true });
    }
  }
}

/** Watches for translators from now on. Call it once, before the first rendering. */
export function surviveTranslation(): void {
  const written = new MutationObserver((records) => {
    for (const { target } of records) restore(target);
  });
  const page = new MutationObserver((records) => note(records, written));
  page.observe(document.documentElement, { childList: true, subtree: true });
  const { insertBefore, removeChild, appendChild } = Node.prototype;
  /** Returns whether `child` is in `parent`. A text that a translator took away returns first. */
  const holds = (parent: Node, child: Node) => {
    if (child.parentNode === parent || !(child instanceof Text)) return true;
    note(page.takeRecords(), written);
    restore(child);
    return child.parentNode === parent;
  };
  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, child: Node | null) {
      restore(node);
      // A text that was taken before this watch began never returns: the end of its parent is the best place left.
      return insertBefore.call(this, node, child && holds(this, child) ? child : null);
    },
    removeChild(this: Node, child: Node) {
      return holds(this, child) ? removeChild.call(this, child) : child;
    },
    appendChild(this: Node, node: Node) {
      restore(node);
      return appendChild.call(this, node);
    },
  });
}
