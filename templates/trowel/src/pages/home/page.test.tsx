import { expect, test } from '@jest/globals';
import type { Locale } from '@mortar/protocol';
import { fireEvent, render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import remote from '../../remote.ts';

/** The page within what the shell gives it: a scope, the texts of one language and a router. A text that is missing fails the test. */
async function show(locale: Locale): Promise<void> {
  const [{ Page }, messages] = await Promise.all([remote.pages['home']!(), remote.messages(locale)]);
  render(
    <Provider value={fork()}>
      <IntlProvider locale={locale} messages={messages} onError={fail}>
        <MemoryRouter>
          <Page signal={new AbortController().signal} />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
}

function fail(error: Error): never {
  throw error;
}

test.each<[Locale, string, string, string]>([
  ['en', 'No brick laid yet', 'Lay a brick', '1 brick laid'],
  ['zh-HK', '一塊磚也未砌', '砌一塊磚', '已砌 1 塊磚'],
])('it counts the bricks that are laid, in %s', async (locale, before, lay, after) => {
  await show(locale);
  expect(screen.getByText(before)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: lay }));
  expect(screen.getByText(after)).toBeDefined();
});
