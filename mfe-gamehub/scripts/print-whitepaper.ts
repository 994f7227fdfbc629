import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LOCALE_COOKIE, LOCALES, THEME_COOKIE } from '@mortar/protocol';
import { chromium, type Browser } from '@playwright/test';
import { addPrintFaces } from './print-faces.ts';
import { HASH_PATH, pdfPath, whitepaperHash } from './whitepaper-sources.ts';

const DEBIAN = '/usr/bin/chromium';
/** A PDF that a phone opens without thinking (bytes). */
const LARGEST = 400_000;

/** Latin letters and digits only: a face for one Chinese word would weigh more than a page. */
const FOOTER = `<div style="width: 100%; margin: 0 18mm; display: flex; justify-content: space-between; font: 8px Arial, sans-serif; color: #5c6670">
  <span>Mortar</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span>
</div>`;

/** Prints the page that runs at `url` with its own print styles, A4, page numbers at the foot. */
async function print(browser: Browser, url: string, { code, iso }: (typeof LOCALES)[number]): Promise<Buffer> {
  const context = await browser.newContext({ locale: iso, viewport: { width: 1100, height: 1400 } });
  const cookies = { [LOCALE_COOKIE]: code, [THEME_COOKIE]: 'light' };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  const answer = await page.goto(url);
  if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}: start the site first, or name it with --url`);
  await page.locator(`html[lang="${iso}"] article section#licence`).waitFor();
  await page.evaluate(() => document.documentElement.style.setProperty('--bg', 'white'));
  await addPrintFaces(page);
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: '18mm', bottom: '20mm', left: '18mm', right: '18mm' },
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: FOOTER,
    tagged: true,
    outline: true,
  });
  await context.close();
  return pdf;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { url: { type: 'string', default: 'http://localhost:8080/whitepaper' }, chromium: { type: 'string' } },
  });
  const executablePath = values.chromium ?? (existsSync(DEBIAN) ? DEBIAN : chromium.executablePath());
  if (!existsSync(executablePath)) throw new Error('no Chromium found: install one, or name it with --chromium <path>');
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    const printed = await Promise.all(LOCALES.map(async (locale) => ({ locale, pdf: await print(browser, values.url, locale) })));
    for (const { locale, pdf } of printed) {
      if (pdf.length > LARGEST)
        throw new Error(`the ${locale.name} PDF has ${pdf.length} bytes, more than ${LARGEST}: nothing was written`);
    }
    for (const { locale, pdf } of printed) {
      writeFileSync(pdfPath(locale.code), pdf);
      process.stdout.write(`${pdfPath(locale.code)}: ${pdf.length} bytes\n`);
    }
    writeFileSync(HASH_PATH, `${whitepaperHash()}\n`);
  } finally {
    await browser.close();
  }
}

await main();
