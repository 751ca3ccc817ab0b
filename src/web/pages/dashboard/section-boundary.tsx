import { Component, type ReactNode } from 'react';
import { SectionFailed, type SectionName } from './section-failed.tsx';

type SectionBoundaryProps = { name: SectionName; children: ReactNode };

/** One section that breaks leaves the header and the other one alone. */
export class SectionBoundary extends Component<SectionBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { name, children } = this.props;
    return this.state.error ? <SectionFailed name={name} error={this.state.error} /> : children;
  }
}
