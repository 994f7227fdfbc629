import type { RequestFailure } from '@mortar/client';
import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import { CodeForm } from './code-form.tsx';
import { LinkForm } from './link-form.tsx';

/** What the model of a code screen must have. */
export type CodeScreenUnits = {
  /** `link` is the secret of a mail's link that was followed, null where none was. */
  screen: Store<{ email: string; code: string; link: string | null }>;
  failure: Store<RequestFailure | null>;
  isBusy: Store<boolean>;
  isWhole: Store<boolean>;
  type: EventCallable<string>;
  chooseCode: EventCallable<void>;
};

interface Props {
  /** Units of the screen's model; the same object at every render. */
  units: CodeScreenUnits;
  /** Effects of that model, as `useUnit` binds them. What they are refused for is shown out of `failure`. */
  prove: () => Promise<unknown>;
  proveByLink: () => Promise<unknown>;
  /** The address is proven; what the effect gave. */
  onProven: (result: unknown) => void;
  /** The secret of a followed link has been taken up: the address may drop it. */
  onLinkTaken: () => void;
}

/** The code of a mail, or a press beside its followed link. */
export function CodeOrLink({ units, prove, proveByLink, onProven, onLinkTaken }: Props) {
  const { screen, failure, isBusy, isWhole, type, chooseCode } = useUnit(units);
  const { email, code, link } = screen;
  const stay = () => undefined;
  if (link !== null)
    return (
      <LinkForm
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => void proveByLink().then(onProven, onLinkTaken)}
        onCodeChosen={() => {
          chooseCode();
          onLinkTaken();
        }}
      />
    );
  return (
    <CodeForm
      email={email}
      code={code}
      isWhole={isWhole}
      isBusy={isBusy}
      failure={failure}
      onCodeChange={type}
      onSubmit={() => {
        if (isWhole && !isBusy) void prove().then(onProven, stay);
      }}
    />
  );
}
