import { dialogOpened } from '@mortar/host';
import { Button, type ButtonProps } from '@mortar/ui';
import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

/** Opens the Game Hub popup; a press with a modifier stays that of a link to the game centre. */
export function OpenHub(props: Pick<ButtonProps, 'size' | 'trailingIcon'>) {
  const open = useUnit(dialogOpened);
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open({ name: 'gamehub.hub', props: {} });
  };
  return (
    <Button {...props} render={<Link to="/im/gamecenter" onClick={press} />}>
      <FormattedMessage id="gamehub.home.open-games" />
    </Button>
  );
}
