import Button from '@mui/material/Button';
import { Component, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type CrashReport, crashReportOf } from '../../config/crashReport';
import { FullPageMessage } from './FullPageMessage';

interface CrashMessageProps {
  report: string;
  isWithinPage: boolean;
  /** Another way on, beside loading the page again. */
  action?: ReactNode;
}

/** Says that a part of the app failed, under which number it was reported, and what to do. Part of the first load: small. */
const CrashMessage = ({ report, isWithinPage, action }: CrashMessageProps) => {
  const t = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const number = t('shell.error.report', { id: report });
  // Where the browser forbids it the number is there to be selected.
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
