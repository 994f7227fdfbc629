import { toastShown } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import type { OwnDialogProps } from '../../core/dialogs/own.ts';
import { PartsTexts } from './parts-texts.tsx';

/** Says what came of copying (spec §8) as a toast; nothing of its own shows. */
export function Copied(props: OwnDialogProps) {
  return (
    <PartsTexts>
      <Said {...props} />
    </PartsTexts>
  );
}

function Said({ props, onClosed }: OwnDialogProps) {
  const toast = useUnit(toastShown);
  const { formatMessage } = useIntl();
  const say = useEffectEvent(() => {
    const isCopied = props['isCopied'] === true;
    const text = formatMessage({ id: isCopied ? 'parts.copy.done' : 'parts.copy.failed' });
    toast({ type: isCopied ? 'success' : 'error', text });
    onClosed();
  });
  useEffect(() => say(), []);
  return null;
}
