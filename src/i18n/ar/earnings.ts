import type { earnings as english } from '../en/earnings';

export const earnings = {
  brought: 'حقّق لك هذا الطلب %{earned} من %{charged}',
  charged: 'المبلغ على العميل',
  earned: 'المتبقي لك',
  share: '%{name}: %{percent} من %{base}',
  account: {
    tax: 'الضريبة',
    refunds: 'المبالغ المردودة',
    commission: 'العمولة',
    commission_tax: 'ضريبة العمولة',
    payment_fees: 'رسوم الدفع',
    provider_shares: 'حصة مندوب التوصيل',
    platform_discounts: 'خصم تتحمله المنصة',
    adjustments: 'تصحيحات المنصة',
    booking_fees: 'رسوم الحجز',
    no_show_charges: 'رسوم عدم الحضور',
    subscription: 'الاشتراك',
  },
} satisfies typeof english;
