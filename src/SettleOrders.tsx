import { Suspense, useEffect, useState } from 'react';
import type { AffectedOrder, Settle } from '#contract/entities/settle';
import { lazyWithRetry } from './components/lazyWithRetry';
import { connectCalls } from './dataProvider/callApi';
import { withTexts } from './i18n/index';

const SettleDialog = lazyWithRetry(withTexts(['pages', 'tools'], () => import('./layout/service/SettleDialog')));

interface Question {
  affected: AffectedOrder[];
  answer: (settle: Settle | null) => void;
}

/** Asks what happens to scheduled orders that new hours leave outside, for whichever page saves them. */
export const SettleOrders = () => {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      connectCalls({
        settleOrders: (affected) =>
          new Promise((resolve) => {
            setQuestion({
              affected,
              answer: (settle) => {
                setQuestion(null);
                resolve(settle);
              },
            });
          }),
      }),
    [],
  );
  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <SettleDialog affected={question.affected} onAnswer={question.answer} />
    </Suspense>
  );
};
