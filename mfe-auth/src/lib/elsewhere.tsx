import { Button } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { Link, type To } from 'react-router';

interface Props {
  /** Ids of texts: a short question, and what answers it. */
  question?: string;
  action: string;
  /** A page, or what happens within a dialog. */
  to: To | (() => void);
}

/** The other way on: from login to register and back. */
export function Elsewhere({ question, action, to }: Props) {
  const label = <FormattedMessage id={action} />;
  return (
    <>
      {question && <FormattedMessage id={question} />}
      {typeof to === 'function' ? (
        <Button variant="quiet" onClick={to}>
          {label}
        </Button>
      ) : (
        <Button variant="quiet" render={<Link to={to} />}>
          {label}
        </Button>
      )}
    </>
  );
}
