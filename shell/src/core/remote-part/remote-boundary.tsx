import { thrownText } from '@mortar/protocol';
import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Grows with every load: what crashed is tried anew, what runs goes on. */
  attempt?: number | undefined;
  /** Shown after a crash that no other version can take over. */
  fallback: (error: Error) => ReactNode;
  /** True when another version will take over: nothing is shown until it does. */
  onCrash: (error: Error) => boolean;
}

interface State {
  attempt: number | undefined;
  error: Error | null;
  replaced: boolean;
}

/** Keeps a crash of a remote inside its area: header, navigation and the other areas go on. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { attempt: this.props.attempt, error: null, replaced: false };

  static getDerivedStateFromProps({ attempt }: Props, state: State): State | null {
    return attempt === state.attempt ? null : { attempt, error: null, replaced: false };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(thrownText(error)) };
  }

  override componentDidCatch(error: Error): void {
    if (this.props.onCrash(error)) this.setState({ replaced: true });
  }

  override render(): ReactNode {
    const { error, replaced } = this.state;
    if (!error) return this.props.children;
    return replaced ? null : this.props.fallback(error);
  }
}
