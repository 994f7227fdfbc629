import type { Page } from '@playwright/test';
import { barriersOf } from '../harness/barriers.ts';
import { overflowOf } from '../harness/overflow.ts';
import { patientWithNews } from '../harness/site.ts';
import type { Stack } from '../harness/stack.ts';
import { openAsOperator, signUpSomebody } from '../harness/team.ts';
import { expect, inGrid, test } from '../harness/test.ts';

const LOOKS = [
  {
    locale: 'en',
    width: 1440,
    theme: 'dark',
    errors: 'Errors',
    shown: / to /,
    zoomIn: 'Zoom in',
    reset: 'Show all',
    live: 'live',
    canary: 'canary',
  },
  {
    locale: 'zh-HK',
    width: 390,
    theme: 'light',
    errors: '錯誤',
    shown: /至/,
    zoomIn: '放大',
    reset: '顯示全部',
    live: '現行',
    canary: '試用',
  },
] as const;

/** Two days of figures of a version that is live and of one that is tried, as the server keeps them. */
async function twoDays(stack: Stack): Promise<void> {
  const { alpha, alphaChanged } = stack.builds;
  for (const [version, channel] of [
    [alpha.version, 'live'],
    [alphaChanged.version, 'canary'],
  ])
    await stack.rows(
      `insert into platform_health_hours (remote, version, channel, hour, loads, errors, browsers, load_ms, lcp_ms, inp_ms, cls)
       select 'alpha', '${version}', '${channel}', hour, 40 + 9 * n, n % 5, 30, nothing, nothing, nothing, nothing
       from (select row_number() over () as n, hour, array_fill(0, array[16]) as nothing
             from generate_series(date_trunc('hour', now()) - interval '47 hours', date_trunc('hour', now()), interval '1 hour') hour) steps`,
    );
}

/** The day so many hours ago, as a chart writes it. */
const dayOf = (locale: string, hours: number) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Asia/Hong_Kong' }).format(Date.now() - hours * 3_600_000);

/** Presses at one place of an element, as parts of its size, and lets go at another. */
async function drag(page: Page, selector: ReturnType<Page['locator']>, from: number, to: number, height: number): Promise<void> {
  await selector.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = (await selector.boundingBox())!;
  const at = (part: number) => [box.x + box.width * part, box.y + box.height * height] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at((from + to) / 2), { steps: 4 });
  await page.mouse.move(...at(to), { steps: 4 });
  await page.mouse.up();
}

for (const { locale, width, theme, ...text } of LOOKS) {
  test(`it lets figures over time be explored, in ${locale} at ${width} px`, inGrid(locale === 'en'), async ({ page, stack, visit }) => {
    test.setTimeout(180_000);
    const look = { locale, width, theme } as const;
    await patientWithNews(page);
    await stack.publish(stack.builds.alpha);
    await stack.stage(stack.builds.alphaChanged);
    await twoDays(stack);
    const drawing: string[] = [];
    page.on('request', (request) => void (/\/zoomable\.[^/]*\.js$/.test(request.url()) && drawing.push(request.url())));
    await visit('/dev-center', look); // The language of the sign-up, too.
    const address = await signUpSomebody(page, stack, locale);
    await openAsOperator(page, stack, address, () => visit('/dev-center?remote=alpha', look));
    expect(drawing, 'who looks at no chart does not fetch what draws it').toEqual([]);
    await visit('/dev-center?remote=alpha&view=health&hours=168', look);

    const chart = page.getByRole('figure', { name: text.errors, exact: true });
    const plot = chart.getByRole('slider');
    const seen = chart.getByText(text.shown).first();
    const brush = chart.locator('.apexcharts-selection-rect').last();
    await expect(brush).toBeAttached();
    const whole = (await seen.textContent())!;
    expect(whole, 'the span that was chosen, of which two days have figures').toContain(dayOf(locale, 168));
    expect(drawing, 'charts of one page share what draws them').toHaveLength(1);
    expect.soft(await barriersOf(page), 'barriers of the charts').toEqual([]);
    expect.soft(await overflowOf(page)).toEqual([]);

    await drag(page, plot, 0.4, 0.7, 0.3);
    await expect(seen).not.toHaveText(whole);
    const dragged = (await seen.textContent())!;
    await drag(page, brush, 0.5, 0.9, 0.2);
    await expect(seen).not.toHaveText(dragged);
    const moved = (await seen.textContent())!;
    await chart.getByRole('button', { name: text.zoomIn }).click();
    await expect(seen).not.toHaveText(moved);
    await chart.getByRole('button', { name: text.reset }).click();
    await expect(seen).toHaveText(whole);

    await plot.press('End');
    await expect(plot).toHaveAttribute('aria-valuenow', '47');
    await plot.press('+');
    await plot.press('+');
    const [begin] = (await seen.textContent())!.split(text.shown);
    expect(whole.startsWith(begin!)).toBe(false);
    const atLast = (await seen.textContent())!;
    await plot.press('Home');
    await expect(seen).not.toHaveText(atLast);
    await expect(plot).toHaveAttribute('aria-valuetext', new RegExp(`${text.live}.* 1.*${text.canary}.* 1`));
    expect.soft(await barriersOf(page), 'barriers of a chart that is zoomed').toEqual([]);
    await plot.press('0');
    await expect(seen).toHaveText(whole);
  });
}
