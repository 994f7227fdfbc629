import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../index.ts';
import { Menu, MenuChoice, MenuGroup, MenuItem, MenuSeparator, Popover, Tooltip } from '../../overlay.ts';

const LANGUAGES = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'zh-HK', label: '繁體中文（香港）', lang: 'zh-HK' },
] as const;

/** A menu whose choice is kept by the page. */
function LanguageMenu() {
  const [value, setValue] = useState<'en' | 'zh-HK'>('en');
  return (
    <Menu trigger={<Button>Language</Button>}>
      <MenuChoice label="Language" value={value} onChange={setValue} options={LANGUAGES} />
    </Menu>
  );
}

const checked = () => screen.getAllByRole('menuitemradio').map((item) => item.getAttribute('aria-checked'));

async function openMenu(children: React.ReactNode) {
  const user = userEvent.setup();
  render(<Menu trigger={<Button>More</Button>}>{children}</Menu>);
  await user.click(screen.getByRole('button', { name: 'More' }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  return user;
}

test('it tells of a choice, closes and gives the focus back', async () => {
  const onSelect = jest.fn();
  const user = await openMenu(<MenuItem onSelect={onSelect}>Copy</MenuItem>);
  await user.click(screen.getByRole('menuitem', { name: 'Copy' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
});

test('it is used by keyboard alone', async () => {
  const onSelect = jest.fn();
  const user = userEvent.setup();
  render(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem>First</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={onSelect}>Second</MenuItem>
    </Menu>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('First'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
});

test('it closes by Esc', async () => {
  const user = await openMenu(<MenuItem>Copy</MenuItem>);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('it holds links', async () => {
  await openMenu(<MenuItem href="/whitepaper">Whitepaper</MenuItem>);
  expect(screen.getByRole('menuitem', { name: 'Whitepaper' }).getAttribute('href')).toBe('/whitepaper');
});

test('it names the items that belong together', async () => {
  await openMenu(
    <MenuGroup label="Mason">
      <MenuItem>Bricks</MenuItem>
    </MenuGroup>,
  );
  expect(screen.getByRole('group', { name: 'Mason' }).textContent).toBe('MasonBricks');
});

test('it does nothing for a disabled item', async () => {
  const onSelect = jest.fn();
  const user = await openMenu(
    <MenuItem disabled onSelect={onSelect}>
      Copy
    </MenuItem>,
  );
  await user.click(screen.getByRole('menuitem', { name: 'Copy' }));
  expect(onSelect).not.toHaveBeenCalled();
});

test('it shows and changes one of several', async () => {
  const user = userEvent.setup();
  render(<LanguageMenu />);
  await user.click(screen.getByRole('button', { name: 'Language' }));
  await screen.findByRole('group', { name: 'Language' });
  expect(checked()).toEqual(['true', 'false']);
  expect(screen.getByText('繁體中文（香港）').lang).toBe('zh-HK');
  await user.click(screen.getByRole('menuitemradio', { name: '繁體中文（香港）' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Language' }));
  await waitFor(() => expect(checked()).toEqual(['false', 'true']));
});

test('it opens a popover with a name and gives the focus back on Esc', async () => {
  const user = userEvent.setup();
  render(
    <Popover trigger={<Button>Why?</Button>} title="How this is ranked">
      Newest first
    </Popover>,
  );
  await user.click(screen.getByRole('button', { name: 'Why?' }));
  await screen.findByRole('dialog', { name: 'How this is ranked' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Why?' })));
});

test('it shows a tooltip on keyboard focus and hides it on Esc', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip text="More about it">
      <Button>What?</Button>
    </Tooltip>,
  );
  await user.tab();
  expect(await screen.findByText('More about it')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('More about it')).toBeNull());
});
