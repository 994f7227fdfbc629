import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../index.ts';
import { Drawer } from '../../overlay.ts';
import { axeFindings } from '../../testing/axe.ts';

function Held() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Filters" closeLabel="Close" actions={<Button>Show 12</Button>}>
        <a href="#a">First</a>
      </Drawer>
    </>
  );
}

test('it takes the focus, keeps it, and gives it back on Esc', async () => {
  const user = userEvent.setup();
  render(<Held />);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  expect(await axeFindings(drawer)).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' })));
});

test('it closes by its button', async () => {
  const user = userEvent.setup();
  render(<Held />);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
