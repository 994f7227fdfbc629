import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Provider } from 'effector-react';
import { IntlProvider } from 'react-intl';
import { startApi, succeed } from '../../shared/client/test/api-server.ts';
import { showWithin } from '../../shared/remote-kit/test/site.tsx';
import { Person } from '../src/entities/person/index.ts';
import { scopeOf, TEXTS } from './site.ts';

const addressOf = (number: number) => `0x${String(number).padStart(40, 'f')}`;

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
  api.reply = (request, response) => {
    const asked = request.query.get('addresses')!.split(',');
    const profiles = asked.map((address) => ({ address, uid: address, username: `Somebody ${address}`, headimgurl: '' }));
    succeed({ profiles })(request, response);
  };
});
afterAll(() => api.close());

test('however many stand on a page, each has a name', async () => {
  const all = Array.from({ length: 60 }, (_, number) => addressOf(number));
  showWithin(
    scopeOf(api.url, null),
    TEXTS,
    all.map((address) => <Person key={address} of={address} />),
  );
  for (const address of all) expect(await screen.findByText(`Somebody ${address}`)).toBeTruthy();
  expect(api.received).toHaveLength(2);
});

test('somebody else in the same place has theirs too', async () => {
  const scope = scopeOf(api.url, null);
  const shown = (address: string) => (
    <Provider value={scope}>
      <IntlProvider locale="en" messages={TEXTS.en}>
        <Person of={address} />
      </IntlProvider>
    </Provider>
  );
  const { rerender } = showWithin(scope, TEXTS, null);
  rerender(shown(addressOf(1)));
  await screen.findByText(`Somebody ${addressOf(1)}`);
  rerender(shown(addressOf(2)));
  expect(await screen.findByText(`Somebody ${addressOf(2)}`)).toBeTruthy();
});
