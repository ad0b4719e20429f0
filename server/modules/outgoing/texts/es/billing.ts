import type { BillingTexts } from '../../messageTexts';

export const billing: BillingTexts = {
  trial_ending: {
    subject: 'El periodo de prueba de %{store} termina el %{day}',
    lines: [
      'El periodo de prueba de %{store} termina el %{day}. A partir de ese día, el local no podrá recibir pedidos nuevos.',
      'Elige un plan antes de esa fecha. Antes de confirmarlo verás el importe exacto y el día del cobro:',
      '%{link}',
    ],
  },
  invoice_paid: {
    subject: 'Factura %{number} de %{store}: %{amount}',
    lines: [
      'Se emitió la factura %{number} por la suscripción de %{store}: %{amount}.',
      'Puedes verla y descargarla en PDF aquí:',
      '%{link}',
    ],
  },
  payment_failed: {
    subject: 'Falló el pago de la suscripción de %{store}',
    lines: [
      'No se pudo cobrar en tu tarjeta la factura %{number} de %{store} (%{amount}).',
      'Todo seguirá funcionando hasta el %{day}. Págala antes con esta tarjeta o con otra:',
      '%{link}',
    ],
  },
  subscription_locked: {
    subject: '%{store} no recibirá pedidos nuevos hasta que pagues',
    lines: [
      '%{store} no recibe pedidos nuevos desde el %{day}, porque no tiene una suscripción pagada. Aún puedes terminar los pedidos que ya tienes.',
      'Paga aquí para volver a recibirlos:',
      '%{link}',
    ],
  },
};
