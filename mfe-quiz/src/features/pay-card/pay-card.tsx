import { FailureText, Loaded, useAction } from '@mortar/remote-kit';
import { Button, Skeleton } from '@mortar/ui';
import type { QuizCard } from '@mortar/protocol/quiz';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { buyCardFx, offers, type Offer } from '#entities/cards';
import styles from './pay-card.module.css';

interface Props {
  card: QuizCard;
  variant: 'primary' | 'secondary';
  /** The card is there: it can be played. */
  onBought: () => void;
}

const haveBalances = (all: readonly Offer[]) => all.every(({ available }) => available !== null);

/** Ways to pay for a card that is played at once: each says its price and what the person has. Nothing is paid before it is pressed. */
export function PayCard({ card, ...props }: Props) {
  return (
    <Loaded of={offers} is={haveBalances} headingLevel={2} pending={<Skeleton shape="text" lines={2} />}>
      {(all) => <Ways own={all.filter((offer) => offer.card === card)} {...props} />}
    </Loaded>
  );
}

function Ways({ own, variant, onBought }: Omit<Props, 'card'> & { own: readonly Offer[] }) {
  const buy = useAction(useUnit(buyCardFx));
  if (own.length === 0) return null;
  if (own.every(({ left }) => left === 0)) {
    return (
      <p className={styles.note}>
        <FormattedMessage id="quiz.card.enough" />
      </p>
    );
  }
  return (
    <div className={styles.ways}>
      {own.map((offer, index) => {
        const isShort = offer.available !== null && offer.available < offer.price;
        return (
          <div key={offer.brickstype} className={styles.way}>
            <Button
              variant={index === 0 ? variant : 'secondary'}
              size="large"
              stretch
              icon="brick"
              disabled={isShort || offer.available === null}
              loading={buy.isBusy}
              onClick={() => buy.act(offer, onBought)}
            >
              <FormattedMessage id={`quiz.card.pay.${offer.brickstype === 1 ? 'gold' : 'silver'}`} values={{ price: offer.price }} />
            </Button>
            {offer.available !== null && (
              <p className={styles.note} data-short={isShort || undefined}>
                <FormattedMessage
                  id={isShort ? 'quiz.card.short' : 'quiz.card.have'}
                  values={{ available: offer.available, left: offer.available - offer.price }}
                />
              </p>
            )}
          </div>
        );
      })}
      {buy.failure && <FailureText failure={buy.failure} />}
    </div>
  );
}
