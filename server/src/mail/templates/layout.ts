import type { Locale } from '@mortar/protocol';
import { escapeHtml } from '../../lib/escape.ts';
import type { Content } from './content.ts';

// Mail clients know tables and inline styles, and little else.
const FONT = "font-family:'Helvetica Neue',Arial,'PingFang HK','Microsoft JhengHei','Noto Sans HK',sans-serif";
const TEXT = `margin:0 0 16px;${FONT};font-size:16px;line-height:26px;color:#14202a`;
const QUIET = `margin:0 0 8px;${FONT};font-size:13px;line-height:20px;color:#55626d`;
const CODE =
  "font-family:Menlo,Consolas,'Courier New',monospace;font-size:36px;line-height:44px;font-weight:700;letter-spacing:10px;color:#14202a";
const BUTTON = `display:inline-block;padding:13px 24px;${FONT};font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none`;

const table = (style: string, rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">${rows}</table>`;

function codeBox(code: string): string {
  return table(
    'margin:0 0 20px',
    `<tr><td align="center" bgcolor="#f3f1ea" style="padding:18px 8px 18px 18px;border-radius:12px;${CODE}">${escapeHtml(code)}</td></tr>`,
  );
}

function button({ label, url }: NonNullable<Content['action']>): string {
  const link = `<a href="${escapeHtml(url)}" target="_blank" rel="noopener" style="${BUTTON}">${escapeHtml(label)}</a>`;
  const inner = `<tr><td bgcolor="#b14815" style="border-radius:10px">${link}</td></tr>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">${inner}</table>`;
}

const BRICK = { full: '#f88645', warm: '#f99c66', fired: '#faad81', burnt: '#fbbe9b' };
/** The site's mark by course, widths and shades as its logo has them; a gap of mortar between two bricks. */
const MARK: [number, keyof typeof BRICK][][] = [
  [
    [12, 'full'],
    [12, 'fired'],
  ],
  [
    [5, 'burnt'],
    [12, 'full'],
    [5, 'warm'],
  ],
  [
    [12, 'warm'],
    [12, 'full'],
  ],
];

/** The mark, of tables: clients show no SVG, and pictures from elsewhere only when asked. */
function mark(): string {
  const cell = (width: number, colour?: string) =>
    `<td width="${width}" height="6"${colour ? ` bgcolor="${colour}"` : ''} style="font-size:1px;line-height:6px">&nbsp;</td>`;
  const course = (bricks: (typeof MARK)[number]) => {
    const cells = bricks.map(([width, shade]) => cell(width, BRICK[shade])).join(cell(2));
    return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 2px"><tr>${cells}</tr></table>`;
  };
  return MARK.map(course).join('');
}

const WORD = `${FONT};font-size:15px;line-height:22px;font-weight:700;letter-spacing:1px;color:#b14815`;
const MASTHEAD = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr><td aria-hidden="true">${mark()}</td><td style="padding:0 0 2px 10px;${WORD}">MORTAR</td></tr></table>`;

/** The HTML part. */
export function htmlOf({ subject, preview, heading, paragraphs, code, action, notes }: Content, locale: Locale): string {
  const card = [
    MASTHEAD,
    `<h1 style="margin:0 0 16px;${FONT};font-size:24px;line-height:32px;color:#14202a">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="${TEXT}">${escapeHtml(paragraph)}</p>`),
    code ? codeBox(code) : '',
    action ? button(action) : '',
    ...notes.map((note) => `<p style="${QUIET}">${escapeHtml(note)}</p>`),
  ].join('\n');
  const body = `<tr><td bgcolor="#ffffff" style="padding:32px 28px;border:1px solid #d9d5ca;border-radius:16px">${card}</td></tr>`;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:0;background:#f8f7f3">',
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>`,
    table(
      'background:#f8f7f3',
      `<tr><td align="center" style="padding:24px 12px">${table('max-width:520px;text-align:left', body)}</td></tr>`,
    ),
    '</body></html>',
  ].join('\n');
}

/** The plain text part. */
export function textOf({ heading, paragraphs, code, action, notes }: Content): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    'Mortar',
  ];
  return `${parts.join('\n\n')}\n`;
}
