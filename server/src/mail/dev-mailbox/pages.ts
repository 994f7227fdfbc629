import type { Locale } from '@mortar/protocol';
import { escapeHtml } from '../../lib/escape.ts';
import type { KeptMail } from '../mailbox-repository.ts';
import { MAILBOX_STYLE } from './style.ts';
import { textsFor } from './texts.ts';

type View = ReturnType<typeof textsFor>;

const timeOf = (at: Date, locale: Locale) =>
  `<time datetime="${at.toISOString()}">${at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })} UTC</time>`;

function page({ locale }: View, title: string, body: string[]): string {
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(title)} · Mortar</title><style>${MAILBOX_STYLE}</style></head><body><main>`,
    ...body,
    '</main></body></html>',
  ].join('\n');
}

/** The list of mails. @param to shown only to this address, when given */
export function listPage(view: View, mails: readonly KeptMail[], to: string | undefined): string {
  const { locale, texts } = view;
  const items = mails.map(
    (mail) =>
      `<li><a href="/dev/mailbox/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong><small>${escapeHtml(mail.to)} · ${timeOf(mail.at, locale)}</small></a></li>`,
  );
  return page(view, texts.title, [
    `<h1>${texts.title}</h1><p>${texts.about}</p>`,
    to === undefined ? '' : `<p>${texts.filter} <b>${escapeHtml(to)}</b> · <a href="/dev/mailbox">${texts.all}</a></p>`,
    items.length > 0 ? `<ul class="mails">${items.join('')}</ul>` : `<p>${texts.empty}</p>`,
  ]);
}

/** Addresses of our own site in a mail, so that they can be followed from the plain text too. */
function linksOf(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/\S+/g) ?? [])];
}

/** One mail: its HTML in a frame that can run nothing, its plain text, its links. */
export function mailPage(view: View, mail: KeptMail): string {
  const { locale, texts } = view;
  const links = linksOf(mail.text).map((url) => `<li><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></li>`);
  return page(view, mail.subject, [
    `<p><a href="/dev/mailbox">${texts.back}</a></p><h1>${escapeHtml(mail.subject)}</h1>`,
    `<dl><dt>${texts.to}</dt><dd>${escapeHtml(mail.to)}</dd><dt>${texts.at}</dt><dd>${timeOf(mail.at, locale)}</dd></dl>`,
    links.length > 0 ? `<h2>${texts.links}</h2><ul>${links.join('')}</ul>` : '',
    `<h2>${texts.asHtml}</h2>`,
    `<iframe title="${escapeHtml(mail.subject)}" src="/dev/mailbox/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
    `<h2>${texts.asText}</h2><pre>${escapeHtml(mail.text)}</pre>`,
  ]);
}
