import type { PlanInterval } from '#contract/billing/plans';
import { storageKeys } from '../../config/storageKeys';

/** A plan that was chosen before its card was entered at the gateway's page. */
export interface PlanChoice {
  plan: string;
  interval: PlanInterval;
}

/** Keeps the choice for the way back, in this tab alone. */
export const keepChoice = (choice: PlanChoice): void =>
  window.sessionStorage.setItem(storageKeys.chosenPlan, JSON.stringify(choice));

/** Returns the kept choice, once. */
export function takeChoice(): PlanChoice | null {
  const text = window.sessionStorage.getItem(storageKeys.chosenPlan);
  window.sessionStorage.removeItem(storageKeys.chosenPlan);
  return text ? (JSON.parse(text) as PlanChoice) : null;
}
