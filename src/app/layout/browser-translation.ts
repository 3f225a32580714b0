/**
 * A browser that translates a page takes its texts out, and puts `<font>` elements with other words in their places.
 * React goes on with the texts that it knows: it would change words that nobody sees, and fail where it removes a text or
 * puts something before it. Here a text that was taken out is known by its stand-in: what happens to the one happens to the
 * other, and new words are put back, to be translated in their turn.
 */

/** What stands in the page for a text that was taken out. */
const standIns = new WeakMap<Node, ChildNode>();

/** What stands for a node among another one's children; the node itself where nothing does. */
function presentIn(parent: Node, child: Node): Node {
  const standIn = child.parentNode === parent ? undefined : standIns.get(child);
  return standIn?.parentNode === parent ? standIn : child;
}

/** A text that is put somewhere else leaves nothing behind. */
function forget(text: Node): void {
  standIns.get(text)?.remove();
  standIns.delete(text);
}

const isStandIn = (node: Node | null): node is HTMLElement => node instanceof HTMLElement && node.tagName === 'FONT';

/** Lets a page be translated. Called once, before anything is drawn. */
export function bearTranslation(body: HTMLElement): void {
  // As they are called with a node of their own each time, it does not matter that they are taken from theirs.
  // oxlint-disable-next-line typescript/unbound-method
  const { insertBefore, appendChild, removeChild } = Node.prototype;
  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, before: Node | null): Node {
      forget(node);
      return insertBefore.call(this, node, before && presentIn(this, before));
    },
    appendChild(this: Node, node: Node): Node {
      forget(node);
      return appendChild.call(this, node);
    },
    removeChild(this: Node, child: Node): Node {
      removeChild.call(this, presentIn(this, child));
      return child;
    },
  });

  const words = new MutationObserver((records) => {
    for (const { target } of records) standIns.get(target)?.replaceWith(target);
  });
  const replacing = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const text of removedNodes) {
        const standIn = text instanceof Text && [...addedNodes, previousSibling, nextSibling].find(isStandIn);
        if (!standIn || text.isConnected) continue;
        standIns.set(text, standIn);
        words.observe(text, { characterData: true });
      }
    }
  });
  replacing.observe(body, { childList: true, subtree: true });
}
