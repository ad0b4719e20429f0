import { lazyWithRetry } from './components/lazyWithRetry';
import { withTexts } from './i18n/index';

const LandingPage = lazyWithRetry(
  withTexts(
    'frame',
    withTexts('landing', () => import('./custom-pages/landing/LandingPage')),
  ),
);

/**
 * Loads the landing page separately, so that the sign-in doesn't include its file list. It also uses the frame's texts,
 * which its visitor needs next.
 */
export default function Landing() {
  return <LandingPage />;
}
