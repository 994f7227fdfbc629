import { expect, jest, test } from '@jest/globals';
import { $panels, Slot, SlotProvider, failureReported } from '@mortar/host';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, type ReactNode } from 'react';
import { createWatch } from 'effector';
import type { Remotes } from '../federation/remotes.ts';
import { $catalogue } from '../i18n/catalogue.ts';
import { renderWithin } from '../../testing/render-within.tsx';
import { panelsOf } from './panels.ts';
import { RemotesProvider } from './remotes-context.ts';
import { FilledSlot } from './slot-content.tsx';
import * as slotPanels from './slot-panels.tsx';

const titled = (title: string) => ({ en: title, 'zh-HK': title });
const panel = (id: string, more: object = {}) => ({ id, place: 'trial.wall', title: titled(id), ...more });
const remote = (panels: object[], more: object = {}) => ({ live: { version: '1', description: { panels } }, ...more });
const registry = {
  remotes: {
    one: remote([panel('late', { order: 2 }), panel('first', { order: -1 }), panel('elsewhere', { place: 'dock' })]),
    off: remote([panel('unseen')], { isOff: true }),
    two: remote([panel('broken'), panel('down')]),
  },
} as never;

declare module '@mortar/host' {
  interface Slots {
    'trial.wall': { about: string };
  }
}

const PATIENCE = { timeout: 5000 };

const SHOWN: Record<string, (about: string) => ReactNode> = {
  broken: () => {
    throw new Error('it broke');
  },
};

function start(isDown = () => true, beside: ReactNode = null) {
  const panelLoaded = jest.fn((_: string, id: string) =>
    id === 'down' && isDown()
      ? Promise.reject(new Error('no answer'))
      : Promise.resolve({
          version: '1',
          messages: {},
          module: { messages: () => Promise.resolve({}) },
          part: { Panel: ({ props }: { props: { about: string } }) => SHOWN[id]?.(props.about) ?? <p>{`${id} about ${props.about}`}</p> },
        }),
  );
  const remotes = {
    panel: panelLoaded,
    used: () => undefined,
    rendering: () => undefined,
    crashed: () => false,
    startOver: () => Promise.resolve(),
  };
  const { scope } = renderWithin(
    <RemotesProvider value={remotes as unknown as Remotes}>
      <SlotProvider value={FilledSlot}>
        <h1>Page</h1>
        <Suspense fallback={<p>Page is coming</p>}>
          <Slot name="trial.wall" props={{ about: 'bricks' }} fallback={<p>Coming</p>} />
          {beside}
        </Suspense>
      </SlotProvider>
    </RemotesProvider>,
    { values: [[$panels, panelsOf(registry)]] },
  );
  const reported: string[] = [];
  createWatch({ unit: failureReported, scope, fn: ({ message }) => reported.push(message) });
  return { scope, panelLoaded, reported };
}

test('it shows every panel of a slot in order, each in a place that is held though its code fails at first, and opens no other', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const code = jest
    .fn(() => slotPanels)
    .mockImplementationOnce(() => {
      throw new Error('Loading chunk docks failed.');
    });
  jest.unstable_mockModule('./slot-panels.tsx', code);
  const { panelLoaded, scope } = start(() => false);
  expect(screen.getAllByText('Coming')).toHaveLength(4);
  await screen.findByText('late about bricks', {}, PATIENCE);
  expect(code).toHaveBeenCalledTimes(2);
  expect(screen.getAllByText(/about bricks/).map(({ textContent }) => textContent?.split(' ')[0])).toEqual(['first', 'down', 'late']);
  expect(Object.keys(scope.getState($catalogue).remotes).toSorted()).toEqual(['one', 'two']);
  expect([...new Set(panelLoaded.mock.calls.map(([, id]) => id))].toSorted()).toEqual(['broken', 'down', 'first', 'late']);
});

test('a panel that does not load or breaks takes nothing else with it, is reported, and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isDown = true;
  const { reported } = await act(async () => start(() => isDown));
  await screen.findByRole('heading', { name: 'We couldn’t load down' }, PATIENCE);
  expect(screen.getByRole('heading', { name: 'We couldn’t load broken' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy();
  expect(screen.getByText('first about bricks')).toBeTruthy();
  expect(reported.toSorted()).toEqual(['it broke', 'no answer']);
  isDown = false;
  const again = screen.getAllByRole('button', { name: 'Try again' });
  await userEvent.click(again.at(-1)!);
  await screen.findByText('down about bricks', {}, PATIENCE);
});

test('while a page still waits, what comes with it changes no text: the page would render anew, and open it anew, without an end', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const never = new Promise<void>(() => undefined);
  function Late() {
    use(never);
    return null;
  }
  const waiting = await act(async () => start(() => false, <Late />));
  await waitFor(() => expect(waiting.panelLoaded.mock.calls.map(([, id]) => id)).toContain('late'), PATIENCE);
  expect(waiting.scope.getState($catalogue).remotes).toEqual({});
});
