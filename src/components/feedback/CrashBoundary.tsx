import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Component, type ReactNode } from 'react';
import { FullPageMessage } from './FullPageMessage';

const Crashed = ({ isWithinPage }: { isWithinPage: boolean }) => {
  const t = useTranslate();
  return (
    <FullPageMessage title={t('shell.error.title')} detail={t('shell.error.detail')} isWithinPage={isWithinPage}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('shell.error.reload')}
      </Button>
    </FullPageMessage>
  );
};

/** Shows a way on where a part of the page fails, in place of a white screen. */
export class CrashBoundary extends Component<{ children: ReactNode; isWithinPage?: boolean }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Crashed isWithinPage={this.props.isWithinPage ?? false} /> : this.props.children;
  }
}
