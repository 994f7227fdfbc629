import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Provider } from 'effector-react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { startApi, succeed } from '../../shared/client/test/api-server.ts';
import en from '../locales/en.json' with { type: 'json' };
import { Panel } from '../src/panels/gamecenter/panel.tsx';
import { startScope } from './player.ts';

const GAME = { id: 'fuse', gameName: 'Fuse', gameIcon: '/g/1/fuse/icon.svg', link: '/games/fuse', document: '/g/1/fuse/index.html' };
const ADA = { rank: 1, uid: 'u2', username: 'Ada', headimgurl: '', score: 90 };

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
  api.reply = (request, response) => succeed(request.path.endsWith('/list') ? [GAME] : { items: [ADA], me: null })(request, response);
});
afterEach(() => {
  api.received.length = 0;
});
afterAll(() => api.close());

function open(at: string) {
  const scope = startScope(api.url, null);
  render(
    <Provider value={scope}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter initialEntries={[at]}>
          <Panel />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
}

test('it fetches what it shows by itself, beside any page', async () => {
  open('/whitepaper');
  expect(await screen.findByRole('link', { name: /^Fuse/ })).toBeTruthy();
  expect(await within(screen.getByRole('region', { name: 'Leaderboard' })).findByText('Ada')).toBeTruthy();
});

test('it does not say twice what the page shows', () => {
  open('/im/gamecenter');
  expect(screen.getByRole('heading', { name: 'You’re in the game centre' })).toBeTruthy();
  expect([screen.queryByRole('region'), api.received]).toEqual([null, []]);
});
