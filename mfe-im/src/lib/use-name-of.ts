import { useIntl } from 'react-intl';

/** Says a name, of a person or of the chat with them: the server has none of an account that was deleted. */
export function useNameOf(): (name: string | undefined) => string {
  const { formatMessage } = useIntl();
  return (name) => name || formatMessage({ id: 'im.person.gone' });
}
