import { useState } from 'react';
import { CopyButton, ShareLinks } from '../../share.ts';
import { Example } from '../example.tsx';

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

/** Passing things on. */
export function Sharing() {
  const [outcome, setOutcome] = useState('Nothing copied yet');
  const tell = (isCopied: boolean) => setOutcome(isCopied ? 'Copy successfully!' : 'Replication failed!');
  return (
    <>
      <Example
        title="CopyButton"
        code={
          "import { copyOutcome } from '@mortar/host/popups';\n<CopyButton value={address} label={label} onOutcome={(isCopied) => dialogOpened(copyOutcome(isCopied))} />"
        }
      >
        <CopyButton value={ADDRESS} label="Copy the whole address" onOutcome={tell} />
        <CopyButton value={ADDRESS} label="Copy the address, icon only" iconOnly onOutcome={tell} />
        <span aria-live="polite">{outcome}</span>
      </Example>
      <Example
        title="ShareLinks"
        code={'<ShareLinks title={title} url={address} text={text} labels={labels} onCopyOutcome={say} />'}
        stacked
      >
        <ShareLinks
          title="Share this wall"
          url="https://example.com/bricks"
          text="50 bricks"
          onCopyOutcome={tell}
          labels={{
            device: 'Share with…',
            copy: 'Copy the link',
            qr: 'QR code',
            code: 'QR code of the link',
            targets: { x: 'X', telegram: 'Telegram', whatsapp: 'WhatsApp', facebook: 'Facebook' },
          }}
        />
      </Example>
    </>
  );
}
