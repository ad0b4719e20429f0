/** The facts of a mail with the dashboard's figures, besides its link. */
export const summaryFigures = {
  ...{ store: 'Zur Post', period: '4 March 2026', choice: 'https://desk.example/app/profile' },
  ...{ sales: '€90.00', sales_before: '€80.00', orders: '9', orders_before: '8' },
  ...{ average: '€10.00', average_before: '€10.00', cancelled: '0', cancelled_before: '1' },
} as const;
