import { useEffect, useState } from 'react';
import { needsCustomer } from '#contract/orders/needsCustomer';
import { type PhoneProblem, phoneProblem } from '../../../components/order/phoneRules';
import type { DraftCustomer, OrderDraft } from '../draft/orderDraft';

/** Of a ticket, what its phone number is judged by. */
interface PhonedDraft extends Pick<OrderDraft, 'order_type'> {
  customer: Omit<DraftCustomer, 'name'>;
}

/** What is wrong with the customer's number; one that an earlier order bore is taken as it is. */
export async function customerPhoneProblem({ order_type, customer }: PhonedDraft): Promise<PhoneProblem | null> {
  if (customer.phone === '' && !needsCustomer(order_type)) return null;
  if (customer.phone !== '' && customer.phone === customer.known_phone) return null;
  // Where the rules cannot be loaded, the server's own check has to do.
  return phoneProblem(customer).catch(() => null);
}

/** The same, live. */
export function usePhoneCheck({ order_type, customer }: PhonedDraft): PhoneProblem | null {
  const [problem, setProblem] = useState<PhoneProblem | null>(null);
  const { phone, country_phone_code, known_phone } = customer;
  useEffect(() => {
    let isCurrent = true;
    const known = known_phone === undefined ? {} : { known_phone };
    void customerPhoneProblem({ order_type, customer: { phone, country_phone_code, ...known } }).then(
      (found) => isCurrent && setProblem(found),
    );
    return () => {
      isCurrent = false;
    };
  }, [order_type, phone, country_phone_code, known_phone]);
  return problem;
}
