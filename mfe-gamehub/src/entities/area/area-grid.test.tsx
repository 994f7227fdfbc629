import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AREAS, area, renderWithin } from '../../lib/testing.tsx';
import { AreaGrid } from './area-grid.tsx';

const cell = (title: string) => screen.getByRole('heading', { name: title }).closest('li')!;

test('it says of each area whether it runs, and with which version', () => {
  renderWithin(<AreaGrid areas={AREAS} />);
  expect(within(cell('Game Hub')).getByText('Live')).toBeTruthy();
  expect(within(cell('Game Hub')).getByText('0.1.0-4be29a1f')).toBeTruthy();
  expect(screen.getAllByText('Planned')).toHaveLength(AREAS.length - 1);
});

test('it takes up an area that went live', () => {
  renderWithin(<AreaGrid areas={[area('im', { state: 'live', version: '2.0.0-00c0ffee' })]} />);
  expect(within(cell('Messages')).getByText('Live')).toBeTruthy();
  expect(within(cell('Messages')).getByText('2.0.0-00c0ffee')).toBeTruthy();
});

test('it says of an area that was switched off that it does not run', () => {
  renderWithin(<AreaGrid areas={[area('im', { state: 'off' })]} />, { locale: 'zh-HK' });
  expect(within(cell('訊息')).getByText('暫停服務')).toBeTruthy();
});

test('it shows an area that it has no words for by the title of the registry', () => {
  renderWithin(<AreaGrid areas={[area('orchard')]} />, { locale: 'zh-HK' });
  expect(within(cell('orchard 區')).getByText('計劃中')).toBeTruthy();
});
