/**
 * A browser that translates a page replaces text nodes by `<font>` elements with the translation. React keeps its
 * references to the detached nodes: it would update texts that are not in the document, and fail where it removes a
 * text or inserts a node before it. Here each detached text is mapped to its replacement: changes of the one apply to
 * the other, and an updated text is put back into the document, where the browser translates it again.
 */

/** The replacement in the document of each detached text. */
const standIns = new WeakMap<Node, ChildNode>();

/** A node's replacement among its parent's children; the node itself where it has none. */
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

/** Makes a page safe to translate. Called once, before the first render. */
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
