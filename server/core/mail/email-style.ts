/** The look of emails: a front page of 600 px in the tokens of the application (`src/ui/tokens.css`). */

const serif = "font-family:'Source Serif 4',Georgia,'Times New Roman',serif";
const sans = "font-family:'Libre Franklin',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/** Inline styles, of the light scheme: some mail programs drop style sheets. */
export const styles = {
  body: `${sans};margin:0;padding:24px 0;background:#fbf9f4;color:#1b1a17`,
  preheader: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  sheet: 'max-width:600px;margin:0 auto',
  inner: 'background:#ffffff;padding:24px 40px 40px',
  head: 'width:100%;border-collapse:collapse;border-top:3px solid #1b1a17',
  nameplate: `${serif};font-size:24px;line-height:28px;font-weight:700;text-align:left;padding:12px 16px 10px 0`,
  dateline: `${sans};font-size:13px;line-height:20px;color:#5c574e;text-align:right;vertical-align:bottom;padding:12px 0 10px;white-space:nowrap`,
  rule: 'height:2px;line-height:2px;font-size:0;border-top:3px solid #1b1a17;border-bottom:1px solid #1b1a17;margin:0 0 20px',
  title: `${serif};font-size:26px;line-height:30px;font-weight:650;margin:0 0 12px`,
  sum: `${serif};font-size:36px;line-height:40px;font-weight:650;margin:0;font-variant-numeric:tabular-nums lining-nums`,
  sumAlone: `${serif};font-size:36px;line-height:40px;font-weight:650;margin:0 0 16px;font-variant-numeric:tabular-nums lining-nums`,
  due: `${sans};font-size:16px;line-height:24px;margin:4px 0 0`,
  text: `${sans};font-size:16px;line-height:24px;margin:0 0 16px`,
  facts: 'border-collapse:collapse;width:100%;margin:0 0 24px',
  label: `${sans};font-size:14px;line-height:20px;color:#5c574e;font-weight:400;text-align:left;vertical-align:top;width:34%;padding:8px 16px 8px 0;border-bottom:1px solid #d9d3c6`,
  value: `${sans};font-size:16px;line-height:20px;font-weight:400;text-align:right;vertical-align:top;padding:8px 0;border-bottom:1px solid #d9d3c6;font-variant-numeric:tabular-nums`,
  columnHead: `${sans};font-size:14px;line-height:20px;color:#5c574e;font-weight:400;text-align:left;vertical-align:bottom;padding:8px 12px 8px 0;border-top:1px solid #1b1a17;border-bottom:1px solid #d9d3c6`,
  columnHeadEnd: `${sans};font-size:14px;line-height:20px;color:#5c574e;font-weight:400;text-align:right;vertical-align:bottom;padding:8px 0 8px 12px;border-top:1px solid #1b1a17;border-bottom:1px solid #d9d3c6`,
  lineName: `${sans};font-size:16px;line-height:20px;font-weight:400;text-align:left;vertical-align:top;padding:8px 12px 8px 0;border-bottom:1px solid #d9d3c6`,
  lineAmount: `${sans};font-size:16px;line-height:20px;text-align:right;vertical-align:top;padding:8px 0 8px 12px;border-bottom:1px solid #d9d3c6;white-space:nowrap;font-variant-numeric:tabular-nums`,
  tax: 'font-size:14px;color:#5c574e',
  partName: `${sans};font-size:14px;line-height:20px;color:#5c574e;font-weight:400;text-align:right;vertical-align:top;padding:6px 0`,
  partAmount: `${sans};font-size:16px;line-height:20px;text-align:right;vertical-align:top;padding:6px 0 6px 12px;white-space:nowrap;font-variant-numeric:tabular-nums`,
  totalName: `${sans};font-size:16px;line-height:24px;font-weight:650;text-align:right;vertical-align:top;padding:8px 0;border-top:1px solid #1b1a17`,
  totalAmount: `${sans};font-size:16px;line-height:24px;font-weight:650;text-align:right;vertical-align:top;padding:8px 0 8px 12px;border-top:1px solid #1b1a17;white-space:nowrap;font-variant-numeric:tabular-nums`,
  action: 'margin:16px 0 24px',
  button: `${sans};display:inline-block;box-sizing:border-box;font-size:16px;line-height:24px;font-weight:600;color:#ffffff;background:#0b5d4b;text-align:center;text-decoration:none;padding:12px 24px;border-radius:2px`,
  shape: 'height:48px;v-text-anchor:middle;width:320px',
  shapeText: 'color:#ffffff;font-family:Arial,sans-serif;font-size:16px;font-weight:bold',
  quotation: `${sans};font-size:16px;line-height:24px;margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #d9d3c6;white-space:pre-line`,
  signature: `${sans};font-size:14px;line-height:22px;color:#5c574e;font-style:normal;margin:24px 0 0`,
  mailLink: 'color:#0b5d4b',
  direct: `${sans};font-size:12px;line-height:18px;color:#5c574e;margin:16px 0 0;word-break:break-all`,
  remark: `${sans};font-size:13px;line-height:20px;color:#5c574e;margin:16px 0 0`,
  note: `${sans};font-size:13px;line-height:20px;color:#5c574e;margin:16px 40px 0`,
  whole: 'white-space:nowrap',
} as const;

/** Narrow windows, and the dark scheme where a mail program follows the system: each rule names its element by class. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .body { padding: 0 !important; }
  .inner { padding: 16px 20px 28px !important; }
  .title { font-size: 22px !important; line-height: 28px !important; }
  .note { margin-inline: 20px !important; }
  .button { display: block !important; width: 100% !important; }
  .label { width: 40% !important; }
  .tax { white-space: normal !important; }
}
@media (max-width: 350px) {
  .sum { font-size: 28px !important; line-height: 34px !important; }
  .line { overflow-wrap: anywhere !important; }
  .value { font-size: 14px !important; }
}
@media (prefers-color-scheme: dark) {
  .body { background: #14130f !important; color: #ede8dc !important; }
  .inner { background: #1d1b16 !important; }
  .muted { color: #b0a898 !important; }
  .ruled { border-color: #48433a !important; }
  .inked { border-color: #ede8dc !important; }
  .button { background: #6ccbb0 !important; color: #14130f !important; }
  .mail-link { color: #6ccbb0 !important; }
}
`;
