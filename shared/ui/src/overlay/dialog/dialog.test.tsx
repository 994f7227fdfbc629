import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog, Dialog, Menu, MenuItem } from '../../overlay.ts';

type Top = 'none' | 'dialog' | 'confirm';

/** A page with a dialog and, as its sibling, a question that may lie above it. */
function Page({
  openerStays = true,
  dismissible = true,
  onClosed,
}: {
  openerStays?: boolean;
  dismissible?: boolean;
  onClosed?: () => void;
}) {
  const [top, setTop] = useState<Top>('none');
  return (
    <main>
      <h1>Page</h1>
      {(openerStays || top === 'none') && (
        <button type="button" onClick={() => setTop('dialog')}>
          Open
        </button>
      )}
      <Dialog
        open={top !== 'none'}
        onClose={() => setTop('none')}
        onClosed={onClosed}
        dismissible={dismissible}
        title="Name a brick"
        description="It can be changed"
        closeLabel="Close"
        actions={
          <button type="button" onClick={() => setTop('confirm')}>
            Ask
          </button>
        }
      >
        <input aria-label="Name" />
      </Dialog>
      <ConfirmDialog open={top === 'confirm'} title="Sure?" confirmLabel="Yes" cancelLabel="No" onChoice={() => setTop('dialog')} />
    </main>
  );
}

async function opened(props: Parameters<typeof Page>[0] = {}) {
  const user = userEvent.setup();
  render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Name a brick' });
  return { user, dialog };
}
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

test('it has a name and a description', async () => {
  const { dialog } = await opened();
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('It can be changed');
});

test('it takes the focus in and hides the page behind from readers', async () => {
  const { dialog } = await opened();
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  expect(screen.queryByRole('heading', { name: 'Page' })).toBeNull();
});

test('it keeps the focus inside', async () => {
  const { user, dialog } = await opened();
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  for (let step = 0; step < 6; step += 1) {
    await user.tab();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  }
});

test.each([
  ['Esc', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ['its button', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close' }))],
])('it closes by %s and gives the focus back to its opener', async (_name, close) => {
  const onClosed = jest.fn();
  const { user, dialog } = await opened({ onClosed });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await close(user);
  await gone('dialog');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('it gives the focus to the heading of the page when the opener is gone', async () => {
  const { user, dialog } = await opened({ openerStays: false });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const heading = document.querySelector('h1');
  // The opener comes back as another element: what had the focus exists no more.
  await user.keyboard('{Escape}');
  await gone('dialog');
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('it locks the scroll of the page and restores what was there', async () => {
  document.body.style.overflow = 'clip';
  const { user } = await opened();
  await waitFor(() => expect(document.body.style.overflowY).toBe('hidden'));
  await user.keyboard('{Escape}');
  await gone('dialog');
  await waitFor(() => expect(document.body.style.overflow).toBe('clip'));
  expect(document.documentElement.style.overflowY).not.toBe('hidden');
  document.body.style.overflow = '';
});

test('it does not close by Esc where it may not be dismissed', async () => {
  const { user } = await opened({ dismissible: false });
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Name a brick' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await gone('dialog');
});

test('it lets Esc close the top one of two siblings only', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('alertdialog', { name: 'Sure?' });
  await user.keyboard('{Escape}');
  await gone('alertdialog');
  expect(screen.getByRole('dialog', { name: 'Name a brick' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await gone('dialog');
});

test('it gives the focus back to the button of the menu that opened it', async () => {
  function FromMenu() {
    const [isOpen, setOpen] = useState(false);
    return (
      <main>
        <h1>Page</h1>
        <Menu trigger={<button type="button">More</button>}>
          <MenuItem onSelect={() => setOpen(true)}>Details</MenuItem>
        </Menu>
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="Details" closeLabel="Close" />
      </main>
    );
  }
  const user = userEvent.setup();
  render(<FromMenu />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Details' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await gone('dialog');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
});

test('it leaves the focus where the closing action put it', async () => {
  function Moving() {
    const [isOpen, setOpen] = useState(true);
    const leave = () => {
      setOpen(false);
      document.getElementById('next')?.focus();
    };
    return (
      <main>
        <button type="button" id="next">
          Next
        </button>
        <Dialog open={isOpen} onClose={leave} title="Go on" closeLabel="Close" />
      </main>
    );
  }
  const user = userEvent.setup();
  render(<Moving />);
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await gone('dialog');
  expect(document.activeElement?.id).toBe('next');
});
