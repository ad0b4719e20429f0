import type { Order } from '#contract/entities/order';

/** What every dialog that puts a detail right is given. */
export interface CorrectionProps {
  /** The order as it was when the dialog opened. */
  opened: Order;
  onClose: () => void;
}
