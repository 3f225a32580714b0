import { localeTags } from '../../../machines/domain/locale.ts';
import type { Markup } from '../html/html.ts';
import { html } from '../html/html.ts';
import { issuerLine } from './issuer-line.ts';
import type { Email, EmailLayout, EmailPart } from './email.ts';

const serif = "font-family:'Source Serif 4',Georgia,'Times New Roman',serif";
const sans = "font-family:'Libre Franklin',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/** Styles stand on the elements: mail programs drop the others. Colours are the page's light ones. */
const styles = {
  body: 'margin:0;padding:32px 16px;background:#fbf9f4;color:#1b1a17',
  sheet: 'max-width:560px;margin:0 auto;background:#ffffff;border-top:3px solid #1b1a17;padding:28px 32px 32px',
  head: `${serif};font-size:22px;line-height:28px;font-weight:600;margin:0 0 4px`,
  rule: 'border:0;border-top:1px solid #d9d3c6;margin:16px 0 24px',
  title: `${serif};font-size:26px;line-height:32px;font-weight:600;margin:0 0 20px`,
  text: `${serif};font-size:17px;line-height:26px;margin:0 0 18px`,
  facts: 'border-collapse:collapse;width:100%;margin:0 0 24px',
  label: `${sans};font-size:14px;line-height:20px;color:#5c574e;font-weight:400;text-align:left;vertical-align:top;padding:10px 16px 10px 0;border-bottom:1px solid #d9d3c6`,
  value: `${sans};font-size:16px;line-height:20px;font-weight:600;text-align:right;vertical-align:top;padding:10px 0;border-bottom:1px solid #d9d3c6;font-variant-numeric:tabular-nums`,
  action: 'margin:0 0 24px',
  button: `${sans};display:inline-block;font-size:16px;line-height:24px;font-weight:600;color:#ffffff;background:#0b5d4b;text-decoration:none;padding:12px 24px;border-radius:3px`,
  address: `${sans};font-size:13px;line-height:20px;color:#5c574e;margin:12px 0 0;word-break:break-all`,
  quotation: `${serif};font-size:17px;line-height:26px;margin:0 0 18px;padding:0 0 0 16px;border-left:3px solid #d9d3c6;white-space:pre-line`,
  signature: `${sans};font-size:14px;line-height:22px;color:#5c574e;font-style:normal;margin:28px 0 0`,
  note: `${sans};font-size:13px;line-height:20px;color:#5c574e;max-width:560px;margin:16px auto 0`,
} as const;

function link({ url, label, style }: Readonly<Record<'url' | 'label' | 'style', string>>): Markup {
  return html`<a href="${url}" style="${style}">${label}</a>`;
}

function partHtml(part: EmailPart): Markup {
  switch (part.kind) {
    case 'paragraph':
      return html`<p style="${styles.text}">${part.text}</p>`;
    case 'facts': {
      const rows = part.rows.map(
        ([label, value]) =>
          html`<tr>
            <th scope="row" style="${styles.label}">${label}</th>
            <td style="${styles.value}">${value}</td>
          </tr>`,
      );
      return html`<table style="${styles.facts}">
        ${rows}
      </table>`;
    }
    case 'link':
      return html`<div style="${styles.action}">
        ${link({ url: part.url, label: part.label, style: styles.button })}
        <p style="${styles.address}">${part.url}</p>
      </div>`;
    case 'quotation':
      return html`<blockquote style="${styles.quotation}">${part.text}</blockquote>`;
  }
}

/** A letter as an html page: one column, no image, nothing loaded from anywhere. */
export function emailHtml(mail: Email, { name, email, phone, issuer }: EmailLayout): string {
  const company = html`<p style="${styles.note}">${issuerLine(issuer, mail.locale)}</p>`;
  const note = mail.note === '' ? null : html`<p style="${styles.note}">${mail.note}</p>`;
  return html`<!doctype html>
    <html lang="${localeTags[mail.locale]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${mail.subject}</title>
      </head>
      <body style="${styles.body}">
        <div style="${styles.sheet}">
          <p style="${styles.head}">${name}</p>
          <hr style="${styles.rule}" />
          <h1 style="${styles.title}">${mail.subject}</h1>
          <p style="${styles.text}">${mail.salutation}</p>
          ${mail.parts.map(partHtml)}
          <address style="${styles.signature}">
            ${name}<br />${link({ url: `mailto:${email}`, label: email, style: 'color:#0b5d4b' })}<br />${phone}
          </address>
        </div>
        ${note}${company}
      </body>
    </html> `.markup;
}
