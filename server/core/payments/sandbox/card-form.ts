import type { MessageDescriptor } from '@lingui/core';
import type { DeclineReason } from '../../../../domain/payment.ts';
import type { CardBehaviour, CardRefusal } from './cards.ts';
import { behaviourOf, cardRefusals, passesLuhn } from './cards.ts';
import type { ConfirmationMode } from '../../db/sandbox-schema.ts';
import { isConfirmationMode } from './confirmation-modes.ts';
import { refusalTexts, texts } from './texts.ts';

/** The fields that a buyer fills in. */
export type CardField = 'number' | 'expiry' | 'code' | 'name';

/** The submitted form: its errors, or the behaviour of the card. */
export type CardForm =
  | { readonly kind: 'wrong'; readonly errors: ReadonlyMap<CardField, MessageDescriptor>; readonly name: string }
  | {
      readonly kind: 'right';
      readonly behaviour: CardBehaviour;
      readonly confirmation: ConfirmationMode;
      readonly name: string;
    };

function expiryError(text: string, now: Date): MessageDescriptor | null {
  const parts = /^(0?[1-9]|1[0-2])\s*(?:[/-]\s*)?(?:20)?(\d{2})$/.exec(text);
  if (!parts) return texts.expiryWrong;
  const afterLastDay = Date.UTC(2000 + Number(parts[2]), Number(parts[1]));
  return afterLastDay <= now.getTime() ? texts.expiryPast : null;
}

/** Reads the form of the card page. Only the card's behaviour is kept, none of its data. */
export function readCardForm(form: URLSearchParams, now: Date): CardForm {
  const field = (name: string) => (form.get(name) ?? '').trim();
  const number = field('number').replace(/[\s-]/g, '');
  const name = field('name').slice(0, 100);
  const errors = new Map<CardField, MessageDescriptor>();
  if (!passesLuhn(number)) errors.set('number', texts.numberWrong);
  const expiry = expiryError(field('expiry'), now);
  if (expiry) errors.set('expiry', expiry);
  if (!/^\d{3,4}$/.test(field('code'))) errors.set('code', texts.codeWrong);
  if (name === '') errors.set('name', texts.nameWrong);
  if (errors.size > 0) return { kind: 'wrong', errors, name };
  const mode = form.get('confirmation');
  return {
    kind: 'right',
    behaviour: behaviourOf(number),
    confirmation: isConfirmationMode(mode) ? mode : 'atOnce',
    name,
  };
}

/** The field that a refusal is about. */
const fields: Readonly<Partial<Record<CardRefusal, CardField>>> = { expiredCard: 'expiry', incorrectCode: 'code' };

/** The error after a refused card, at its field; `null` if none was refused. */
export function refusalError(reason: DeclineReason | null): ReadonlyMap<CardField, MessageDescriptor> | null {
  const refusal = cardRefusals.find((known) => known === reason);
  return refusal ? new Map([[fields[refusal] ?? 'number', refusalTexts[refusal]]]) : null;
}
