import { useCallback, useEffect, useRef, useState } from 'react';
import { I18nContext } from 'react-admin';
import { App, loadBundle } from './App';
import { takeLastConfig } from './config/remoteConfig';
import { StartFailedPage } from './custom-pages/error-pages/StartFailedPage';
import { loadRemoteConfig } from './dataProvider/loadRemoteConfig';
import { onRecovery } from './dataProvider/outage';
import { needTexts, useTexts } from './i18n/index';
import { useDocumentLanguage } from './i18n/useDocumentLanguage';
import { getSession } from './session/session';
import { Themed } from './theme/Themed';

const retryMs = 5_000;

type Progress = 'loading' | 'failed' | 'offline' | 'ready';

/**
 * Loads the texts, the remote configuration and the app's bundle. If one of the first two fails, the message is shown
 * in whatever texts have loaded. A signed-in user continues with the last visit's configuration, and the frame says
 * that it is cut off.
 */
async function load(): Promise<Progress> {
  const ownTexts = needTexts('entrance');
  const half = ownTexts.then(
    () => loadBundle(window.location.pathname),
    () => undefined,
  );
  const [texts, config] = await Promise.allSettled([ownTexts, loadRemoteConfig()]);
  const isConfigured = config.status === 'fulfilled';
  if (texts.status === 'rejected' || !(isConfigured || (getSession() && takeLastConfig()))) return 'failed';
  await half;
  return isConfigured ? 'ready' : 'offline';
}

/** The first component. It loads what the app needs from the server before anything else, and retries if that fails. */
export const Start = () => {
  const i18nProvider = useTexts();
  const direction = useDocumentLanguage(i18nProvider.getLocale());
  const [progress, setProgress] = useState<Progress>('loading');
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

  const isWaiting = (progress === 'failed' || progress === 'offline') && !isTrying;
  useEffect(() => {
    if (!isWaiting) return;
    const retry = () => void attempt();
    const timer = setTimeout(retry, retryMs);
    window.addEventListener('online', retry);
    const stopRecovery = onRecovery(retry);
    return () => {
      stopRecovery();
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [isWaiting, attempt]);

  // Until then, the splash screen in index.html is visible.
  if (progress === 'loading') return null;
  return (
    <I18nContext.Provider value={i18nProvider}>
      <Themed direction={direction}>
        {progress === 'failed' ? <StartFailedPage isTrying={isTrying} retry={attempt} /> : <App />}
      </Themed>
    </I18nContext.Provider>
  );
};
