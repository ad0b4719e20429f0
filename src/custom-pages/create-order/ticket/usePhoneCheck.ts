import { useEffect, useState } from 'react';
import type { DraftCustomer } from '../draft/orderDraft';
import { type PhoneProblem, phoneProblem } from './phoneRules';

/** What is wrong with the customer's number; one that an earlier order bore is taken as it is. */
export async function customerPhoneProblem(customer: DraftCustomer): Promise<PhoneProblem | null> {
  if (customer.phone !== '' && customer.phone === customer.known_phone) return null;
  // Where the rules cannot be loaded, the server's own check has to do.
  return phoneProblem(customer).catch(() => null);
}

/** The same, live. */
export function usePhoneCheck(customer: DraftCustomer): PhoneProblem | null {
  const [problem, setProblem] = useState<PhoneProblem | null>(null);
  const { phone, country_phone_code, known_phone } = customer;
  useEffect(() => {
    let isCurrent = true;
    void customerPhoneProblem({ name: '', phone, country_phone_code, ...(known_phone ? { known_phone } : {}) }).then(
      (found) => isCurrent && setProblem(found),
    );
    return () => {
      isCurrent = false;
    };
  }, [phone, country_phone_code, known_phone]);
  return problem;
}
