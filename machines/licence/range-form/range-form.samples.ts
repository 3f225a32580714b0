import { without } from '../../../domain/completeness.ts';
import { ApiError } from '../../failure.ts';
import type { Chart } from '../../engine/model/samples.ts';
import { defineChart, plain } from '../../engine/model/samples.ts';
import { rangeBook, rangeRequest, ranges, rangesRequest } from '../ranges/ranges.fixtures.ts';
import { readRangeList } from '../../../validation/rules/ip-list.ts';
import { isAwaiting } from '../change-request/change-request.states.ts';
import type { RangeFormContext } from './range-form.context.ts';
import { isComplete, isGone, isOne } from './range-form.context.ts';
import { freshRanges, rangeDraftRules } from './range-form.draft.ts';
import { rangeFormMachine } from './range-form.machine.ts';
import { rangeFormSteps } from '../licence.steps.ts';

const draft = freshRanges('2f8f5a34-6d0b-4c1e-9a6b-51f0c7d2e9aa');
const [free, marked] = ranges;
if (!free || !marked) throw new Error('There are too few networks');

const aboId = '88031';
const READ = 'POST /ajax/subscriptions/read';
const ADD = 'POST /ajax/subscriptions/ip/add';
const offline = (request: string) => ({ offline: new ApiError('offline', request) });

/** Two pasted networks, one of them invalid. */
const pasted = '203.0.113.104 – 111 Campus Sud\n2001:db8:77::/129';

/** A comment, and an exclusion of no network of the list: neither can be requested. */
const excluding = '# Campus du port\nExcludeIP 203.0.113.109';

/**
 * A network without one of its addresses, and a word that may be a label or an instruction. Neither has a vowel that
 * `follow.test.ts` replaces.
 */
const asking = '203.0.113.104/29 SAUF 203.0.113.109\nGris 198.51.100.192/27';

/** The walk types one list, corrects it or removes its second row, and sends it once; it changes one network once. */
function isPossible(token: string, context: RangeFormContext): boolean {
  const { draft: typed, range, book, failure } = context;
  const count = typed.rows?.length ?? 0;
  const isQuiet = failure === null && typed.receipt === null && context.outdated === null;
  const hasQuestion = (typed.report?.asked.length ?? 0) > 0;
  if (token.startsWith('word.')) return isQuiet && hasQuestion;
  if (token.startsWith('list.')) return isQuiet && !isOne(context) && count === 0;
  if (token.startsWith('row.removed') || token === 'row.written:mended') {
    return isQuiet && !hasQuestion && count === 2 && !isComplete(context);
  }
  if (token.startsWith('row.written')) return isQuiet && range !== '';
  if (token === 'place.changed:add') return isOne(context);
  if (token === 'place.changed:same') {
    const isTyped = isQuiet && count === 2 && isComplete(context);
    return !isOne(context) && (book === null || typed.receipt !== null || isTyped);
  }
  if (token === 'readRanges:done.incomplete') return range === String(free?.id) && book === null;
  if (token === 'readRanges:done.without') return range === String(free?.id);
  if (token === 'readRanges:failed.missing') return book === null && !isOne(context);
  if (token.startsWith('readRanges:failed')) {
    return book === null ? !isOne(context) : typed.receipt?.isLetThrough === false;
  }
  if (/^addRanges:(?:done\.letThrough|failed\.)/.test(token)) return count === 2;
  return true;
}

function rangesWord(context: RangeFormContext): string {
  if (!context.draft.rows?.length) return '';
  return isComplete(context) ? 'complete' : 'incomplete';
}

/** Facet of the text: empty, one with a word to ask about, or another. */
function textWord({ draft: { rangeList } }: RangeFormContext): string {
  if (rangeList === '') return '';
  return readRangeList(rangeList).some(({ kind }) => kind === 'asked') ? 'asking' : 'text';
}

function receiptWord({ draft: { receipt } }: RangeFormContext): string {
  if (receipt === null) return '';
  return receipt.isLetThrough ? 'letThrough' : 'asked';
}

function reportWord({ draft: { report } }: RangeFormContext): string {
  if (report && report.asked.length > 0) return 'question';
  return report && report.refused.length > 0 ? 'refused' : '';
}

function failureWord({ failure }: RangeFormContext): string {
  if (failure === null) return '';
  return Object.keys(failure.fields ?? {}).length > 0 ? `${failure.kind}-field` : failure.kind;
}

/** The form that adds, changes or corrects networks, with all its events. */
export const rangeFormChart: Chart<RangeFormContext> = defineChart({
  name: 'rangeForm',
  machine: rangeFormMachine,
  steps: rangeFormSteps,
  draft: rangeDraftRules,
  untyped: ['of', 'seed', 'attempt', 'submitted', 'excluded', 'report', 'receipt'],
  draftFields: {
    'list.written': ['rangeList'],
    'list.read': ['rangeList', 'rows'],
    'word.explained': ['rangeList', 'rows'],
    'row.written': ['rows'],
    'row.removed': ['rows'],
    'place.changed': ['rangeList', 'rows'],
    readRanges: ['rows'],
    addRanges: ['rangeList', 'rows'],
    editRange: ['rangeList', 'rows'],
  },
  inputs: {
    add: { draft, params: { aboId } },
    edit: { draft, params: { aboId, range: String(free.id) } },
    marked: { draft, params: { aboId, range: String(marked.id) } },
    correct: { draft, params: { aboId, request: '9401', line: '1' } },
  },
  events: {
    'list.written': {
      pasted: { rangeList: pasted },
      excluding: { rangeList: excluding },
      asking: { rangeList: asking },
      nothing: { rangeList: '' },
    },
    'list.read': plain,
    'word.explained': { label: { word: 'Gris', isLabel: true }, instruction: { word: 'Gris', isLabel: false } },
    'row.written': {
      mended: { index: 1, row: { range: '2001:db8:77::/48', label: '' } },
      other: { index: 0, row: { range: '198.51.100.128/26', label: 'Campus Est' } },
    },
    'row.removed': { second: { index: 1 } },
    'ranges.confirmed': plain,
    retried: plain,
    'place.changed': { same: { params: { aboId } }, add: { params: { aboId } } },
  },
  actorResponses: {
    readRanges: {
      done: {
        several: rangeBook(ranges.slice(0, 2)),
        /** Without the one to change. */
        without: rangeBook(ranges.slice(1, 2)),
        /** The one to change is among the unreadable ones. */
        incomplete: { ...rangeBook(ranges.slice(1, 2)), completeness: without(1) },
      },
      failed: { ...offline(READ), missing: new ApiError('notFound', READ) },
    },
    readModification: {
      done: {
        rejected: rangesRequest('rejected'),
        accepted: rangesRequest('accepted'),
        incomplete: { ...rangesRequest('rejected'), lines: [], completeness: without(2) },
      },
      failed: { ...offline(READ), missing: new ApiError('notFound', READ) },
    },
    addRanges: {
      done: {
        asked: rangeRequest(2, 'pending', 2),
        letThrough: rangeRequest(2, 'automaticallyAccepted', 2),
      },
      failed: {
        ...offline(ADD),
        overlap: new ApiError('invalid', ADD, {
          feedback: 'Vérifiez les champs signalés ci-dessous.',
          fields: { 'ranges.0.range': 'Vérifiez la plage d’adresses IP : elle chevauche 203.0.113.0/25.' },
        }),
      },
    },
    editRange: {
      done: { asked: rangeRequest(3, 'pending') },
      failed: offline('POST /ajax/subscriptions/ip/update'),
    },
  },
  params: { aboId },
  another: { params: { aboId: '88044' }, actorResponses: { readRanges: rangeBook(ranges.slice(1, 2)) } },
  effects: [],
  isPossible,
  serialize: (context) => ({
    of: context.request === '' ? context.range : 'correct',
    there: context.book && isGone(context) ? (context.failure === null ? 'gone' : 'unread') : '',
    awaits: isAwaiting(context) ? 'awaiting' : '',
    text: textWord(context),
    rows: `rows${context.draft.rows?.length ?? ''}`,
  }),
  visibleContext: (context, step) => ({
    ranges: rangesWord(context),
    report: reportWord(context),
    receipt: receiptWord(context),
    failure: step === 'loading' ? '' : failureWord(context),
  }),
  partial: ({ of = '', rows = '', ...others }) => ({
    ...others,
    of: of === '' ? '' : 'one',
    rows: rows === 'rows0' ? rows : 'rows',
  }),
  quiet: { 'writing.refreshing': 'the form stays in use, and is compared with the networks once they are read' },
});
