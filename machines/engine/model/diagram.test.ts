import { createMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { around, diagramOf } from './diagram.ts';

const machine = createMachine({
  id: 'lamp',
  initial: 'waking',
  on: { named: { actions: [] } },
  states: {
    waking: { always: [{ guard: 'isDark', target: 'lit' }, { target: 'dark' }] },
    dark: { on: { pressed: { target: 'lit' }, held: { target: 'lit' } } },
    lit: {
      initial: 'dim',
      on: { pressed: { target: 'dark' } },
      states: { dim: { on: { turned: { target: 'bright' } } }, bright: {} },
    },
    broken: { type: 'final' },
  },
});

const whole = diagramOf(machine);
const idsOf = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id);

describe('the whole chart', () => {
  test('has a box for each state, within its parent', () => {
    expect(whole.boxes.map(({ path, parent }) => [path, parent])).toEqual([
      ['', null],
      ['waking', 'lamp'],
      ['dark', 'lamp'],
      ['lit', 'lamp'],
      ['lit.dim', 'lamp.lit'],
      ['lit.bright', 'lamp.lit'],
      ['broken', 'lamp'],
    ]);
  });

  test('knows first, last and passing states, and what stays', () => {
    expect(idsOf(whole.boxes.filter(({ isInitial }) => isInitial))).toEqual(['lamp.waking', 'lamp.lit.dim']);
    expect(idsOf(whole.boxes.filter(({ isEnd }) => isEnd))).toEqual(['lamp.broken']);
    expect(idsOf(whole.boxes.filter(({ isPassing }) => isPassing))).toEqual(['lamp.waking']);
    expect(idsOf(whole.boxes[0]?.stays ?? [])).toEqual(['lamp | named -> stays']);
  });

  test('has one line for all edges from one state to another', () => {
    expect(whole.lines.find(({ from }) => from === 'lamp.dark')?.edges.map(({ event }) => event)).toEqual([
      'pressed',
      'held',
    ]);
  });
});

describe('around a state', () => {
  test('lies where one comes from and where one can go, by edges of its parents too', () => {
    const part = around(whole, ['lit.dim']);
    expect(idsOf(part.lines)).toEqual(['lamp.lit.dim -> lamp.lit.bright', 'lamp.lit -> lamp.dark']);
    expect(idsOf(part.boxes)).toEqual(['lamp', 'lamp.dark', 'lamp.lit', 'lamp.lit.dim', 'lamp.lit.bright']);
    expect(part.boxes[0]?.folded).toBe(2);
  });

  test('a state that only passes on is passed', () => {
    const passing = diagramOf(
      createMachine({
        id: 'door',
        initial: 'shut',
        states: { shut: { on: { knocked: 'deciding' } }, deciding: { always: 'open' }, open: {} },
      }),
    );
    expect(idsOf(around(passing, ['shut']).lines)).toEqual([
      'door.shut -> door.deciding',
      'door.deciding -> door.open',
    ]);
  });
});
