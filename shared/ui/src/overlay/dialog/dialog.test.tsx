import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog, Dialog, Menu, MenuItem } from '../../overlay.ts';

type Top = 'none' | 'dialog' | 'confirm';

interface PageProps {
  openerStays?: boolean;
  dismissible?: boolean;
  onClose?: () => void;
  onClosed?: () => void;
}

/** A page with a dialog and, as its sibling, a question that may lie above it. */
function Page({ openerStays = true, dismissible = true, onClose, onClosed }: PageProps) {
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
        onClose={() => {
          setTop('none');
          onClose?.();
        }}
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

/** A dialog behind an item of a menu. */
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

/** A dialog whose closing puts the focus elsewhere. */
function Moving() {
  const [isOpen, setOpen] = useState(false);
  const leave = () => {
    setOpen(false);
    document.getElementById('next')?.focus();
  };
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button" id="next">
        Next
      </button>
      <Dialog open={isOpen} onClose={leave} title="Go on" closeLabel="Close" />
    </main>
  );
}

async function opened(props: Parameters<typeof Page>[0] = {}) {
  const user = userEvent.setup();
  render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Name a brick' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { user, dialog };
}
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

test('it has a name and a description', async () => {
  const { dialog } = await opened();
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('It can be changed');
});

test('it takes the focus in and hides the page behind from readers', async () => {
  await opened();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  expect(screen.queryByRole('heading', { name: 'Page' })).toBeNull();
});

test('it keeps the focus inside', async () => {
  const { user, dialog } = await opened();
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
  const { user } = await opened({ onClosed });
  await close(user);
  await gone('dialog');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('it gives the focus to the heading of the page when the opener is gone', async () => {
  const { user } = await opened({ openerStays: false });
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

test.each([
  ['in it', () => document.activeElement!],
  ['nowhere', () => document.body],
])('it lets Esc close the top one of two siblings only, with the focus %s', async (_name, target) => {
  const onClose = jest.fn();
  const { user } = await opened({ onClose });
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  const question = await screen.findByRole('alertdialog', { name: 'Sure?' });
  await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(target(), { key: 'Escape' });
  await gone('alertdialog');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(target(), { key: 'Escape' });
  await gone('dialog');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('it gives the focus back to the button of the menu that opened it', async () => {
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
  const user = userEvent.setup();
  render(<Moving />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await gone('dialog');
  await new Promise((resolve) => queueMicrotask(() => resolve(null))); // The focus would go back in a microtask.
  expect(document.activeElement?.id).toBe('next');
});
