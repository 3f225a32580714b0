import type { MessageDescriptor } from '@lingui/core';
import { money } from '../../../../domain/money.ts';
import { masthead } from '../../html/frame.ts';
import type { Markup } from '../../html/html.ts';
import { html } from '../../html/html.ts';
import { icon } from '../../html/icon.ts';
import { formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { CardField } from './card-form.ts';
import { grouped, testCards } from './cards.ts';
import { confirmationModes } from '../../db/sandbox-schema.ts';
import { hostedPath } from './sandbox.ts';
import type { SandboxSession } from './sessions.ts';
import { cardTexts, modeTexts, texts } from './texts.ts';

/** Errors of the form that was sent before, or of its card, and the name typed in it. */
export interface Rejected {
  readonly problem: 'form' | 'card';
  readonly errors: ReadonlyMap<CardField, MessageDescriptor>;
  readonly name: string;
}

export interface Page {
  readonly title: string;
  readonly body: Markup;
}

/** A page of a session: whom it pays, and when it is shown. */
export interface Shown {
  readonly session: SandboxSession;
  /** The name of the site. */
  readonly merchant: string;
  readonly now: Date;
}

type Say = (text: MessageDescriptor, values?: Readonly<Record<string, unknown>>) => string;

function sayIn({ locale }: SandboxSession): Say {
  return (text, values) => translator(locale)._({ ...text, ...(values && { values }) });
}

function amountOf({ amount_minor: minor, currency, locale }: SandboxSession): string {
  return formatMoney(money(minor, currency), locale);
}

/** Forms of the card page, for controls outside of them. */
const cardForm = 'card';
const cancelForm = 'cancel';

function fieldMarkup(
  say: Say,
  rejected: Rejected | null,
  field: {
    readonly name: CardField;
    readonly label: MessageDescriptor;
    readonly help?: MessageDescriptor;
    readonly value?: string;
    readonly attributes: Markup;
  },
): Markup {
  const { name, label, help, value = '', attributes } = field;
  const error = rejected?.errors.get(name);
  const described = [...(help ? [`${name}-help`] : []), ...(error ? [`${name}-error`] : [])].join(' ');
  return html`<div class="field">
    <label for="${name}">${say(label)}</label>
    ${help ? html`<p class="help" id="${name}-help">${say(help)}</p>` : null}
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      required
      ${attributes}
      ${described === '' ? null : html`aria-describedby="${described}"`}
      ${error ? html`aria-invalid="true"` : null}
    />
    ${error && rejected?.problem !== 'card' ? html`<p class="error" id="${name}-error">${say(error)}</p>` : null}
  </div>`;
}

/** What was wrong with the form before, in the notice of the application (`src/ui/feedback/notice.tsx`). */
function noticeMarkup(title: string, content: Markup): Markup {
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    ${icon('danger')}
    <div>
      <h2>${title}</h2>
      ${content}
    </div>
  </div>`;
}

/** A refused card: the advice, which describes its field, too, the way to the emptied fields, and the way out. */
function refusalSummary(say: Say, { errors }: Rejected): Markup {
  const advice = [...errors].map(([name, error]) => html`<p id="${name}-error">${say(error)}</p>`);
  return noticeMarkup(
    say(texts.refused),
    html`${advice}
      <p class="ways">
        <a href="#number">${say(texts.enterCard)}</a>
        <button class="link" form="${cancelForm}">${say(texts.otherMeans)}</button>
      </p>`,
  );
}

function errorSummary(say: Say, rejected: Rejected): Markup {
  const { problem, errors } = rejected;
  if (problem === 'card') return refusalSummary(say, rejected);
  const items = [...errors].map(([name, error]) => html`<li><a href="#${name}">${say(error)}</a></li>`);
  return noticeMarkup(
    say(texts.problems),
    html`<ul>
      ${items}
    </ul>`,
  );
}

/** A text whose references, `FA-2026-0117`, do not break at their hyphens. */
function withReferences(text: string): readonly Markup[] {
  const parts = text.split(/\b([A-Z]{2,4}(?:-[A-Z0-9]+)+)\b/);
  return parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

/** What is paid; the nameplate above says to whom. */
function orderMarkup(say: Say, { session }: Shown): Markup {
  return html`<section class="aside" aria-label="${say(texts.amount)}">
    <dl>
      <div>
        <dt>${say(texts.amount)}</dt>
        <dd class="amount">${amountOf(session)}</dd>
      </div>
      <div>
        <dt>${say(texts.for)}</dt>
        <dd>${withReferences(session.description)}</dd>
      </div>
      <div>
        <dt>${say(texts.reference)}</dt>
        <dd><code>${session.reference}</code></dd>
      </div>
    </dl>
  </section>`;
}

/** Cards to try, and when their payment is confirmed: below the form, to which the choice belongs. */
function testMarkup(say: Say, session: SandboxSession): Markup {
  const modes = confirmationModes.map(
    (mode) =>
      html`<option value="${mode}" ${mode === session.confirmation ? html` selected` : null}>
        ${say(modeTexts[mode])}
      </option>`,
  );
  const cards = testCards.map(({ number }) => {
    const text = cardTexts[number];
    return html`<li><code>${grouped(number)}</code> <span>${text ? say(text) : null}</span></li>`;
  });
  return html`<section class="tests">
    <h2>${say(texts.tests)}</h2>
    <details>
      <summary>${icon('unfold')} ${say(texts.cards)}</summary>
      <p class="help">${say(texts.cardsHelp)}</p>
      <ul>
        ${cards}
      </ul>
    </details>
    <div class="field">
      <label for="confirmation">${say(texts.confirmation)}</label>
      <p class="help" id="confirmation-help">${say(texts.confirmationHelp)}</p>
      <div class="select">
        <select id="confirmation" name="confirmation" form="${cardForm}" aria-describedby="confirmation-help">
          ${modes}
        </select>
        ${icon('unfold')}
      </div>
    </div>
  </section>`;
}

function formToken({ form_token: token }: SandboxSession): Markup {
  return html`<input type="hidden" name="token" value="${token}" />`;
}

const MINUTE = 60_000;

/**
 * What the buyer is to know before starting: the time left (WCAG 2.2, 2.2.1), in whole minutes, at least 1, and that no money moves.
 */
function notesMarkup(say: Say, { session, now }: Shown): Markup {
  const minutes = Math.max(1, Math.floor((Date.parse(session.expires_at) - now.getTime()) / MINUTE));
  return html`<p class="notes">${say(texts.limit, { minutes })} <small>${say(texts.test)}</small></p>`;
}

/** The way back to the site, where a transfer can be chosen. */
function cancelMarkup(say: Say, { session, merchant }: Shown): Markup {
  return html`<form id="${cancelForm}" method="post" action="${hostedPath(session.id)}/cancel">
    ${formToken(session)}
    <p class="muted">${say(texts.otherWay, { merchant })}</p>
    <button class="link">${say(texts.cancel)}</button>
  </form>`;
}

interface PageContent {
  readonly title: string;
  /** Directly below the title. */
  readonly alert?: Markup | null;
  readonly content: Markup;
}

function layout(say: Say, shown: Shown, { title, alert = null, content }: PageContent): Page {
  return {
    title: say(texts.titleFor, { title, merchant: shown.merchant }),
    body: html`${masthead(html`<span>${shown.merchant}</span>`, null)}
      <main class="paired order">
        <div>
          <h1>${title}</h1>
          ${alert}
        </div>
        ${orderMarkup(say, shown)}
        <div>${content}</div>
      </main>`,
  };
}

/** The page with the card form. */
export function cardPage(shown: Shown, rejected: Rejected | null): Page {
  const { session } = shown;
  const say = sayIn(session);
  const amount = amountOf(session);
  const digits = html`inputmode="numeric" spellcheck="false"`;
  const content = html`${notesMarkup(say, shown)}
    <form id="${cardForm}" method="post" action="${hostedPath(session.id)}/card" novalidate>
      ${formToken(session)}
      ${fieldMarkup(say, rejected, { name: 'number', label: texts.number, attributes: html`autocomplete="cc-number" ${digits}` })}
      <div class="pair">
        ${fieldMarkup(say, rejected, { name: 'expiry', label: texts.expiry, help: texts.expiryHelp, attributes: html`autocomplete="cc-exp" ${digits}` })}
        ${fieldMarkup(say, rejected, { name: 'code', label: texts.code, help: texts.codeHelp, attributes: html`autocomplete="cc-csc" ${digits}` })}
      </div>
      ${fieldMarkup(say, rejected, { name: 'name', label: texts.name, value: rejected?.name ?? '', attributes: html`autocomplete="cc-name"` })}
      <button class="wide">${say(texts.pay, { amount })}</button>
    </form>
    ${cancelMarkup(say, shown)} ${testMarkup(say, session)}`;
  const alert = rejected && errorSummary(say, rejected);
  const page = layout(say, shown, { title: say(texts.title), alert, content });
  return rejected ? { ...page, title: say(texts.errorTitle, { title: page.title }) } : page;
}

/**
 * The page of the buyer's bank (3-D Secure). Leaving it answers nothing: the buyer can resume it, use another card, or
 * go back and pay another way.
 */
export function bankPage(shown: Shown): Page {
  const { session } = shown;
  const say = sayIn(session);
  const content = html`<p>${say(texts.bankBody, { amount: amountOf(session) })}</p>
    ${notesMarkup(say, shown)}
    <form method="post" action="${hostedPath(session.id)}/authentication">
      ${formToken(session)}
      <p class="actions">
        <button name="answer" value="approve">${say(texts.approve)}</button>
        <button name="answer" value="refuse" class="quiet">${say(texts.refuse)}</button>
        <button name="answer" value="otherCard" class="quiet">${say(texts.otherCard)}</button>
      </p>
    </form>
    ${cancelMarkup(say, shown)}
    <p><a href="${session.failure_path}">${say(texts.leave)}</a></p>`;
  return layout(say, shown, { title: say(texts.bankTitle), content });
}
