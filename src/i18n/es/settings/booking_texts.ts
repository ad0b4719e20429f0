import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Los clientes ven estas notas a partir de ahora.',
  field: {
    booking_guest_note: 'Nota para los comensales',
    booking_large_party_note: 'Nota para grupos grandes',
  },
  help: {
    booking_guest_note: 'Los clientes la ven antes de reservar una mesa.',
    booking_large_party_note: 'Los clientes la ven en su lugar si su grupo supera el máximo.',
  },
} satisfies SettingsTexts;
