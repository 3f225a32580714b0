/** A claim on an insurance: its draft, its context, its events, and its steps. */
import type { DraftRules } from 'chart-funnel';
import { routedIn, step } from 'chart-funnel';
import type { Infer } from 'superstruct';
import { array, enums, literal, nonempty, nullable, number, object, string, type } from 'superstruct';

/** A photo that the server has. */
export const photo = object({ id: string(), name: string() });

export type Photo = Infer<typeof photo>;

const draftStruct = object({
  /** With `attempt`, the idempotency key: a claim that is sent twice is taken once. */
  seed: string(),
  attempt: number(),
  kind: nullable(enums(['car', 'home'])),
  plate: string(),
  room: string(),
  photos: array(photo),
});

export type Draft = Infer<typeof draftStruct>;

export const freshDraft = (seed: string): Draft => ({ seed, attempt: 0, kind: null, plate: '', room: '', photos: [] });

/** A draft for the next claim, under a key of its own. */
export const nextDraft = ({ seed, attempt }: Draft): Draft => ({ ...freshDraft(seed), attempt: attempt + 1 });

/** The tab keeps a draft for a week. */
export const draft: DraftRules<Draft> = { version: 1, struct: draftStruct, lifetime: 7 * 24 * 60 * 60 * 1_000 };

/** What the server says of a claim: only a paid one is open. */
export const claimAnswer = type({ kind: enums(['paid', 'unpaid', 'unknown']) });

/** Where a claim is paid. */
export const sentClaim = type({ reference: string(), url: string() });

export interface Context {
  readonly draft: Draft;
  readonly failure: 'upload' | 'claim' | null;
  /** The claim that the address names. */
  readonly reference: string | null;
  readonly answer: Infer<typeof claimAnswer> | null;
}

export type Event =
  | { readonly type: 'kind.given'; readonly kind: 'car' | 'home' }
  | { readonly type: 'car.given'; readonly plate: string }
  | { readonly type: 'home.given'; readonly room: string }
  | { readonly type: 'photo.chosen'; readonly file: File }
  | { readonly type: 'photos.confirmed' | 'claim.confirmed' | 'retried' | 'another.begun' };

const text = nonempty(string());
const nothing = type({});
const described = { photos: nonempty(array(photo)) };
const outcome = { paths: ['/claim/outcome/:reference'], isOutcome: true, needs: nothing, progress: 'done' } as const;

export const steps = {
  kind: step('kind', { paths: ['/claim'], needs: nothing, progress: 'damage' }),
  car: step('car', {
    paths: ['/claim?step=car'],
    needs: type({ draft: type({ kind: literal('car') }) }),
    progress: 'damage',
  }),
  home: step('home', {
    paths: ['/claim?step=home'],
    needs: type({ draft: type({ kind: literal('home') }) }),
    progress: 'damage',
  }),
  photos: step('photos', {
    paths: ['/claim?step=photos'],
    needs: type({ draft: type({ kind: enums(['car', 'home']) }) }),
    progress: 'photos',
  }),
  check: step('check', {
    paths: ['/claim?step=check'],
    needs: type({ draft: type(described) }),
    progress: 'check',
  }),
  outcome: step('outcome', outcome),
  unreadable: step('unreadable', outcome),
  paid: step('paid', { ...outcome, needs: type({ reference: text }) }),
  unpaid: step('unpaid', { ...outcome, progress: 'check' }),
  unknown: step('unknown', { ...outcome, progress: null }),
};

export const routed = routedIn('claim');
