import type { PrivacySettings } from '@mortar/protocol/relations';
import { FailureText, Loaded, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { RadioField, Switch } from '@mortar/ui/toggles';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { privacy, PrivacyGate, setPrivacyFx } from './model.ts';
import styles from './panel.module.css';

/** In the settings: who may write to the person, and what others see of them. */
export function Panel() {
  useGate(PrivacyGate);
  return (
    <section className={styles.panel} aria-labelledby="im-privacy">
      <h2 id="im-privacy" className={styles.title}>
        <FormattedMessage id="im.privacy.title" />
      </h2>
      <Loaded of={privacy}>{(settings) => <Settings settings={settings} />}</Loaded>
      <p>
        <Button icon="lock" render={<Link to="/im/followers?tab=blocked" />}>
          <FormattedMessage id="im.privacy.blocked" />
        </Button>
      </p>
    </section>
  );
}

const WRITERS = ['everyone', 'contacts', 'nobody'] as const;

/** Each counts at once. */
function Settings({ settings: { whoWrites, showsPresence, showsReading } }: { settings: PrivacySettings }) {
  const { formatMessage } = useIntl();
  const { act, isBusy, failure } = useAction(useUnit(setPrivacyFx));
  const say = (id: string) => formatMessage({ id: `im.privacy.${id}` });
  return (
    <>
      <RadioField
        label={say('who-writes')}
        choices={WRITERS.map((value) => ({ value, label: say(value), note: say(`${value}.note`) }))}
        value={whoWrites}
        onValueChange={(value) => act({ whoWrites: value })}
        disabled={isBusy}
      />
      <Switch
        label={say('presence')}
        note={say('presence.note')}
        checked={showsPresence}
        onCheckedChange={(isOn) => act({ showsPresence: isOn })}
        disabled={isBusy}
      />
      <Switch
        label={say('reading')}
        note={say('reading.note')}
        checked={showsReading}
        onCheckedChange={(isOn) => act({ showsReading: isOn })}
        disabled={isBusy}
      />
      {failure && <FailureText failure={failure} />}
    </>
  );
}
