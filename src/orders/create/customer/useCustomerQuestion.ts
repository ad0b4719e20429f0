import { type Dispatch, useState } from 'react';
import type { DraftAction } from '../draft/draftReducer';
import type { KnownCustomer, OrderDraft } from '../draft/orderDraft';
import type { CustomerAnswer } from './CustomerQuestion';
import { type CustomerChange, changesKey, customerChanges } from './customerChanges';

interface Question {
  name: string;
  changes: readonly CustomerChange[];
  onAnswer: (answer: CustomerAnswer) => void;
}

/** Asks about a known customer whom the ticket has differently, once per difference. */
export function useCustomerQuestion(dispatch: Dispatch<DraftAction>) {
  const [question, setQuestion] = useState<Question | null>(null);

  const ask = (name: string, changes: readonly CustomerChange[]): Promise<CustomerAnswer> =>
    new Promise((resolve) => {
      const onAnswer = (answer: CustomerAnswer) => {
        setQuestion(null);
        resolve(answer);
      };
      setQuestion({ name, changes, onAnswer });
    });

  /** @returns the ticket with what was decided; `null` if it should be corrected instead */
  async function askAbout(draft: OrderDraft, known: KnownCustomer | undefined): Promise<OrderDraft | null> {
    const changes = known ? customerChanges(draft, known) : [];
    const about = changesKey(changes);
    if (draft.customer_choice?.about === about) return draft;
    const { customer_choice: _, ...rest } = draft;
    let decided: OrderDraft = rest;
    if (known && changes.length > 0) {
      const answer = await ask(known.name, changes);
      if (answer === 'back') return null;
      decided = { ...rest, customer_choice: { about, is_one_off: answer === 'once' } };
    } else if (!draft.customer_choice) return draft;
    // `restore` doesn't make it another order: a lost reply is still answered by the first one.
    dispatch({ type: 'restore', draft: decided });
    return decided;
  }

  return { question, askAbout };
}
