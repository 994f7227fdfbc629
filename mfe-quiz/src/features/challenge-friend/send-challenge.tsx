import { useIntl } from 'react-intl';
import { SendLink } from '../../lib/send-link.tsx';

/** The ways on which a challenge goes to a friend. */
export function SendChallenge(challenge: { url: string; text: string }) {
  const { formatMessage } = useIntl();
  return <SendLink {...challenge} copyLabel={formatMessage({ id: 'quiz.challenge.copy' })} targets={['whatsapp', 'telegram']} />;
}
