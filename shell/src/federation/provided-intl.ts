/** What of react-intl a remote may use. */
export {
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
