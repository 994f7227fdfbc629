import { dialogOpened } from '@mortar/host';
import { IconButton, type IconButtonProps } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { PALETTE } from '../../core/dialogs/own.ts';

type Props = Pick<IconButtonProps, 'popoverTarget' | 'popoverTargetAction'>;

/** Opens the search of pages and actions, for who does not know its keys. */
export function SearchButton(props: Props) {
  const open = useUnit(dialogOpened);
  const { formatMessage } = useIntl();
  return (
    <IconButton
      {...props}
      icon="search"
      label={formatMessage({ id: 'shell.search' })}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => open({ name: PALETTE, props: {} })}
    />
  );
}
