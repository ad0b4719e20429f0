import Button from '@mui/material/Button';
import { Component, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type CrashReport, crashReportOf } from '../../config/crashReport';
import { FullPageMessage } from './FullPageMessage';

interface CrashMessageProps {
  report: string;
  isWithinPage: boolean;
  /** Another way to continue, in addition to reloading the page. */
  action?: ReactNode;
}

/**
 * Says that a part of the app failed, shows the number under which it was reported, and what to do next. It's part of
 * the first load, so keep it small.
 */
const CrashMessage = ({ report, isWithinPage, action }: CrashMessageProps) => {
  const t = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const number = t('shell.error.report', { id: report });
  // If the browser doesn't allow copying, the number can be selected.
  const copy = () =>
    navigator.clipboard?.writeText(report).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <FullPageMessage title={t('shell.error.title')} detail={t('shell.error.detail')} isWithinPage={isWithinPage}>
      <Button onClick={copy} aria-label={`${number}: ${t('shell.error.copy')}`} sx={{ userSelect: 'text' }}>
        <bdi>{number}</bdi>
      </Button>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('shell.error.reload')}
      </Button>
      {action}
      <span role="status" style={{ inlineSize: '100%' }}>
        {isCopied && t('shell.error.copied')}
      </span>
    </FullPageMessage>
  );
};

interface CrashBoundaryProps {
  children: ReactNode;
  isWithinPage?: boolean;
  /** When this changes, the boundary renders its children again: another page may work. */
  place?: string;
  /** Called once per crash. */
  onCrash?: (report: CrashReport) => void;
  /** Another way to continue, which gets the number under which the crash is reported. */
  action?: (report: string) => ReactNode;
}

interface CrashState {
  crash: CrashReport | null;
  place: string | undefined;
}

/** Shows a message with a way to continue where a part of the page fails, instead of a blank screen. */
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
