import { Component, type ReactNode } from 'react';

/** Catches rendering errors of a page. Resets when `resetKey` changes. */
export class ErrorBoundary extends Component<
  { resetKey: string; fallback: (error: unknown) => ReactNode; children: ReactNode },
  { error: unknown; failed: boolean; resetKey: string }
> {
  override state = { error: undefined as unknown, failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  static getDerivedStateFromProps(
    props: { resetKey: string },
    state: { resetKey: string },
  ): { error: unknown; failed: boolean; resetKey: string } | null {
    return props.resetKey === state.resetKey
      ? null
      : { error: undefined, failed: false, resetKey: props.resetKey };
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
