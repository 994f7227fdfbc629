import { FormattedMessage } from 'react-intl';

/** A wallet as it calls itself, or as what it is where it does not say. */
export function WalletName({ name }: { name: string }) {
  return name ? <bdi>{name}</bdi> : <FormattedMessage id="auth.wallet.unnamed" />;
}
