/**
 * Words that an engineer would have to translate, and the field's terms for them. `npm run check -- words` refuses them in names,
 * comments, test titles and documents; texts for people have a glossary of their own (`glossary.ts`).
 */
const privateWords: Readonly<Record<string, string>> = {
  anew: 'again',
  anybody: 'anyone, any caller',
  beforehand: 'in advance, prefetched',
  beside: 'next to, in addition to',
  breach: 'violation',
  breaches: 'violations',
  debt: 'issue',
  debts: 'issues',
  letter: 'email',
  letterhead: 'email layout',
  letters: 'emails',
  loosely: 'partial',
  newcomer: 'first visit, anonymous visitor',
  newcomers: 'first visits, anonymous visitors',
  nobody: 'no one, no account, no caller',
  rival: 'conflict',
  shelf: 'cache',
  shelved: 'cached',
  somebody: 'a person, someone, an account',
  storey: 'layer',
  storeys: 'layers',
  stranger: 'anonymous visitor',
  strangers: 'anonymous visitors',
  stroll: 'random walk',
  surroundings: 'telemetry, environment',
  told: 'received, returned, shown, informed',
  wander: 'random walk',
  whatever: 'what, all that, any',
  whoever: 'the visitor, the caller, a person who',
  wish: 'pending change',
  wished: 'pending, requested',
  wishes: 'pending changes',
};

const anyOfThem = new RegExp(`\\b(?:${Object.keys(privateWords).join('|')})\\b`, 'giu');

/** The private words in a comment, title, document or name, whose words begin with a capital letter or follow `-` or `.`. */
export function privateWordsIn(text: string): readonly { readonly word: string; readonly instead: string }[] {
  return [...text.replaceAll(/([a-z0-9])([A-Z])/gu, '$1 $2').matchAll(anyOfThem)].map(([word]) => ({
    word,
    instead: privateWords[word.toLowerCase()] ?? '',
  }));
}
