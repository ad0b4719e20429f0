import { holderTypes } from '#contract/documents/holderTypes';
import { BankSection } from '../../../records/bank/BankSection';
import { partKey, useOpenProvider } from './useOpenProvider';

/** The open person's bank details. */
export const ProviderBank = () => {
  const { id } = useOpenProvider();
  return (
    <BankSection
      holder={{ bank_holder_id: id, bank_holder_type: holderTypes.provider }}
      queryKey={partKey('bank', id)}
    />
  );
};
