import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Los clientes ven estas notas a partir de ahora.',
  field: {
    booking_guest_note: 'Nota para los comensales',
    booking_large_party_note: 'Nota para grupos grandes',
    booking_mails_guests: 'Correos a los comensales',
  },
  help: {
    booking_guest_note: 'Los clientes la ven antes de reservar una mesa.',
    booking_large_party_note: 'Los clientes la ven en su lugar si su grupo supera el máximo.',
    booking_mails_guests:
      'Quienes han dado un correo reciben una confirmación y, un día antes, un recordatorio. Ambos llevan un enlace para confirmar, cambiar o cancelar.',
  },
} satisfies SettingsTexts;
