import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../../../tests/support/cost.ts';
import { readCardForm } from './card-form.ts';
import { behaviourOf, grouped, passesLuhn, testCards } from './cards.ts';
import { cardTexts } from './texts.ts';

const now = new Date('2026-03-31T23:59:59Z');

function form(fields: Readonly<Record<string, string>> = {}): URLSearchParams {
  return new URLSearchParams({
    number: '4242 4242 4242 4242',
    expiry: '12/30',
    code: '123',
    name: 'A. Diallo',
    confirmation: 'late',
    ...fields,
  });
}

describe('a card number', () => {
  it('has the digit that the others give', () => {
    expect(testCards.filter(({ number }) => !passesLuhn(number))).toEqual([]);
    expect(['4242424242424241', '4242', '', 'abcdabcdabcdabcd'].filter(passesLuhn)).toEqual([]);
  });

  it('is shown in groups, with words for each test card', () => {
    expect(grouped('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(testCards.filter(({ number }) => !cardTexts[number])).toEqual([]);
  });

  it('that is not on the list is charged', () => {
    expect(behaviourOf('5555555555554444')).toEqual({ kind: 'charged' });
  });
});

describe('the card form', () => {
  it.each(['number', 'expiry', 'code', 'name'])('is read to its end, however hostile the %s is', (field) => {
    for (const text of hostileTexts) expect(readCardForm(form({ [field]: text }), now)).toBeDefined();
  });

  it('gives what will happen, and nothing of the card', () => {
    expect(readCardForm(form(), now)).toEqual({
      kind: 'right',
      behaviour: { kind: 'charged' },
      confirmation: 'late',
      name: 'A. Diallo',
    });
    expect(readCardForm(form({ confirmation: 'whenever' }), now)).toMatchObject({ confirmation: 'atOnce' });
  });

  it.each([
    ['03/26', true],
    ['3/2026', true],
    ['0326', true],
    ['02/26', false],
    ['13/30', false],
    ['', false],
  ])('reads the expiry date %s: a card is good until its month ends', (expiry, isRight) => {
    expect(readCardForm(form({ expiry }), now).kind).toBe(isRight ? 'right' : 'wrong');
  });

  it('names every field that is wrong, and keeps only the name', () => {
    const read = readCardForm(form({ number: '1', expiry: '1', code: 'x', name: 'A. Diallo' }), now);
    expect(read).toMatchObject({ kind: 'wrong', name: 'A. Diallo' });
    expect(read.kind === 'wrong' && [...read.errors.keys()]).toEqual(['number', 'expiry', 'code']);
  });
});
