import { Suspense, useEffect, useState } from 'react';
import type { BodyOf } from '#contract/calls/index';
import { lazyWithRetry } from './components/lazyWithRetry';
import { callApi, connectCalls } from './dataProvider/callApi';
import { withTexts } from './i18n/index';

/** Loaded separately: few people make a dangerous change long after they signed in. */
const StepUpDialog = lazyWithRetry(withTexts(['pages', 'tools'], () => import('./layout/step-up/StepUpDialog')));

/** The dialog is outside the page, which react-admin's data provider belongs to. */
const begin = () => callApi('begin_step_up', {});
const prove = (proof: BodyOf<'step_up'>): Promise<unknown> => callApi('step_up', proof);

/** The dialog that refused calls wait for. */
interface Question {
  answered: Promise<boolean>;
  answer: (isProved: boolean) => void;
}

/**
 * Asks people to prove who they are when the server wants a fresh proof, on whatever page they are. They are asked only
 * once, however many calls are waiting.
 */
export const StepUp = () => {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => {
    let open: Question | null = null;
    const show = (next: Question | null) => {
      open = next;
      setQuestion(next);
    };
    const ask = (): Question => {
      let resolve: (isProved: boolean) => void = () => undefined;
      const answered = new Promise<boolean>((done) => {
        resolve = done;
      });
      const answer = (isProved: boolean) => {
        show(null);
        resolve(isProved);
      };
      return { answered, answer };
    };
    const disconnect = connectCalls({
      stepUp: () => {
        if (!open) show(ask());
        return open?.answered ?? Promise.resolve(false);
      },
    });
    return () => {
      disconnect();
      open?.answer(false);
    };
  }, []);
  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <StepUpDialog begin={begin} prove={prove} onAnswer={question.answer} />
    </Suspense>
  );
};
