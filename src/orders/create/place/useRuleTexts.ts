import { useTranslate } from 'react-admin';
import { useDraft } from '../draft/draftContext';
import type { BrokenRuleError } from './serverProblems';

/** Returns a function that explains a broken rule in a sentence. */
export function useRuleTexts() {
  const t = useTranslate();
  const { store, money } = useDraft();
  return (broken: readonly BrokenRuleError[]): string[] =>
    broken.map(({ rule }) => t(`createOrder.override.rule.${rule}`, { minimum: money(store.minimum_order_price) }));
}
