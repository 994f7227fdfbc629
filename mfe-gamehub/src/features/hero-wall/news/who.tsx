import { games } from '@mortar/games/rules';
import { DEFAULT_LOCALE, isLocale } from '@mortar/protocol';
import { FormattedMessage, useIntl } from 'react-intl';

interface Props {
  username: string;
  gameid: string;
}

/** Who played what. */
export function Who({ username, gameid }: Props) {
  const { locale } = useIntl();
  const titles = games.find(({ id }) => id === gameid)?.titles;
  return (
    <FormattedMessage
      id="gamehub.wall.who"
      values={{ player: <bdi key="player">{username}</bdi>, game: titles?.[isLocale(locale) ? locale : DEFAULT_LOCALE] ?? gameid }}
    />
  );
}
