import { PageFrame as Frame } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

interface Props {
  /** Ids of its title and of the sentence under it. */
  titleId: string;
  ledeId: string;
  children: ReactNode;
}

/** A page beside the messages, with the way back to them. */
export function PageFrame({ titleId, ledeId, children }: Props) {
  const back = (
    <Button variant="quiet" icon="arrow-left" render={<Link to="/im" />}>
      <FormattedMessage id="im.title" />
    </Button>
  );
  return (
    <Frame width="text" title={<FormattedMessage id={titleId} />} lede={<FormattedMessage id={ledeId} />} back={back}>
      {children}
    </Frame>
  );
}
