import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

/** The way back to the list that a page belongs to, above its title. */
export const WayBack = ({ to, titleId }: { to: string; titleId: string }) => (
  <Button variant="quiet" icon="arrow-left" render={<Link to={to} />}>
    <FormattedMessage id={titleId} />
  </Button>
);
