import type { paymentReturn as english } from '../en/paymentReturn';

export const paymentReturn: typeof english = {
  done: {
    title: 'شكرًا لك',
    detail: 'دفعتك في طريقها إلى المتجر. يمكنك إغلاق هذه الصفحة.',
  },
  cancelled: {
    title: 'لم يُدفع أي مبلغ',
    detail: 'يمكنك فتح رابط الدفع مجددًا في أي وقت، أو سؤال المتجر.',
  },
};
