import { localeTags } from '../../../domain/locale.ts';
import type { Markup } from '../html/html.ts';
import { html } from '../html/html.ts';
import { translator } from '../i18n/translator.ts';
import { issuerLine } from './email-text.ts';
import type { Email, EmailLayout, EmailPart } from './email.ts';
import { styles, styleSheet } from './email-style.ts';

const directLink = /*i18n*/ {
  id: 'mail.directLink',
  message: 'Direct link',
  comment: 'At the foot of an email, before the page address that its button opens',
};

/**
 * References such as `FA-2026-0377` and the word “e-mail”, which break at their hyphens, amounts with a minus sign; dates
 * such as `15 mars 2099` and `March 15, 2099`.
 */
const unbroken =
  /(?:\b(?:[A-Z]{1,4}(?:-[\dA-Za-z]+)+|e-mails?|\d{1,2}(?:er)? \p{L}+ \d{4}|\p{Lu}\p{L}+ \d{1,2}, \d{4})|−[€$£]?[\d.,\u202F]*\d)(?![\p{L}\d])/gu;

/** A text whose references and dates stay in one piece. */
function wholeTexts(text: string): Markup {
  const parts: Markup[] = [];
  let end = 0;
  for (const found of text.matchAll(unbroken)) {
    parts.push(html`${text.slice(end, found.index)}<span style="${styles.whole}">${found[0]}</span>`);
    end = found.index + found[0].length;
  }
  return html`${parts}${text.slice(end)}`;
}

/** What only Outlook on Windows draws, and what every other program does. */
const outlook = {
  only: { begin: { markup: '<!--[if mso]>' }, end: { markup: '<![endif]-->' } },
  never: { begin: { markup: '<!--[if !mso]><!-->' }, end: { markup: '<!--<![endif]-->' } },
} as const;

/** The button; for Outlook on Windows, which ignores the padding of links, in its own vector format. */
function buttonHtml({ label, url }: Extract<EmailPart, { kind: 'link' }>): Markup {
  const shape = 'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word" arcsize="4%"';
  return html`<div style="${styles.action}">
    ${outlook.only.begin}<v:roundrect
      ${{ markup: shape }}
      href="${url}"
      style="${styles.shape}"
      stroke="f"
      fillcolor="#0b5d4b"
      ><w:anchorlock />
      <center style="${styles.shapeText}">${label}</center></v:roundrect
    >${outlook.only.end} ${outlook.never.begin}<a class="button" href="${url}" style="${styles.button}">${label}</a
    >${outlook.never.end}
  </div>`;
}

function factsHtml({ rows }: Extract<EmailPart, { kind: 'facts' }>): Markup {
  return html`<table style="${styles.facts}">
    ${rows.map(
      ([label, value]) =>
        html`<tr>
          <th scope="row" class="label muted ruled" style="${styles.label}">${wholeTexts(label)}</th>
          <td class="value ruled" style="${styles.value}">${wholeTexts(value)}</td>
        </tr>`,
    )}
  </table>`;
}

function linesHtml({ columns, rows, sums }: Extract<EmailPart, { kind: 'lines' }>): Markup {
  const [name, amountName] = columns;
  return html`<table style="${styles.facts}">
    <thead>
      <tr>
        <th scope="col" class="muted inked" style="${styles.columnHead}">${name}</th>
        <th scope="col" class="muted inked" style="${styles.columnHeadEnd}">${amountName}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ label, net, tax }) =>
          html`<tr>
            <th scope="row" class="line ruled" style="${styles.lineName}">${wholeTexts(label)}</th>
            <td class="ruled" style="${styles.lineAmount}">
              ${net}${tax === null ? null : html`<br /><span class="tax muted" style="${styles.tax}">${wholeTexts(tax)}</span>`}
            </td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      ${sums.map(
        ({ row: [label, amount], isSum }) =>
          html`<tr>
            <th scope="row" class="${isSum ? 'inked' : 'muted'}" style="${isSum ? styles.totalName : styles.partName}">
              ${label}
            </th>
            <td class="${isSum ? 'inked' : ''}" style="${isSum ? styles.totalAmount : styles.partAmount}">${amount}</td>
          </tr>`,
      )}
    </tfoot>
  </table>`;
}

/** The words of a quotation keep their line breaks, so that nothing may stand between them and their element. */
const languageOf = ({ locale }: Extract<EmailPart, { kind: 'quotation' }>) => (locale ? html`lang="${locale}"` : null);

function partHtml(part: EmailPart): Markup {
  switch (part.kind) {
    case 'paragraph':
      return html`<p style="${styles.text}">${wholeTexts(part.text)}</p>`;
    case 'sum':
      return part.due === ''
        ? html`<p class="sum" style="${styles.sumAlone}">${part.amount}</p>`
        : html`<p class="sum" style="${styles.sum}">${part.amount}</p>
            <p style="${styles.due}">${wholeTexts(part.due)}</p>`;
    case 'facts':
      return factsHtml(part);
    case 'lines':
      return linesHtml(part);
    case 'link':
      return buttonHtml(part);
    case 'quotation':
      return html`<blockquote class="ruled" ${languageOf(part)} style="${styles.quotation}">${part.text}</blockquote>`;
  }
}

/** The line that a mailbox shows next to the subject: the first sentence of the email. */
function preheader({ parts }: Email): string {
  return parts.find((part) => part.kind === 'paragraph')?.text ?? '';
}

/** An email as an HTML page: one column, no image, no external resource. */
export function emailHtml(mail: Email, { name, email, phone, issuer }: EmailLayout, dateline: string): string {
  const i18n = translator(mail.locale);
  const lead = mail.parts.findIndex(({ kind }) => kind === 'sum');
  const action = mail.parts.findIndex(({ kind }) => kind === 'link');
  const urls = mail.parts.flatMap((part) => (part.kind === 'link' ? [part.url] : []));
  // An email about a sum begins with it and with the button; the words follow.
  const leads = (index: number): boolean => lead !== -1 && (index === lead || index === action);
  const body = mail.parts.filter((_, index) => !leads(index));
  const company = html`<p class="note muted" style="${styles.note}">${issuerLine(issuer, mail.locale)}</p>`;
  const note = mail.note === '' ? null : html`<p class="muted" style="${styles.remark}">${mail.note}</p>`;
  return html`<!doctype html>
    <html lang="${localeTags[mail.locale]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${mail.subject}</title>
        <style>
          ${{ markup: styleSheet }}
        </style>
      </head>
      <body class="body" style="${styles.body}">
        <div style="${styles.preheader}" aria-hidden="true">${preheader(mail)}</div>
        <div style="${styles.sheet}">
          <div class="inner" style="${styles.inner}">
            <table role="presentation" style="${styles.head}" class="inked">
              <tr>
                <td style="${styles.nameplate}">${name}</td>
                <td class="muted" style="${styles.dateline}">${dateline}</td>
              </tr>
            </table>
            <div class="inked" style="${styles.rule}"></div>
            <h1 class="title" style="${styles.title}">${wholeTexts(mail.title ?? mail.subject)}</h1>
            <p style="${styles.text}">${mail.salutation}</p>
            ${mail.parts.filter((_, index) => leads(index)).map(partHtml)} ${body.map(partHtml)} ${note}
            ${urls.map((url) => html`<p class="muted" style="${styles.direct}">${i18n._(directLink)}<br />${url}</p>`)}
            <address class="muted" style="${styles.signature}">
              ${name}<br /><a class="mail-link" href="mailto:${email}" style="${styles.mailLink}">${email}</a
              ><br />${phone}
            </address>
          </div>
          ${company}
        </div>
      </body>
    </html> `.markup;
}
