import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import en from '../locales/en.json' with { type: 'json' };
import { Panel } from '../src/panels/deletion/panel.tsx';

test.each([
  ['lost', ['Your bricks: nobody can use them any more', 'Your points and your places on the boards']],
  ['kept', ['Bookings of bricks and runs of games, because the accounts must add up']],
] as const)('it tells who deletes their account what is %s here', (of, things) => {
  render(
    <IntlProvider locale="en" messages={en}>
      <Panel props={{ of, className: '' }} signal={new AbortController().signal} />
    </IntlProvider>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(things);
});
