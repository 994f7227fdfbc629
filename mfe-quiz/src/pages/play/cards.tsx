import { $isSignedIn } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $offers, offersWanted } from '#entities/cards';
import { $playing, cardPlayed, type TimedRun } from '#entities/run';
import { PayCard } from '#features/pay-card';
import styles from './cards.module.css';

const KINDS = ['swap', 'skip'] as const;
type Kind = (typeof KINDS)[number];

/** Cards that help with the question that is asked, each with how many there are or what it costs. Cards belong to accounts. */
export function Cards({ run, isBusy }: { run: TimedRun; isBusy: boolean }) {
  const { formatMessage } = useIntl();
  const [bought, setBought] = useState<Kind | null>(null);
  const { isSignedIn, want, play, playing } = useUnit({ isSignedIn: $isSignedIn, want: offersWanted, play: cardPlayed, playing: $playing });
  useEffect(() => {
    if (isSignedIn) want();
  }, [isSignedIn, want]);
  if (!isSignedIn || run.challenge !== undefined) return null;
  const use = (kind: Kind) => {
    if (run.cards[kind].held > 0) play(kind);
    else setBought((before) => (before === kind ? null : kind));
  };
  return (
    <div className={styles.cards}>
      <div className={styles.row}>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            size="large"
            stretch
            icon={kind === 'swap' ? 'retry' : 'forward'}
            disabled={run.cards[kind].used || (isBusy && playing !== kind)}
            loading={playing === kind}
            aria-expanded={run.cards[kind].held > 0 ? undefined : bought === kind}
            onClick={() => use(kind)}
          >
            <FormattedMessage id={`quiz.card.${kind}`} />
            <span className={styles.note}>
              <CardNote kind={kind} run={run} />
            </span>
          </Button>
        ))}
      </div>
      {bought && !run.cards[bought].used && run.cards[bought].held === 0 && (
        <section className={styles.buy} aria-label={formatMessage({ id: `quiz.card.${bought}` })}>
          <p className={styles.about}>
            <FormattedMessage id={`quiz.card.${bought}.about`} />
          </p>
          <PayCard key={bought} card={bought} variant="secondary" onBought={() => play(bought)} />
        </section>
      )}
    </div>
  );
}

function CardNote({ kind, run }: { kind: Kind; run: TimedRun }) {
  const offers = useUnit($offers);
  const { held, used } = run.cards[kind];
  const offer = offers?.find(({ card }) => card === kind);
  if (used) return <FormattedMessage id="quiz.card.used" />;
  if (held > 0) return <FormattedMessage id="quiz.card.held" values={{ held }} />;
  return offer ? <FormattedMessage id="quiz.card.price" values={{ price: offer.price }} /> : null;
}
