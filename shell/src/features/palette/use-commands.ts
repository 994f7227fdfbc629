import { $isSignedIn, $theme, dialogOpened, localeChosen, loginRequested, themeChosen } from '@mortar/host';
import { LOCALES } from '@mortar/protocol';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { $catalogue } from '../../core/i18n/catalogue.ts';
import { $installPrompt } from '../install/index.ts';
import { installFx } from '../install/install.ts';
import { $accountEntries, $navigation, type NavigationEntry } from '../../core/navigation/navigation-entries.ts';
import { navigateFx } from '../../core/navigation/navigate.ts';
import { logoutChosen } from '../session/index.ts';
import { SHORTCUTS } from '../../core/dialogs/own.ts';

export interface Command {
  id: string;
  label: string;
  /** What it is, in the page's language. */
  kind: string;
  run: () => void;
}

/** Pages of live remotes, then what the page itself can do. */
export function useCommands(): Command[] {
  const { formatMessage } = useIntl();
  const state = useUnit({
    navigation: $navigation,
    own: $accountEntries,
    catalogue: $catalogue,
    theme: $theme,
    isSignedIn: $isSignedIn,
    prompt: $installPrompt,
  });
  const act = useUnit({ go: navigateFx, localeChosen, themeChosen, loginRequested, logoutChosen, dialogOpened, installFx });
  const say = (id: string) => formatMessage({ id });
  const [page, action] = [say('parts.palette.page'), say('parts.palette.action')];
  const { locale } = state.catalogue;
  const other = state.theme === 'dark' ? 'light' : 'dark';
  const pageOf = ({ id, to, label }: NavigationEntry): Command => ({
    id,
    label: label[locale],
    kind: page,
    run: () => void act.go({ to }),
  });
  const languages = LOCALES.filter(({ code }) => code !== locale).map(({ code, name }): Command => ({
    id: `language.${code}`,
    label: name,
    kind: action,
    run: () => act.localeChosen(code),
  }));
  const account: Command[] = state.isSignedIn
    ? [
        ...state.own.map(pageOf),
        { id: 'settings', label: say('shell.account.settings'), kind: page, run: () => void act.go({ to: '/settings' }) },
        { id: 'logout', label: say('shell.logout'), kind: action, run: () => act.logoutChosen() },
      ]
    : [{ id: 'connect', label: say('shell.nav.connect'), kind: action, run: () => act.loginRequested({}) }];
  const { prompt } = state;
  const install: Command[] = prompt
    ? [{ id: 'install', label: say('shell.install'), kind: action, run: () => void act.installFx(prompt).catch(() => undefined) }]
    : [];
  return [
    ...state.navigation.map(pageOf),
    ...account,
    ...install,
    { id: 'theme', label: say(`shell.theme.${other}`), kind: action, run: () => act.themeChosen(other) },
    ...languages,
    { id: 'shortcuts', label: say('parts.shortcuts.title'), kind: action, run: () => act.dialogOpened({ name: SHORTCUTS, props: {} }) },
  ];
}
