import { civility } from '../../../domain/enumerations.ts';
import { ApiError } from '../../failure.ts';
import type { Chart } from '../../engine/model/samples.ts';
import { defineChart, plain } from '../../engine/model/samples.ts';
import { readReaderList } from '../../../validation/reader-list/reader-list.ts';
import type { ReaderImportContext } from './reader-import.context.ts';
import { chargeNow, comparisonOf, hindranceOf } from './reader-import.context.ts';
import type { ImportedRow, ImportReceipt } from './reader-import.draft.ts';
import { freshReaderImport, readerImportDraftRules } from './reader-import.draft.ts';
import {
  addedReaders,
  anotherLicencePage,
  asked,
  changedReader,
  charged,
  fullLicencePage,
  letThrough,
  licencePage,
  presentReaders,
} from './reader-import.fixtures.ts';
import { readerImportMachine } from './reader-import.machine.ts';
import { readerImportSteps } from '../licence.steps.ts';

const SEED = '9c1d7c1e-52f4-4a38-8f0e-6f3f1be0a6d1';
const ABO_ID = String(licencePage.subscription.id);
const ADD = 'POST /ajax/subscriptions/reader/add';
const EDIT = 'POST /ajax/subscriptions/reader/update';

/** The second address is incomplete; the third reader is in the list twice. */
const pasted = [
  'Civilité;Prénom;Nom;E-mail',
  'Mme;Awa;Ndiaye;awa.ndiaye@cuivre.example',
  'M.;Koffi;Mensah;koffi.mensah@cuivre',
  'Mme;Awa;Ndiaye;awa.ndiaye@cuivre.example',
].join('\n');

/** The first two are readers of the licence with other names; the third one is new. */
const update = [
  'Civilité;Prénom;Nom;E-mail',
  'Mme;Aya;Koné-Sow;aya.kone@cuivre.example',
  'M.;Moussa;Diallo-Sow;moussa.diallo@cuivre.example',
  'Mme;Ina;Sow;ina.sow@cuivre.example',
].join('\n');

/** Why the readers are read quietly. */
const compared = 'the list stays in use, and is compared with the readers once they are read';

/** Only a reader whom the licence has already. */
const same = 'Civilité;Prénom;Nom;E-mail\nMme;Aya;Koné;aya.kone@cuivre.example';

/** First and last names are indistinguishable. */
const unclear = 'Ibrahim;Moussa;contact@cuivre.example';

/** A line that excludes a reader. */
const excluding = 'sauf ibrahim@cuivre.example';

const fresh = freshReaderImport(SEED, ABO_ID);
const kept: ImportedRow = {
  id: 1,
  line: 2,
  place: null,
  civility: civility.madam,
  firstName: 'Awa',
  lastName: 'Ndiaye',
  email: 'awa.ndiaye@cuivre.example',
  isOpen: false,
  isLeftOut: false,
};
const receipt: ImportReceipt = {
  id: addedReaders.id,
  reference: addedReaders.reference,
  state: 'pending',
  readers: 2,
  changed: 0,
  charge: { minor: 4_800, currency: 'EUR' },
};

const refusing = (fields: Readonly<Record<string, string>>) => new ApiError('invalid', ADD, { fields });

const isFull = ({ licence }: ReaderImportContext): boolean => licence?.seats.extra === null;

/** The second reader was left out. */
const isAside = ({ draft }: ReaderImportContext): boolean =>
  draft.rows.some(({ id, isLeftOut }) => id === 2 && isLeftOut);

/** Facet of the text: empty, a list, or text without a list. */
function textWord({ draft: { text, roles } }: ReaderImportContext): string {
  if (text === '') return '';
  const list = readReaderList(text, roles);
  if (list.kind === 'refused') return list.problem.kind === 'columns' ? 'unclear' : 'words';
  if (list.readers.length === 0) return 'excluding';
  if (text === pasted) return 'list';
  return text === update ? 'update' : text === same ? 'same' : 'clear';
}

/**
 * Row events need rows, and one row is tested for all. Events that behave alike everywhere (another list, a
 * revalidation of the seats) are tested in the initial state only; refused files after an empty list. A row that was
 * left out is restored.
 */
function isPossible(token: string, context: ReaderImportContext): boolean {
  const { rows, text, receipt } = context.draft;
  if (isAside(context)) return token === 'row.changed:broughtBack';
  const second = isFull(context) ? undefined : rows.find(({ id }) => id === 2);
  const isUntouched = second?.isLeftOut === false && second.email === 'koffi.mensah@cuivre';
  const isSound = rows.length === 0 ? text === '' && receipt === null : hindranceOf(context) === null;
  switch (token) {
    case 'text.changed:list':
    case 'text.changed:update':
    case 'text.changed:same':
      return rows.length === 0 && receipt === null;
    case 'text.changed:unclear':
    case 'text.changed:excluding':
      return rows.length === 0 && receipt === null && text === '';
    case 'columns.chosen:names':
      return context.problem?.kind === 'columns';
    case 'text.changed:words':
    case 'file.refused:workbook':
      return context.problem?.kind === 'empty';
    case 'list.given':
      return receipt === null;
    case 'list.emptied':
      return rows.length > 0 && !isFull(context);
    case 'row.changed:mended':
    case 'row.changed:leftOut':
      return isUntouched;
    case 'purchaseOrder.written:number':
      return context.draft.purchaseOrder === '' && chargeNow(context) !== null;
    case 'row.changed:broughtBack':
      return false;
    case 'row.changed:opened':
      return rows.some(({ id, isOpen, email }) => id === 1 && !isOpen && email === kept.email);
    case 'place.changed:same':
      return (
        context.licence === null ||
        (isSound && !context.failure && !context.problem && !context.outdated && !context.isChargeNew)
      );
    case 'readReaders:done.full':
      return rows.length > 0 && isSound;
    default:
      return true;
  }
}

export const readerImportChart: Chart<ReaderImportContext> = defineChart({
  name: 'readerImport',
  machine: readerImportMachine,
  steps: readerImportSteps,
  draft: readerImportDraftRules,
  untyped: ['seed', 'attempt', 'submitted', 'charge', 'sent', 'report', 'of'],
  draftFields: {
    'text.changed': ['text', 'roles'],
    'list.given': ['text', 'roles', 'rows', 'blankLines'],
    'list.emptied': ['rows', 'blankLines'],
    'row.changed': ['rows'],
    'purchaseOrder.written': ['purchaseOrder'],
    'readers.confirmed': ['rows'],
    'list.begun': ['receipt'],
    'xstate.route': ['text', 'roles', 'rows', 'blankLines', 'receipt'],
    addReaders: ['text', 'roles', 'rows', 'blankLines', 'receipt', 'purchaseOrder'],
    editReader: ['text', 'roles', 'rows', 'blankLines', 'receipt', 'purchaseOrder'],
    'columns.chosen': ['roles'],
  },
  begins: {
    'list.begun': {
      licence: 'the licence is the same',
      present: 'its readers are those that were just read',
      'draft.attempt': 'another list has another key',
      'draft.rows': 'rows that were not requested yet are the next list',
    },
  },
  inputs: {
    licence: { draft: fresh, params: { aboId: ABO_ID } },
    keptList: { draft: { ...fresh, rows: [kept] }, params: { aboId: ABO_ID } },
    receiptPage: { draft: { ...fresh, receipt }, params: { aboId: ABO_ID } },
  },
  events: {
    'text.changed': {
      list: { text: pasted },
      update: { text: update },
      same: { text: same },
      unclear: { text: unclear },
      excluding: { text: excluding },
      words: { text: 'Bonjour,' },
    },
    'columns.chosen': { names: { roles: ['firstName', 'lastName', 'email'] } },
    'file.refused': { workbook: { problem: 'workbook' } },
    'list.given': plain,
    'list.emptied': plain,
    'row.changed': {
      mended: { id: 2, change: { email: 'koffi.mensah@cuivre.example' } },
      leftOut: { id: 2, change: { isLeftOut: true } },
      broughtBack: { id: 2, change: { isLeftOut: false } },
      opened: { id: 1, change: { isOpen: true } },
    },
    'purchaseOrder.written': { number: { purchaseOrder: 'BC-2026-117' } },
    'readers.confirmed': plain,
    'list.begun': plain,
    retried: plain,
    'place.changed': { same: { params: { aboId: ABO_ID } } },
  },
  actorResponses: {
    readReaders: {
      done: { received: licencePage, full: fullLicencePage },
      failed: { offline: new ApiError('offline', 'POST /ajax/subscriptions/read') },
    },
    readAllReaders: {
      done: { received: presentReaders },
      failed: { offline: new ApiError('offline', 'POST /ajax/subscriptions/read') },
    },
    editReader: {
      done: { asked: changedReader },
      failed: {
        offline: new ApiError('offline', EDIT),
        pending: new ApiError('invalid', EDIT, { feedback: 'Une demande concernant ce lecteur est déjà en attente.' }),
      },
    },
    addReaders: {
      done: { asked, letThrough, charged },
      failed: {
        timeout: new ApiError('timeout', ADD),
        known: refusing({ 'readers.0.email': 'Cette personne lit déjà par cette licence.' }),
      },
    },
  },
  params: { aboId: ABO_ID },
  another: { params: { aboId: '410022' }, actorResponses: { readReaders: anotherLicencePage, readAllReaders: [] } },
  effects: [],
  isPossible,
  // Lines are compared by the kind of text, not by whether it has rows to send.
  partial: ({ text = '', ...others }) => ({ ...others, text: text === 'clear' ? 'list' : text }),
  serialize: (context) => ({
    rows: context.draft.rows.length > 0 ? 'rows' : '',
    text: textWord(context),
    aside: isAside(context) ? 'leftOut' : '',
    list: context.draft.rows.length > 0 ? (hindranceOf(context) ?? '') : '',
    changes: ['', 'change'][comparisonOf(context).changes.length] ?? 'changes',
    receipt: context.draft.receipt ? 'after' : '',
    seats: isFull(context) ? 'full' : '',
    order:
      isAside(context) || chargeNow(context) === null
        ? ''
        : context.draft.purchaseOrder === ''
          ? 'unnumbered'
          : 'numbered',
  }),
  visibleContext: (context, step) => {
    const { failure, outdated, isChargeNew, problem, refused, draft } = context;
    if (step === 'list') {
      return {
        problem: problem?.kind ?? '',
        begun: draft.rows.length > 0 ? 'begun' : '',
        outdated: outdated ? 'outdated' : '',
      };
    }
    if (step === 'sent') return { state: draft.receipt?.state === 'pending' ? 'pending' : '' };
    return {
      hindrance: step === 'check' ? (hindranceOf(context) ?? '') : '',
      failure: failure?.kind ?? '',
      outdated: outdated ? 'outdated' : '',
      charge: isChargeNew ? 'charged' : '',
      refused: Object.keys(refused).length > 0 ? 'refused' : '',
    };
  },
  quiet: {
    'list.refreshing': compared,
    'list.checking': compared,
    'check.refreshing': compared,
    'check.checking': compared,
  },
});
