import { dialogOpened } from '@mortar/host';
import { copyOutcome } from '@mortar/host/popups';
import { CopyButton } from '@mortar/ui/share';
import { useUnit } from 'effector-react';
import type { ComponentProps } from 'react';

/** A button that copies a text, and says whether it could. */
export function Copy(props: Omit<ComponentProps<typeof CopyButton>, 'onOutcome'>) {
  const open = useUnit(dialogOpened);
  return <CopyButton {...props} onOutcome={(isCopied) => void open(copyOutcome(isCopied))} />;
}
