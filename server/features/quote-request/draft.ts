import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { KeptQuoteDraft, QuoteDraftChange } from '../../../machines/domain/quote-request.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import { countCaller } from '../../core/rpc/throttle.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Services } from '../../core/services.ts';
import { hashOf, mintSecret } from '../../core/secrets.ts';
import type { DraftOwner } from './draft-owner.ts';
import { draftOwner } from './draft-owner.ts';
import { texts } from './texts.ts';

/** A draft is forgotten this long after its last change. */
const DRAFT_SECONDS = 30 * 24 * 3600;

/** Changes by one caller; each visitor without cookie leaves a row. */
const limit = { attempts: 600, seconds: 600 };

const nextVersion = sql<number>`nextval('quote_draft_versions')`;

function ownedBy(owner: DraftOwner) {
  return 'account_id' in owner
    ? sql<boolean>`account_id = ${owner.account_id}`
    : sql<boolean>`visitor_hash = ${owner.visitor_hash}`;
}

/** The draft that is kept for the caller. Throws `UnreadableValue`. */
export async function readDraft({ db, clock }: Services, context: CallContext): Promise<KeptQuoteDraft> {
  const owner = draftOwner(context);
  const found =
    owner &&
    (await db
      .selectFrom('quote_drafts')
      .select(['id', 'version', 'content'])
      .where(ownedBy(owner))
      .where('expires_at', '>', clock.now().toISOString())
      .executeTakeFirst());
  if (!found) return { version: 0, draft: null };
  return { version: found.version, draft: storedColumns.quote_drafts.content.read(found.content, found.id) };
}

interface Save {
  readonly owner: DraftOwner;
  readonly change: QuoteDraftChange;
  readonly expiresAt: string;
}

/** Changes the draft whose version the caller has; or finds that this very change was made, and its answer lost. */
async function changeDraft({ db, clock }: Services, { owner, change, expiresAt }: Save): Promise<number | null> {
  const content = storedColumns.quote_drafts.content.write(change.draft);
  const isCurrent = sql<boolean>`version = ${change.version}`;
  const changed = await db
    .updateTable('quote_drafts')
    .set({
      content,
      version: sql<number>`case when ${isCurrent} then ${nextVersion} else version end`,
      replaced: change.version,
      expires_at: expiresAt,
    })
    .where(ownedBy(owner))
    .where('expires_at', '>', clock.now().toISOString())
    .where(sql<boolean>`(${isCurrent} or (replaced = ${change.version} and content = ${content}::jsonb))`)
    .returning('version')
    .executeTakeFirst();
  return changed?.version ?? null;
}

/** Begins a draft where its owner has none that is still kept; `null` where there is one. */
async function beginDraft({ db, clock }: Services, { owner, change, expiresAt }: Save): Promise<number | null> {
  const draft = { content: storedColumns.quote_drafts.content.write(change.draft), replaced: 0, expires_at: expiresAt };
  const begun = await db
    .insertInto('quote_drafts')
    .values({ account_id: null, visitor_hash: null, ...owner, ...draft })
    .onConflict((conflict) =>
      conflict
        .column('account_id' in owner ? 'account_id' : 'visitor_hash')
        .doUpdateSet({ ...draft, version: nextVersion })
        .where('quote_drafts.expires_at', '<=', clock.now().toISOString()),
    )
    .returning('version')
    .executeTakeFirst();
  return begun?.version ?? null;
}

/**
 * Keeps a draft in the place of the version that the caller has, 0 for none, and gives its new version. A visitor gets a
 * cookie by which it is theirs; the server chooses its secret. Throws a `CallFailure`: 409 where the draft was changed,
 * sent or thrown away elsewhere meanwhile, 429 after too many changes.
 */
export async function saveDraft(services: Services, change: QuoteDraftChange, context: CallContext): Promise<number> {
  await countCaller(services, { what: 'quote draft by address', limit }, context);
  const expiresAt = new Date(services.clock.now().getTime() + DRAFT_SECONDS * 1000).toISOString();
  const owner = draftOwner(context);
  const changed = owner && (await changeDraft(services, { owner, change, expiresAt }));
  if (changed !== null) {
    const held = context.identity.signedIn ? null : context.cookies.read('quote');
    if (held !== null) context.cookies.set('quote', held, DRAFT_SECONDS);
    return changed;
  }
  if (change.version !== 0) throw new CallFailure(409, texts.draftChanged);
  if (owner && 'account_id' in owner) {
    const begun = await beginDraft(services, { owner, change, expiresAt });
    if (begun === null) throw new CallFailure(409, texts.draftChanged);
    return begun;
  }
  if ((await readDraft(services, context)).draft) throw new CallFailure(409, texts.draftChanged);
  const secret = mintSecret();
  const begun = await beginDraft(services, { owner: { visitor_hash: hashOf(secret) }, change, expiresAt });
  if (begun === null) throw new Error('A new secret has a draft already');
  context.cookies.set('quote', secret, DRAFT_SECONDS);
  return begun;
}

/** Throws the caller's own draft away. */
export async function dropDraft(db: Kysely<Schema>, context: CallContext): Promise<void> {
  const owner = draftOwner(context);
  if (owner) await db.deleteFrom('quote_drafts').where(ownedBy(owner)).execute();
}

/**
 * Gives the draft of this browser's visitor to the account that they have just signed in to: it is newer than one the
 * account may have. Whoever signs in next does not find it.
 */
export async function adoptDraft(
  { db, clock }: Services,
  accountId: AccountId,
  { cookies }: CallContext,
): Promise<void> {
  const secret = cookies.read('quote');
  if (secret === null) return;
  cookies.clear('quote');
  await db.transaction().execute(async (trx) => {
    const visitors = trx
      .selectFrom('quote_drafts')
      .select('id')
      .where('visitor_hash', '=', hashOf(secret))
      .where('expires_at', '>', clock.now().toISOString());
    const draft = await visitors.forUpdate().executeTakeFirst();
    if (!draft) return;
    await trx.deleteFrom('quote_drafts').where('account_id', '=', accountId).execute();
    await trx
      .updateTable('quote_drafts')
      .set({ account_id: accountId, visitor_hash: null })
      .where('id', '=', draft.id)
      .execute();
  });
}
