import { createRequest } from '@mortar/client';
import { $locale, localeChosen } from '@mortar/host';
import { LOCALES, type Locale } from '@mortar/protocol';
import { updateLanguage } from '@mortar/protocol/identity';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button, Icon } from '@mortar/ui';
import { RadioField } from '@mortar/ui/toggles';
import { sample } from 'effector';
import { useUnit } from 'effector-react';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import form from '../../lib/form.module.css';
import { Panel } from '../../lib/panel.tsx';
import styles from './settings-language.module.css';

/** Chooses the language of mails to this account; the pages follow. */
const chooseLanguageFx = createRequest(updateLanguage);
sample({ clock: chooseLanguageFx.done, fn: ({ params: { lang } }) => lang, target: localeChosen });

const CHOICES = LOCALES.map(({ code, name }) => ({ value: code, label: name }));

/** Language of the pages in this browser and of every mail to the account. */
export function LanguageSettings() {
  const { formatMessage } = useIntl();
  const locale = useUnit($locale);
  const { act, isBusy, failure, forgive } = useAction(useUnit(chooseLanguageFx));
  const [chosen, setChosen] = useState<Locale | null>(null);
  const [isSaved, setSaved] = useState(false);
  const lang = chosen ?? locale;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    act({ lang }, () => setSaved(true));
  };
  const choose = (next: Locale) => {
    setChosen(next);
    setSaved(false);
    forgive();
  };
  return (
    <Panel title={<FormattedMessage id="settings.language.title" />} lede={<FormattedMessage id="settings.language.lede" />}>
      <form className={form.form} onSubmit={send} noValidate>
        <RadioField label={formatMessage({ id: 'settings.language.label' })} choices={CHOICES} value={lang} onValueChange={choose} />
        {failure && <FailureText failure={failure} />}
        <div className={styles.foot}>
          <Button type="submit" variant="primary" loading={isBusy}>
            <FormattedMessage id="settings.language.save" />
          </Button>
          <p role="status" className={styles.saved}>
            {isSaved && (
              <>
                <Icon name="check" size={16} />
                <FormattedMessage id="settings.language.saved" />
              </>
            )}
          </p>
        </div>
      </form>
    </Panel>
  );
}
