import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import en from '../locales/en.json' with { type: 'json' };
import { Panel } from '../src/panels/deletion/panel.tsx';

test.each([
  ['lost', ['Your bricks', 'Your points and your places on the leaderboards']],
  ['kept', ['Brick transactions and game results, so that the ledger still balances']],
] as const)('it tells who deletes their account what is %s here', (of, things) => {
  render(
    <IntlProvider locale="en" messages={en}>
      <Panel props={{ of, className: '' }} signal={new AbortController().signal} />
    </IntlProvider>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(things);
});
