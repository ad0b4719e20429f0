import { Suspense } from 'react';
import { patientLazy } from '../../components/patientLazy';
import { isSupportOffered } from '../../config/supportOffer';
import { withTexts } from '../../i18n/index';
import { useSupportPanel } from './useSupportPanel';

const SupportPanel = patientLazy(withTexts('pages', () => import('./SupportPanel')));

/** Support beside every page, while it is open. */
export const SupportPlace = () => {
  const { isOpen } = useSupportPanel();
  if (!isOpen || !isSupportOffered()) return null;
  return (
    <Suspense fallback={null}>
      <SupportPanel />
    </Suspense>
  );
};
