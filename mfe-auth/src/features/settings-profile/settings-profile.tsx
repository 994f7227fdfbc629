import { FormattedMessage } from 'react-intl';
import { WithOwnAccount } from '#entities/own-account';
import { Panel } from '../../lib/panel.tsx';
import { ProfileForm } from './profile-form.tsx';

/** What the person shows of themselves. */
export function ProfileSettings() {
  return (
    <Panel title={<FormattedMessage id="settings.profile.title" />} lede={<FormattedMessage id="settings.profile.lede" />}>
      <WithOwnAccount>{({ profile }) => <ProfileForm profile={profile} />}</WithOwnAccount>
    </Panel>
  );
}
