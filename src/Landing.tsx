import { lazyWithRetry } from './components/lazyWithRetry';
import { withTexts } from './i18n/index';

const LandingPage = lazyWithRetry(
  withTexts(
    'frame',
    withTexts('landing', () => import('./custom-pages/landing/LandingPage')),
  ),
);

/** The way to the landing page, apart, so that the sign-in does not carry the list of its files. It shows words of the frame too: its visitor needs them next. */
export default function Landing() {
  return <LandingPage />;
}
