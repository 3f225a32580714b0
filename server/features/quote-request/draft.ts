import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { KeptQuoteDraft, QuoteDraftChange } from '../../../validation/forms/quote-request.ts';
import type { AccountId } from '../../core/db/account-id.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import { countCaller } from '../../core/rpc/throttle.ts';
import { hashOf, mintSecret } from '../../core/secrets.ts';
import type { Services } from '../../core/services.ts';
import { texts } from './texts.ts';

/** Owner of a draft: an account, or the visitor whose cookie has this hash. */
type DraftOwner = { readonly account_id: AccountId } | { readonly visitor_hash: Buffer };

/**
 * Owner of the caller's drafts; `null` for a visitor who has none yet. A caller recognised by network address, or by an
 * invoice link, counts as a visitor here: others may share that identity.
 */
function draftOwner({ identity, cookies }: CallContext): DraftOwner | null {
  if (identity.signedIn) return { account_id: identity.signedIn.id };
  const secret = cookies.read('quote');
  return secret === null ? null : { visitor_hash: hashOf(secret) };
}

/** Lifetime of a draft after its last change. */
const DRAFT_SECONDS = 30 * 24 * 3600;

/** Changes by one caller; each visitor without cookie creates a row. */
const limit = { attempts: 600, seconds: 600 };

const nextVersion = sql<number>`nextval('quote_draft_versions')`;

function ownedBy(owner: DraftOwner) {
  return 'account_id' in owner
    ? sql<boolean>`account_id = ${owner.account_id}`
    : sql<boolean>`visitor_hash = ${owner.visitor_hash}`;
}

/** The caller's saved draft. Throws `UnreadableValue`. */
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

/** Changes the draft if the caller has its version; or detects a retry of the same change. */
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

/** Creates a draft if its owner has no current one; `null` if there is one. */
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
 * Saves a draft in place of the caller's version, 0 for none, and returns its new version. A visitor gets a cookie that
 * owns it; the server chooses its secret. Throws a `CallFailure`: 409 if the draft was changed, sent or deleted
 * elsewhere meanwhile, 429 after too many changes.
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

/** Deletes the caller's draft. */
export async function dropDraft(db: Kysely<Schema>, context: CallContext): Promise<void> {
  const owner = draftOwner(context);
  if (owner) await db.deleteFrom('quote_drafts').where(ownedBy(owner)).execute();
}

/**
 * Moves this browser's draft to the account that just signed in: it is newer than one that the account may have. The
 * next account to sign in here does not find it.
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
