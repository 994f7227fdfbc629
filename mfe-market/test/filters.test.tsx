import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Collection, Facet } from '@mortar/protocol/market';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startApi, succeed } from '../../shared/client/test/api-server.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { installResizeObserver } from '../../shared/ui/src/testing/resizes.ts';
import { scopeOf, visit } from './site.ts';
import { COLLECTION, collectionOf, FRESH, NOBODY } from './works.ts';

const about = { name: 'Kilns of the harbour', description: 'Eight works of one kiln.', link: 'https://example.org/kiln' };
const collection: Collection = { ...collectionOf({ items: 300 }), about };
const glazes = Array.from({ length: 12 }, (_, index) => ({ value: `Glaze ${index + 1}`, count: 30 - index }));
const FACETS: Facet[] = [
  { kind: 'text', type: 'Glaze', values: [{ value: 'Ash, grey', count: 40 }, ...glazes], total: 13 },
  {
    kind: 'number',
    type: 'Level',
    min: 1,
    max: 11,
    bins: [
      { from: 1, to: 6, count: 3 },
      { from: 6, to: 11, count: 9 },
    ],
  },
];

let api: Awaited<ReturnType<typeof startApi>>;
let isWide: boolean;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(() => {
  isWide = true;
  window.matchMedia = (() => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} })) as never;
  installResizeObserver();
  api.received.length = 0;
  api.reply = (request, response) =>
    (request.path.endsWith('/overview')
      ? succeed({ markets: [] })
      : request.path.endsWith('/facets')
        ? succeed({ facets: FACETS, freshness: FRESH })
        : request.path.endsWith('/detail')
          ? succeed({ collection, freshness: FRESH })
          : request.path.endsWith('/warnings')
            ? succeed({ isVerified: false, warnings: [] })
            : succeed({ items: [], next: null, freshness: FRESH }))(request, response);
});

async function open(search = '') {
  const { router } = await visit(`/market/collections/${COLLECTION}${search}`, scopeOf(api.url, null));
  await screen.findByRole('heading', { level: 1, name: 'Kiln Works' });
  return router;
}
const asked = () => api.received.findLast(({ path }) => path.endsWith('/items'))!.query;

test('traits are chosen, stay in the address, and are taken away one by one', async () => {
  const router = await open();
  const user = userEvent.setup();
  await user.click(await screen.findByText('Glaze'));
  await user.click(screen.getByRole('checkbox', { name: 'Ash, grey 40' }));
  await waitFor(() => expect(asked().get('traits')).toBe('Glaze:Ash\\, grey'));
  await user.type(screen.getByRole('searchbox', { name: 'Find in Glaze' }), '12');
  await user.click(screen.getByRole('checkbox', { name: 'Glaze 12 19' }));
  await waitFor(() => expect(asked().get('traits')).toBe('Glaze:Ash\\, grey,Glaze 12'));
  expect(new URLSearchParams(router.state.location.search).get('traits')).toBe('Glaze:Ash\\, grey,Glaze 12');
  const applied = screen.getByRole('group', { name: 'Filters in use' });
  await user.click(within(applied).getByRole('button', { name: 'Remove Glaze: Ash, grey' }));
  await waitFor(() => expect(asked().get('traits')).toBe('Glaze:Glaze 12'));
  expect(await axeFindings()).toEqual([]);
  await user.click(within(applied).getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(asked().has('traits')).toBe(false));
});

test('numbers and prices are kept within bounds, to the last unit, and never turned round', async () => {
  await open();
  const user = userEvent.setup();
  await user.click(await screen.findByText('Level'));
  await user.type(screen.getByRole('textbox', { name: 'Level from' }), '3');
  await user.type(screen.getByRole('textbox', { name: 'Level to' }), '2');
  const level = screen.getByRole('textbox', { name: 'Level to' }).closest('form')!;
  expect(within(level).getByRole('alert').textContent).toContain('can’t be more than');
  await user.type(screen.getByRole('textbox', { name: 'Level to' }), '0{Enter}');
  await waitFor(() => expect(asked().get('traits')).toBe('Level~3..20'));
  await user.type(screen.getByRole('textbox', { name: 'Price from' }), '0.05{Enter}');
  await waitFor(() => expect(asked().get('priceFrom')).toBe('50000000000000000'));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Filters in use' }).textContent).toContain('0.05 ETH'));
});

test('what a field can’t read is no bound left open: nothing is asked until it is mended', async () => {
  await open();
  const user = userEvent.setup();
  await user.click(await screen.findByText('Level'));
  const from = screen.getByRole('textbox', { name: 'Level from' });
  const apply = within(from.closest('form')!).getByRole('button', { name: 'Apply' });
  await user.type(screen.getByRole('textbox', { name: 'Level to' }), '9');
  await user.type(from, 'x{Enter}');
  expect([apply.getAttribute('aria-disabled'), asked().has('traits')]).toEqual(['true', false]);
  await user.clear(from);
  await user.click(apply);
  await waitFor(() => expect(asked().get('traits')).toBe('Level~..9'));
});

test('who applies bounds or takes the last value away keeps the focus where it was', async () => {
  const router = await open();
  const user = userEvent.setup();
  await user.click(await screen.findByText('Level'));
  const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'Level from' });
  const apply = within(from.closest('form')!).getByRole('button', { name: 'Apply' });
  await user.type(from, '3.50');
  await user.click(apply);
  await waitFor(() => expect(asked().get('traits')).toBe('Level~3.5..'));
  expect([document.activeElement, document.contains(from)]).toEqual([apply, true]);
  await user.click(await screen.findByText('Glaze'));
  const glaze = screen.getByRole('checkbox', { name: 'Glaze 1 30' });
  await user.click(glaze);
  await waitFor(() => expect(asked().get('traits')).toContain('Glaze 1'));
  await user.click(glaze);
  await waitFor(() => expect(asked().get('traits')).toBe('Level~3.5..'));
  expect([document.activeElement, glaze.closest('details')!.open]).toEqual([glaze, true]);
  // What is changed elsewhere stands in the fields.
  await act(() => router.navigate('?traits=Level~5..9'));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Level from' }).value).toBe('5'));
});

test('an address says filters and order; what says nothing of either is left out', async () => {
  await open(`?traits=Glaze:Glaze 1&from=x&to=7&currency=${NOBODY}&sort=rarity&filter=listed`);
  await waitFor(() =>
    expect(Object.fromEntries(asked())).toMatchObject({ traits: 'Glaze:Glaze 1', priceTo: '7', sort: 'rarity', filter: 'listed' }),
  );
  expect(asked().has('priceFrom')).toBe(false);
  expect(await screen.findByText('No items match these filters')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all items' }));
  await waitFor(() => expect(asked().get('filter')).toBe('all'));
  expect([asked().has('traits'), asked().get('sort')]).toEqual([false, 'rarity']);
});

test('where there is no room they wait in a drawer', async () => {
  isWide = false;
  await open();
  expect(screen.queryByText('Glaze')).toBeNull();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  await user.click(await within(drawer).findByText('Glaze'));
  await user.click(within(drawer).getByRole('checkbox', { name: 'Glaze 1 30' }));
  await waitFor(() => expect(asked().get('traits')).toBe('Glaze:Glaze 1'));
  await user.click(within(drawer).getByRole('button', { name: 'Show items' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what a collection says of itself stands beside the name that its contract has, and its link leads away by a page of the site', async () => {
  await open('?tab=about');
  expect(screen.getAllByText('Eight works of one kiln.')).toHaveLength(2);
  expect(screen.getByText('Kilns of the harbour')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'example.org' });
  expect(link.getAttribute('href')).toBe(`/redirect?url=${encodeURIComponent('https://example.org/kiln')}`);
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(await axeFindings()).toEqual([]);
});
