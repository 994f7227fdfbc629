import { toastShown } from '@mortar/host';
import { PROFILE_LIMITS, type UserProfile } from '@mortar/protocol/identity';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button, Icon, TextField as Line } from '@mortar/ui';
import { TextArea } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import form from '../../lib/form.module.css';
import { changesOf, $draft, saveProfileFx } from './model.ts';
import { PictureUploads } from './picture-uploads.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import styles from './settings-profile.module.css';
import { LINKS, useTextFields } from './use-text-fields.ts';

/** Everything a person shows of themselves, in one form. */
export function ProfileForm({ profile }: { profile: UserProfile }) {
  const { formatMessage } = useIntl();
  const { draft, toast } = useUnit({ draft: $draft, toast: toastShown });
  const { act, isBusy, failure, forgive } = useAction(useUnit(saveProfileFx));
  const [isTried, setTried] = useState(false);
  const { bind, wrong } = useTextFields(profile, { isTried, failure, forgive });
  const changes = changesOf(draft, profile);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const field = wrong();
    if (field) return focusText(event.currentTarget, field);
    if (!changes) return;
    act(changes, () => {
      setTried(false);
      toast({ type: 'success', text: formatMessage({ id: 'settings.profile.saved' }) });
    });
  };
  return (
    <form className={form.form} onSubmit={send} noValidate>
      <ProfilePreview profile={profile} draft={draft} />
      <PictureUploads profile={profile} />
      <Line {...bind('username')} autoComplete="nickname" spellCheck={false} />
      <TextArea
        {...bind('personalprofile')}
        limit={PROFILE_LIMITS.personalprofile}
        countLabel={(count, limit) => formatMessage({ id: 'settings.profile.count' }, { count, limit })}
        leftLabel={(left) => formatMessage({ id: 'settings.profile.left' }, { left })}
      />
      {LINKS.map((field) => (
        <Line
          key={field}
          {...bind(field)}
          helper={formatMessage({ id: `settings.profile.${field}.helper` })}
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      ))}
      <Certification isCertified={profile.certification} />
      {failure && failure.kind !== 'validation' && <FailureText failure={failure} />}
      <Button type="submit" variant="primary" className={styles.save} disabled={!changes} loading={isBusy}>
        <FormattedMessage id="settings.profile.save" />
      </Button>
    </form>
  );
}

function focusText(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** Whether the site vouches for the person; only its operators decide that. */
function Certification({ isCertified }: { isCertified: boolean }) {
  return (
    <div className={styles.certification} data-certified={isCertified || undefined}>
      <Icon name={isCertified ? 'success' : 'info'} className={styles.mark} />
      <div>
        <p className={styles.state}>
          <FormattedMessage id={isCertified ? 'settings.profile.certified' : 'settings.profile.uncertified'} />
        </p>
        <p className={styles.note}>
          <FormattedMessage id="settings.profile.certification-note" />
        </p>
      </div>
    </div>
  );
}
