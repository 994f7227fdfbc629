import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from '../navigation.ts';

type Part = 'items' | 'offers' | 'holders';

function Held({ onGo = () => {}, linked = false }: { onGo?: (value: Part) => void; linked?: boolean }) {
  const [value, setValue] = useState<Part>('items');
  const tab = (name: Part, label: string) => ({ value: name, label, children: `All ${name}`, ...(linked ? { href: `?tab=${name}` } : {}) });
  return (
    <Tabs
      label="Collection"
      value={value}
      onValueChange={(next) => (setValue(next), onGo(next))}
      tabs={[tab('items', 'Items'), { ...tab('offers', 'Offers'), count: '12' }, tab('holders', 'Holders')]}
    />
  );
}

test('it names the list and shows the panel of the chosen tab', () => {
  render(<Held />);
  expect(screen.getByRole('tablist', { name: 'Collection' })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'Items' }).textContent).toBe('All items');
});

test('it has one stop for Tab and walks by arrow keys; Enter chooses', async () => {
  const user = userEvent.setup();
  render(<Held />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Items' }));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Offers 12' }));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel').textContent).toBe('All offers');
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
});

test('it has addresses that a plain press leaves to the page and a press with a modifier opens', () => {
  const onGo = jest.fn();
  render(<Held linked onGo={onGo} />);
  const tab = screen.getByRole('tab', { name: 'Holders' });
  expect(tab.getAttribute('href')).toBe('?tab=holders');
  expect(fireEvent.click(tab)).toBe(false);
  expect(onGo).toHaveBeenCalledWith('holders');
  expect(fireEvent.click(tab, { ctrlKey: true })).toBe(true);
});

test('it fades on the edge where the list goes on', () => {
  render(<Held />);
  const list = screen.getByRole('tablist');
  Object.defineProperties(list, { scrollWidth: { value: 500 }, clientWidth: { value: 200 } });
  fireEvent.scroll(list);
  expect(list.dataset['fade']).toBe('end');
  list.scrollLeft = 100;
  fireEvent.scroll(list);
  expect(list.dataset['fade']).toBe('start end');
  list.scrollLeft = 300;
  fireEvent.scroll(list);
  expect(list.dataset['fade']).toBe('start');
});
