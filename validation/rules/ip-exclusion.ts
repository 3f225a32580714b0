/**
 * Text that leaves addresses out instead of naming them. An exclusion read as a range would admit the excluded
 * addresses.
 */
import { folded } from '../folded.ts';

/** No longer word is part of a range. */
const LONGEST_WORD = 100;

/** Whether a word was meant as an address or as a range: four numbers, an asterisk, a prefix, groups with colons. */
export function isAddressLike(word: string): boolean {
  if (word.length > LONGEST_WORD) return false;
  return /^["'«(]*\[?(?:\d+(?:\.\d+){3}|\d[\d.]*\.[*x]|\d[\d.]*\/\d|[\da-f]*:[\da-f]*:)/i.test(word.normalize('NFKC'));
}

/** Beginnings of words that exclude wherever they stand: `ExcludeIP`, `excepté`, `denied`. */
const strong =
  /^(?:exclu|except|exempt|sauf$|hormis|den(?:y|ied|ies)|disallow|reject|blacklist|blocklist|denylist|forbid|interdi|blo(?:ck|qu)(?:ed?$|es$|ip|er$|ees?$)|ban(?:ip|ned|ni(?:e|s|es)?)$)/;

/** Words that exclude the address behind them, and otherwise stand in labels: `Réseau sans fil`. */
const weak = new Set(
  'not non no ne pas sans without but hors minus moins drop block ban skip ignore remove removed delete deleted retirer retire supprimer supprime omit unless autre other revoke'.split(
    ' ',
  ),
);

/** Those that are commands at the beginning of a line: `no access-list 192.0.2.1`. */
const commands = new Set('not no ne drop ban remove delete retirer supprimer skip ignore'.split(' '));

/** Words that may stand between such a word and its address. */
const connectors = new Set(
  'a ip ips ipv4 ipv6 from of de du des la le les l d que than the host hosts adresse adresses address addresses range ranges plage plages subnet reseau reseaux network networks any'.split(
    ' ',
  ),
);

type Item =
  | { readonly kind: 'address'; readonly isNegated: boolean; readonly isNetwork: boolean }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'dash' };

const negation = /^["'(]*[!~¬^≠\\]+=?/u;
const dashes = /^\p{Pd}+/u;

function itemsOf(text: string): readonly Item[] {
  const items: Item[] = [];
  for (const token of text.normalize('NFKC').split(/[\s,;()«»"“”|=]+/u)) {
    const bare = token.replace(negation, '').replace(dashes, '');
    const before = items.at(-1);
    if (isAddressLike(bare)) {
      // `192.0.2.1 -192.0.2.9` is a range; behind a network, or with nothing before it, a dash takes away.
      const isMinus = dashes.test(token) && (before?.kind !== 'address' || before.isNetwork);
      const isNetwork = /[/*x\p{Pd}]/u.test(bare);
      items.push({ kind: 'address', isNegated: isMinus || negation.test(token), isNetwork });
    } else if (token !== '' && bare === '') items.push({ kind: 'dash' });
    else
      items.push(
        ...folded(token)
          .split(' ')
          .flatMap((word) => (word === '' ? [] : [{ kind: 'word', word } as const])),
      );
  }
  return items;
}

/** Whether a text has an address, or something that was meant as one. */
export function hasAddress(text: string): boolean {
  return itemsOf(text).some(({ kind }) => kind === 'address');
}

function isSubtracted(items: readonly Item[], index: number): boolean {
  const [before, dash, address] = items.slice(index, index + 3);
  return before?.kind === 'address' && before.isNetwork && dash?.kind === 'dash' && address?.kind === 'address';
}

/** Whether text excludes addresses: by a word in French or English, by a sign before an address, by a subtraction. */
export function excludesAddresses(text: string): boolean {
  const items = itemsOf(text);
  const first = items.findIndex(({ kind }) => kind === 'address');
  const last = items.findLastIndex(({ kind }) => kind === 'address');
  return items.some((item, index) => {
    if (item.kind === 'address') return item.isNegated || isSubtracted(items, index);
    if (item.kind === 'dash') return index === 0 && items[1]?.kind === 'address';
    if (strong.test(item.word)) return true;
    if (!weak.has(item.word) || index > last) return false;
    if (index === 0 && commands.has(item.word)) return true;
    const next = items.slice(index + 1).find((other) => other.kind !== 'word' || !connectors.has(other.word));
    return next?.kind === 'address' || (first !== -1 && first < index);
  });
}

/** Whether a line without an address says that those below it are excluded: `Exclusions :`, `Liste noire`, `Not:`. */
export function isExclusionHeading(text: string): boolean {
  const words = folded(text).split(' ');
  const phrase = words.join(' ');
  if (words.some((word) => strong.test(word)) || /liste noire|black list|block list|deny list/.test(phrase))
    return true;
  const others = words.filter((word) => !connectors.has(word));
  return others.length > 0 && others.every((word) => weak.has(word));
}

/** Whether words do nothing but exclude what follows: `sauf`, `à l’exception de`, `Deny from`. */
export function isExclusionPhrase(text: string): boolean {
  const words = folded(text).split(' ');
  const others = words.filter((word) => !connectors.has(word));
  return others.length > 0 && others.every((word) => strong.test(word) || weak.has(word));
}

/** Words that admit the range behind them. */
const inclusion = /^(?:inclu|allow|permit|accept|autoris|requi(?:re|ert))/;

/** Whether words do nothing but include what follows: `permit`, `Allow from`, `Require ip`. */
export function isInclusionPhrase(text: string): boolean {
  const words = folded(text).split(' ');
  return (
    words.some((word) => inclusion.test(word)) && words.every((word) => inclusion.test(word) || connectors.has(word))
  );
}
