import type { Animation, Item, MetadataFault } from '@mortar/protocol/market';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Art } from '../../lib/art.tsx';
import { openAnimationFx } from './animation.ts';
import styles from './item-art.module.css';
import { Playing } from './playing.tsx';

/** What keeps it from being played; `unplayable` is the visitor's own browser. */
type Fault = MetadataFault | 'unplayable';

/** The picture of an item. What it plays takes the picture's place after a press, and not before: it is somebody else's work. */
export function ItemArt({ of, name }: { of: Item; name: string }) {
  const { act, isBusy, failure } = useAction(useUnit(openAnimationFx));
  const [shown, setShown] = useState<Animation | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const play = () => {
    setFault(null);
    act({ id: of.id }, (answer) => {
      setShown(answer.animation);
      setFault(answer.fault);
    });
  };
  const stop = (why: Fault | null) => {
    setShown(null);
    setFault(why);
  };
  const art = <Art of={of.picture} seed={of.id} size="large" alt={name} />;
  return (
    <>
      {shown ? (
        <Playing of={shown} name={name} onBroken={() => stop('unplayable')}>
          {art}
        </Playing>
      ) : (
        art
      )}
      {of.metadata.animation !== null && (
        <div className={styles.bar}>
          {shown ? (
            <Button icon="close" onClick={() => stop(null)}>
              <FormattedMessage id="market.animation.stop" />
            </Button>
          ) : (
            <Button icon="play" loading={isBusy} onClick={play}>
              <FormattedMessage id="market.animation.play" />
            </Button>
          )}
          <p className={styles.note} role="status">
            <FormattedMessage id={fault ? `market.animation.fault.${fault}` : isBusy ? 'market.animation.coming' : noteOf(shown)} />
          </p>
          {failure && <FailureText failure={failure} />}
        </div>
      )}
    </>
  );
}

const noteOf = (shown: Animation | null): string => (shown?.kind === 'page' ? 'market.animation.closed' : 'market.animation.note');
