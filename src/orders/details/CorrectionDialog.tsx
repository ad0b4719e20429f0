import { AddressCorrection } from './AddressCorrection';
import type { CorrectionProps } from './correctionProps';
import { PhoneCorrection } from './PhoneCorrection';
import { TableCorrection } from './TableCorrection';
import { TimeCorrection } from './TimeCorrection';

const dialogs = {
  table: TableCorrection,
  time: TimeCorrection,
  address: AddressCorrection,
  phone: PhoneCorrection,
};

/** What can be put right in a dialog of its own; an address comes with its note. */
export type CorrectionPart = keyof typeof dialogs;

/** Puts one detail of an order right. */
export default function CorrectionDialog({ part, ...props }: CorrectionProps & { part: CorrectionPart }) {
  const Dialog = dialogs[part];
  return <Dialog {...props} />;
}
