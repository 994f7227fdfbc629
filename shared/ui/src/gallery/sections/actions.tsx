import { useState } from 'react';
import { Button, IconButton, Spinner } from '../../index.ts';
import { Example } from '../example.tsx';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger', 'danger-outline'] as const;

/** Buttons in every state. */
export function Actions() {
  const [isLoading, setLoading] = useState(true);
  return (
    <>
      <Example title="Button, large" code={'<Button variant="primary" size="large">{label}</Button>'}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} size="large">
            Lay a brick
          </Button>
        ))}
      </Example>
      <Example title="Button, medium" code={'<Button variant="secondary">{label}</Button>'}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            Lay a brick
          </Button>
        ))}
      </Example>
      <Example title="Button with icons" code={'<Button icon="wallet" trailingIcon="arrow-up-right">{label}</Button>'}>
        <Button icon="wallet">Connect</Button>
        <Button trailingIcon="arrow-up-right">Whitepaper</Button>
        <Button variant="primary" icon="download">
          Download
        </Button>
      </Example>
      <Example title="Button as a link" code={'<Button href="/login">{label}</Button>\n<Button render={<Link to="/" />}>{label}</Button>'}>
        <Button href="#actions" variant="primary">
          Start
        </Button>
        <Button render={<a href="#actions">Another element</a>} />
      </Example>
      <Example title="Button, loading" code="<Button loading={pending}>{label}</Button>">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} loading={isLoading}>
            Lay a brick
          </Button>
        ))}
        <Button icon="retry" loading={isLoading}>
          Try again
        </Button>
        <Button variant="quiet" onClick={() => setLoading(!isLoading)}>
          {isLoading ? 'Stop' : 'Load'}
        </Button>
      </Example>
      <Example title="Button, disabled" code="<Button disabled>{label}</Button>">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Lay a brick
          </Button>
        ))}
      </Example>
      <Example title="IconButton" code={'<IconButton icon="bell" label={label} />'}>
        <IconButton icon="bell" label="Notices" />
        <IconButton icon="plus" label="New" variant="secondary" />
        <IconButton icon="send" label="Send" variant="primary" size="large" />
        <IconButton icon="close" label="Close" disabled />
        <IconButton icon="retry" label="Try again" loading={isLoading} />
      </Example>
      <Example title="Spinner" code="<Spinner label={label} />">
        <Spinner size={16} />
        <Spinner />
        <Spinner size={32} label="Loading" />
      </Example>
    </>
  );
}
