import Button from '@mui/material/Button';
import { I18nContext, type I18nProvider, useTranslate } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { App } from './App';
import { FullPageMessage } from './components/feedback/FullPageMessage';
import { useDocumentTitle } from './components/useDocumentTitle';
import { loadRemoteConfig } from './config/remoteConfig';
import { createI18nProvider, createStartI18nProvider, initialLocale, isRtl } from './i18n/index';
import { Themed } from './theme/Themed';

const retryMs = 5_000;

type Progress =
  | { step: 'loading' }
  | { step: 'failed'; i18nProvider: I18nProvider }
  | { step: 'ready'; i18nProvider: I18nProvider };

/** Loads texts and remote configuration; where one fails, the message is shown in what texts there are. */
async function load(): Promise<Progress> {
  const [texts, config] = await Promise.allSettled([
    createI18nProvider(initialLocale(), 'entrance'),
    loadRemoteConfig(),
  ]);
  const i18nProvider = texts.status === 'fulfilled' ? texts.value : createStartI18nProvider();
  const isReady = texts.status === 'fulfilled' && config.status === 'fulfilled';
  return { step: isReady ? 'ready' : 'failed', i18nProvider };
}

const StartFailed = ({ isTrying, retry }: { isTrying: boolean; retry: () => void }) => {
  const t = useTranslate();
  useDocumentTitle(t('shell.start.failed_title'));
  return (
    <FullPageMessage title={t('shell.start.failed_title')} detail={t('shell.start.failed_detail')}>
      <Button variant="contained" loading={isTrying} onClick={retry}>
        {t('shell.start.retry')}
      </Button>
    </FullPageMessage>
  );
};

/** The product from its first moment: what it needs from the server comes first, and is asked for again where it fails. */
export const Start = () => {
  const [progress, setProgress] = useState<Progress>({ step: 'loading' });
  const [isTrying, setIsTrying] = useState(false);
  const started = useRef(false);

  const attempt = useCallback(async () => {
    setIsTrying(true);
    setProgress(await load());
    setIsTrying(false);
  }, []);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void attempt();
  }, [attempt]);

  const isWaiting = progress.step === 'failed' && !isTrying;
  useEffect(() => {
    if (!isWaiting) return;
    const retry = () => void attempt();
    const timer = setTimeout(retry, retryMs);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [isWaiting, attempt]);

  // Until then the splash of index.html is seen.
  if (progress.step === 'loading') return null;
  const { i18nProvider } = progress;
  if (progress.step === 'ready') return <App i18nProvider={i18nProvider} />;
  return (
    <I18nContext.Provider value={i18nProvider}>
      <Themed direction={isRtl(i18nProvider.getLocale()) ? 'rtl' : 'ltr'}>
        <StartFailed isTrying={isTrying} retry={attempt} />
      </Themed>
    </I18nContext.Provider>
  );
};
