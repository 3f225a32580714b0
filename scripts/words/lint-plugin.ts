/** A lint rule: names, comments and test titles have none of the words in `private-words.ts`. */
import { privateWordsIn } from './private-words.ts';

interface Located {
  readonly loc?: unknown;
}

interface Comment extends Located {
  readonly value: string;
}

interface Identifier extends Located {
  readonly name: string;
}

interface Call extends Located {
  readonly callee: { readonly name?: string; readonly object?: { readonly name?: string } };
  readonly arguments: readonly (Located & { readonly value?: unknown })[];
}

interface Context {
  readonly sourceCode: { getAllComments(): readonly Comment[] };
  report(found: { readonly node: Located; readonly message: string }): void;
}

const tests = new Set(['describe', 'it', 'test']);

const rule = {
  create(context: Context) {
    const refuse = (node: Located, text: string): void => {
      for (const { word, instead } of privateWordsIn(text))
        context.report({ node, message: `“${word}” is a private word: ${instead} (scripts/words/private-words.ts)` });
    };
    const name = (node: Identifier): void => refuse(node, node.name);
    return {
      Program: () => {
        for (const comment of context.sourceCode.getAllComments()) refuse(comment, comment.value);
      },
      Identifier: name,
      PrivateIdentifier: name,
      JSXIdentifier: name,
      CallExpression: ({ callee, arguments: [title] }: Call) => {
        if (typeof title?.value === 'string' && tests.has(callee.name ?? callee.object?.name ?? ''))
          refuse(title, title.value);
      },
    };
  },
};

export default { meta: { name: 'words' }, rules: { 'private-words': rule } };
