import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

/** The way home that every page without content has (spec §2). */
export function BackHome() {
  return (
    <Button size="large" icon="arrow-left" render={<Link to="/" />}>
      <FormattedMessage id="shell.back-home" />
    </Button>
  );
}
