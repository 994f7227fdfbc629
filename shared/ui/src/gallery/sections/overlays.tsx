import { useState } from 'react';
import { Button, IconButton, TextField } from '../../index.ts';
import { ConfirmDialog, Dialog, Drawer, Menu, MenuChoice, MenuItem, MenuSeparator, Popover, Tooltip } from '../../overlay.ts';
import { Example } from '../example.tsx';
import styles from '../gallery.module.css';

type Open = 'none' | 'dialog' | 'sibling' | 'confirm' | 'danger' | 'acknowledge';

/** What lies over the page. */
export function Overlays() {
  const [choice, setChoice] = useState<1 | 2 | null>(null);
  const [theme, setTheme] = useState<'dark' | 'light'>('dark');
  return (
    <>
      <DialogExample />
      <DrawerExample />
      <ConfirmExample onChoice={setChoice} />
      <p aria-live="polite">{choice === null ? 'Not asked yet' : `Last choice: ${choice}`}</p>
      <Example
        title="Menu"
        code={
          '<Menu trigger={<IconButton icon="more" label={label} />}>\n  <MenuItem icon="copy" onSelect={copy}>{label}</MenuItem>\n</Menu>'
        }
      >
        <Menu trigger={<IconButton icon="more" label="More" variant="secondary" />}>
          <MenuItem icon="copy">Copy the address</MenuItem>
          <MenuItem icon="external" href="#overlays">
            Open the explorer
          </MenuItem>
          <MenuItem disabled>Not now</MenuItem>
          <MenuSeparator />
          <MenuChoice
            label="Theme"
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'dark', label: 'Dark', icon: 'moon' },
              { value: 'light', label: 'Light', icon: 'sun' },
            ]}
          />
          <MenuSeparator />
          <MenuItem icon="log-out" danger>
            Log out
          </MenuItem>
        </Menu>
      </Example>
      <Example title="Popover" code={'<Popover trigger={<Button>{label}</Button>} title={title}>{children}</Popover>'}>
        <Popover trigger={<Button trailingIcon="chevron-down">Why this rank?</Button>} title="How this is ranked">
          <p>Newest first. Nothing is paid for.</p>
        </Popover>
      </Example>
      <Example title="Tooltip" code={'<Tooltip text={text}><IconButton … title="" /></Tooltip>'}>
        <Tooltip text="Shown to pointer and keyboard, never to touch">
          <IconButton icon="question" label="What is this?" title="" />
        </Tooltip>
      </Example>
    </>
  );
}

function DialogExample() {
  const [open, setOpen] = useState<Open>('none');
  const [name, setName] = useState('');
  const isOpen = open !== 'none';
  return (
    <Example title="Dialog" code={'<Dialog open={open} onClose={close} title={title}\n  closeLabel={close} actions={actions}>…</Dialog>'}>
      <Button onClick={() => setOpen('dialog')}>Open the dialog</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen('none')}
        title="Name a brick"
        description="It can be changed later."
        closeLabel="Close"
        actions={
          <>
            <Button onClick={() => setOpen('sibling')}>Ask first</Button>
            <Button variant="primary" onClick={() => setOpen('none')}>
              Save
            </Button>
          </>
        }
      >
        <div className={styles.form}>
          <TextField label="Name" value={name} onValueChange={setName} />
          <Menu trigger={<Button trailingIcon="chevron-down">In a dialog</Button>} align="start">
            <MenuItem>A menu above it</MenuItem>
          </Menu>
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === 'sibling'}
        title="Above the first"
        content="Esc closes this one only."
        confirmLabel="Fine"
        onChoice={() => setOpen('dialog')}
      />
    </Example>
  );
}

function DrawerExample() {
  const [open, setOpen] = useState(false);
  return (
    <Example title="Drawer" code={'<Drawer open={open} onClose={close} title={title}\n  closeLabel={close} actions={actions}>…</Drawer>'}>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="Filters"
        closeLabel="Close"
        actions={
          <Button variant="primary" onClick={() => setOpen(false)}>
            Show 12
          </Button>
        }
      >
        <p>From the side; on phones a sheet from below.</p>
      </Drawer>
    </Example>
  );
}

function ConfirmExample({ onChoice }: { onChoice: (choice: 1 | 2) => void }) {
  const [open, setOpen] = useState<Open>('none');
  const answer = (choice: 1 | 2) => {
    setOpen('none');
    onChoice(choice);
  };
  return (
    <Example
      title="ConfirmDialog"
      code={'<ConfirmDialog open={open} title={title} content={content}\n  confirmLabel={yes} cancelLabel={no} onChoice={answer} />'}
    >
      <Button onClick={() => setOpen('confirm')}>Ask</Button>
      <Button onClick={() => setOpen('danger')}>Ask about the worst</Button>
      <Button onClick={() => setOpen('acknowledge')}>Tell</Button>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Send 12 bricks?"
        content="You have 50. After this you have 38."
        confirmLabel="Send"
        cancelLabel="Cancel"
        onChoice={answer}
      />
      <ConfirmDialog
        open={open === 'danger'}
        danger
        title="Delete the wall?"
        content="Nobody can bring it back."
        confirmLabel="Delete"
        cancelLabel="Keep it"
        onChoice={answer}
      />
      <ConfirmDialog
        open={open === 'acknowledge'}
        content="Buying opens once the token is deployed."
        confirmLabel="Understood"
        onChoice={answer}
      />
    </Example>
  );
}
