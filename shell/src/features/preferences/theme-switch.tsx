import { $theme, themeChosen } from '@mortar/host';
import { IconButton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';

/** Dark or light, at once and without a flash. */
export function ThemeSwitch() {
  const { theme, choose } = useUnit({ theme: $theme, choose: themeChosen });
  const { formatMessage } = useIntl();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={other === 'light' ? 'sun' : 'moon'}
      label={formatMessage({ id: `shell.theme.${other}` })}
      onClick={() => choose(other)}
    />
  );
}
