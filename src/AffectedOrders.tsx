import { Suspense, useEffect, useState } from 'react';
import type { AffectedOrder, OrderDecisions } from '#contract/entities/affectedOrders';
import { lazyWithRetry } from './components/lazyWithRetry';
import { connectCalls } from './dataProvider/callApi';
import { withTexts } from './i18n/index';

const AffectedOrdersDialog = lazyWithRetry(
  withTexts(['pages', 'tools'], () => import('./layout/service/AffectedOrdersDialog')),
);

interface Question {
  affected: AffectedOrder[];
  answer: (decisions: OrderDecisions | null) => void;
}

/** Asks what happens to scheduled orders that new hours leave outside, on whatever page they are saved. */
export const AffectedOrders = () => {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      connectCalls({
        decideOrders: (affected) =>
          new Promise((resolve) => {
            setQuestion({
              affected,
              answer: (decisions) => {
                setQuestion(null);
                resolve(decisions);
              },
            });
          }),
      }),
    [],
  );
  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <AffectedOrdersDialog affected={question.affected} onAnswer={question.answer} />
    </Suspense>
  );
};
