import { Component, type ReactNode } from 'react';
import { type CrashReport, crashReportOf } from '../../config/crashReport';
import { CrashMessage } from './CrashMessage';

interface CrashBoundaryProps {
  children: ReactNode;
  isWithinPage?: boolean;
  /** Where another one is reached, what failed here is tried no more: another page may well work. */
  place?: string;
  /** Told once of each crash. */
  onCrash?: (report: CrashReport) => void;
  /** Another way on, by the number that the crash is reported under. */
  action?: (report: string) => ReactNode;
}

interface CrashState {
  crash: CrashReport | null;
  place: string | undefined;
}

/** Shows a way on where a part of the page fails, in place of a white screen. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { crash: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<CrashState> {
    return { crash: crashReportOf(error) };
  }

  static getDerivedStateFromProps({ place }: CrashBoundaryProps, state: CrashState): CrashState | null {
    return place === state.place ? null : { crash: null, place };
  }

  override componentDidCatch(): void {
    const { crash } = this.state;
    if (crash) this.props.onCrash?.(crash);
  }

  override render() {
    const { children, isWithinPage = false, action } = this.props;
    const { crash } = this.state;
    if (!crash) return children;
    return <CrashMessage report={crash.report} isWithinPage={isWithinPage} action={action?.(crash.report)} />;
  }
}
