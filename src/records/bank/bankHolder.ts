import type { HolderType } from '#contract/documents/holderTypes';

/** Whose bank details they are, as the calls name them. */
export interface BankHolder {
  bank_holder_id: string;
  bank_holder_type: HolderType;
}

/** The notice that a change of the store's bank details would have mailed, in a demo without a mail server. */
export interface BankNotice {
  subject: string;
  text: string;
}
