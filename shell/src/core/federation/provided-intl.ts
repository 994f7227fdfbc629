import {
  FormattedDate,
  FormattedList,
  FormattedMessage,
  FormattedNumber,
  FormattedPlural,
  FormattedRelativeTime,
  FormattedTime,
  IntlProvider,
  createIntl,
  createIntlCache,
  defineMessage,
  defineMessages,
  useIntl,
} from 'react-intl';

/** What of react-intl a remote may use. */
export const intl = {
  FormattedDate,
  FormattedList,
  FormattedMessage,
  FormattedNumber,
  FormattedPlural,
  FormattedRelativeTime,
  FormattedTime,
  IntlProvider,
  createIntl,
  createIntlCache,
  defineMessage,
  defineMessages,
  useIntl,
};
