import { fieldMessage } from '@mortar/client';
import { toastShown } from '@mortar/host';
import { PROFILE_LIMITS, type UserProfile } from '@mortar/protocol';
import { Button, TextField as Line } from '@mortar/ui';
import { TextArea } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailureText } from '../../lib/failure-text.tsx';
import form from '../../lib/form.module.css';
import { useAction } from '../../lib/use-action.ts';
import { Certification } from './certification.tsx';
import { $draft, changesOf, saveProfileFx, textTyped, type TextField } from './model.ts';
import { PictureUpload } from './picture-upload.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import styles from './settings-profile.module.css';
import { textProblem } from './text-problem.ts';

const LINKS = ['instagramurl', 'websiteurl', 'twitterurl'] as const;
const FIELDS: readonly TextField[] = ['username', 'personalprofile', ...LINKS];

/** Everything a person shows of themselves, in one form. */
export function ProfileForm({ profile }: { profile: UserProfile }) {
  const { formatMessage } = useIntl();
  const { draft, type, toast } = useUnit({ draft: $draft, type: textTyped, toast: toastShown });
  const { act, isBusy, failure, forgive } = useAction(useUnit(saveProfileFx));
  const [isTried, setTried] = useState(false);
  const [saves, setSaves] = useState(0);
  const changes = changesOf(draft, profile);
  const textOf = (field: TextField) => draft[field] ?? profile[field];
  const errorOf = (field: TextField) => {
    const problem = isTried ? textProblem(field, textOf(field)) : undefined;
    return problem ? formatMessage({ id: problem }, PROFILE_LIMITS) : failure ? fieldMessage(failure, field) : undefined;
  };
  const bind = (field: TextField) => ({
    name: field,
    label: formatMessage({ id: `settings.profile.${field}` }),
    value: textOf(field),
    error: errorOf(field),
    onValueChange: (text: string) => {
      type({ field, text });
      if (failure) forgive();
    },
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const wrong = FIELDS.find((field) => textProblem(field, textOf(field)));
    if (wrong) return focusText(event.currentTarget, wrong);
    if (!changes) return;
    act(changes, () => {
      setTried(false);
      setSaves((count) => count + 1);
      toast({ type: 'success', text: formatMessage({ id: 'settings.profile.saved' }) });
    });
  };
  return (
    <form className={form.form} onSubmit={send} noValidate>
      <ProfilePreview profile={profile} draft={draft} />
      <div key={saves} className={styles.uploads}>
        <PictureUpload field="picture" profile={profile} />
        <PictureUpload field="banner" profile={profile} />
      </div>
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
