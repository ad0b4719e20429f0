import { useTranslate } from 'react-admin';
import { useDraft } from '../draft/draftContext';
import type { BrokenRuleError } from './serverProblems';

/** The rules that a ticket breaks, each as a sentence. */
export function useRuleTexts() {
  const t = useTranslate();
  const { store, money } = useDraft();
  return (broken: readonly BrokenRuleError[]): string[] =>
    broken.map(({ rule }) => t(`createOrder.override.rule.${rule}`, { minimum: money(store.minimum_order_price) }));
}
