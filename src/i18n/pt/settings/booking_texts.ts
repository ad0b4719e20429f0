import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Os clientes veem estes avisos a partir de agora.',
  field: {
    booking_guest_note: 'Aviso aos clientes',
    booking_large_party_note: 'Aviso a grupos grandes',
  },
  help: {
    booking_guest_note: 'Os clientes veem este aviso antes de reservar uma mesa.',
    booking_large_party_note: 'Os clientes veem este aviso se o grupo for maior que o maior grupo.',
  },
} satisfies SettingsTexts;
