import { useEffect, useState } from 'react';
import { sendCode, verifyCode } from './authProvider/verifyStore';
import { lazyWithRetry } from './components/lazyWithRetry';
import { goTo } from './config/goTo';
import { loginPath, returnPath } from './config/loginPath';
import { withTexts } from './i18n/index';
import {
  type KeptVerification,
  readSecondFactor,
  readVerification,
  writeSecondFactor,
  writeVerification,
} from './session/verification';

const VerificationPage = lazyWithRetry(
  withTexts('verification', () => import('./custom-pages/verification/VerificationPage')),
);
const SecondFactor = lazyWithRetry(() => import('./SecondFactor'));

/** Keeps the page to open after signing in. */
const toSignIn = (notice?: string) =>
  goTo(loginPath({ from: returnPath(window.location.search), ...(notice ? { notice } : {}) }), { replace: true });

/** `/store/verify`, loaded separately from the sign-in, which leads here with a ticket: to verify the store, or for a second factor. */
export default function Verification({ onTyping }: { onTyping: () => void }) {
  const [verification, setVerification] = useState(readVerification);
  const [factor, setFactor] = useState(readSecondFactor);
  const keep = (change: (now: KeptVerification) => KeptVerification) => {
    const now = readVerification();
    // A reply that came too late: the session has started, or the user has left.
    if (!now) return;
    writeVerification(change(now));
    setVerification(readVerification());
  };
  const showNextStep = () => {
    setVerification(readVerification());
    setFactor(readSecondFactor());
  };
  const verify: typeof verifyCode = async (...code) => {
    const missing = await verifyCode(...code);
    setFactor(readSecondFactor());
    return missing;
  };
  const leave = (notice?: string) => {
    writeVerification(null);
    writeSecondFactor(null);
    toSignIn(notice);
  };
  const isOver = !verification && !factor;
  useEffect(() => {
    if (isOver) toSignIn();
  }, [isOver]);
  const ways = { leave: () => leave(), expire: () => leave('verification_over'), onTyping };
  if (factor) return <SecondFactor factor={factor} verify={showNextStep} {...ways} />;
  if (!verification) return null;
  return <VerificationPage verification={verification} keep={keep} send={sendCode} verify={verify} {...ways} />;
}
