import '@fontsource-variable/rubik';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { loadRemoteConfig } from './config/remoteConfig';
import { createI18nProvider, initialLocale } from './i18n/index';

const root = createRoot(document.getElementById('root') as HTMLElement);

async function start(): Promise<void> {
  const [i18nProvider] = await Promise.all([createI18nProvider(initialLocale(), 'entrance'), loadRemoteConfig()]);
  root.render(
    <StrictMode>
      <App i18nProvider={i18nProvider} />
    </StrictMode>,
  );
}

void start();
