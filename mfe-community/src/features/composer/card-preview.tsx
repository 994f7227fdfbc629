import type { Facet, Post } from '@mortar/protocol/community';
import { IconButton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { LinkCard } from '#entities/post';
import { linkCardFx } from './model.ts';
import styles from './card-preview.module.css';

/** The server is asked once a link rests so long, ms. */
const REST_MS = 600;

interface Props {
  facets: readonly Facet[];
  hidden: string | null;
  onHide: (link: string) => void;
}

/** What the first link leads to, as the post will show it. */
export function CardPreview({ facets, hidden, onHide }: Props) {
  const { formatMessage } = useIntl();
  const ask = useUnit(linkCardFx);
  const [found, setFound] = useState<{ url: string; card: Post['card'] } | null>(null);
  const url = facets.find(({ kind }) => kind === 'link')?.ref;
  useEffect(() => {
    if (!url || url === hidden) return;
    let isOn = true;
    const timer = setTimeout(() => {
      ask({ url }).then(
        ({ card }) => isOn && setFound({ url, card }),
        () => undefined,
      );
    }, REST_MS);
    return () => {
      isOn = false;
      clearTimeout(timer);
    };
  }, [ask, url, hidden]);
  if (!url || url === hidden || found?.url !== url || !found.card) return null;
  return (
    <div className={styles.preview}>
      <LinkCard card={found.card} />
      <IconButton
        icon="close"
        variant="secondary"
        label={formatMessage({ id: 'community.compose.card.hide' })}
        onClick={() => onHide(url)}
      />
    </div>
  );
}
